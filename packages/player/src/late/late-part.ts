import type { CSSResult, TemplateResult } from 'lit';
import type { PlayerContext } from '../controls/player-context.js';
import type { PlayerFeature } from '../player-feature.js';

/** What the player fetches once there is a video to act on, so that the first frame does not wait for it. */
export interface LateParts {
  /** Looks of these parts, after those of the shell. */
  readonly styles: readonly CSSResult[];
  /** Registers the elements of these parts. */
  define(): void;
  /** Marks on the picture, under all else; they stay where the page draws its own controls. */
  marks(context: PlayerContext): TemplateResult;
  /** Buttons at the end of the row, before full screen. */
  buttons(context: PlayerContext): TemplateResult;
  /** Panels and cards over the picture, under the controls. */
  overlays(context: PlayerContext): readonly TemplateResult[];
  /** Attached once a player; each lives as long as it. */
  readonly features: readonly PlayerFeature[];
}
