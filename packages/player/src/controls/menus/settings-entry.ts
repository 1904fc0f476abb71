import type { IconNode } from 'lucide';
import type { MenuItem } from './menu.element.js';
import type { PlayerContext } from '../player-context.js';

/** How a row of the settings menu reads now. */
export interface SettingsRow {
  readonly icon: IconNode;
  readonly label: string;
  /** What is chosen now. */
  readonly value?: string;
}

/**
 * One row of the settings menu: it leads to a page of choices, or does something. It is read anew whenever
 * the player's state differs.
 */
export interface SettingsEntry {
  readonly name: string;
  /** The button of the row that it stands for: it is listed only while the player is too narrow for that. */
  readonly standsFor?: string;
  /** Null where there is nothing to set. */
  row(context: PlayerContext): SettingsRow | null;
  /** What stands on its page. */
  choices?(context: PlayerContext): readonly MenuItem[];
  /** What it does, where it has no page; the menu has closed by then. */
  choose?(context: PlayerContext): void;
}
