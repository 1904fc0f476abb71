import type { CSSResult, TemplateResult } from 'lit';
import type { PlayerContext } from '../player-context.js';

/** An overlay of the picture in its own chunk, loaded when first needed. */
export interface PanelPart {
  readonly styles: readonly CSSResult[];
  /** Registers its elements. */
  define(): void;
  /** Renders its element, which is connected only while it is open. */
  draw(context: PlayerContext): TemplateResult;
}

/** Loaders by panel name; `ControlsState.openPanel` opens a panel by this name. */
export type PanelParts = Readonly<Record<string, () => Promise<PanelPart>>>;
