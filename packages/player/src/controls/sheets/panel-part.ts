import type { CSSResult, TemplateResult } from 'lit';
import type { PlayerContext } from '../player-context.js';

/** Something drawn over the picture whose code is a chunk of its own, fetched when it is first wanted. */
export interface PanelPart {
  readonly styles: readonly CSSResult[];
  /** Registers its elements. */
  define(): void;
  /** Its element; in the tree only while it is open. */
  draw(context: PlayerContext): TemplateResult;
}

/** By the panel's name, which `ControlsState.openPanel` opens it by. */
export type PanelParts = Readonly<Record<string, () => Promise<PanelPart>>>;
