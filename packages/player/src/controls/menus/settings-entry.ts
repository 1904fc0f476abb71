import type { LineIcon } from '../../plugins/line-icon.js';
import type { MenuItem } from './menu.element.js';
import type { PlayerContext } from '../player-context.js';

/** Current content of a row in the settings menu. */
interface SettingsRow {
  readonly icon: LineIcon;
  readonly label: string;
  /** The current choice. */
  readonly value?: string;
}

/**
 * One row of the settings menu. It opens a page of choices or runs an action. It is read again whenever the player's
 * state changes.
 */
export interface SettingsEntry {
  readonly name: string;
  /**
   * The button of the control bar that it replaces. It is listed only while the player is too narrow for that button.
   */
  readonly standsFor?: string;
  /** Null if there is nothing to set. */
  row(context: PlayerContext): SettingsRow | null;
  /** The content of its page. */
  choices?(context: PlayerContext): readonly MenuItem[];
  /** The action of an entry without a page; runs after the menu has closed. */
  choose?(context: PlayerContext): void;
}
