import type { CSSResult, TemplateResult } from 'lit';
import type { PlayerContext } from './player-context.js';
import type { PlayerFeature } from '../session/player-host.js';

/** Buttons of the row that are loaded with these parts, in their order; `-button` makes the name of their slots. */
export const LAZY_BUTTONS = ['chapters', 'guide', 'tracks', 'settings', 'remote'] as const;

type LazyButton = (typeof LAZY_BUTTONS)[number];

/** Parts that are loaded once there is a video to act on, so that they do not delay the first frame. */
export interface LazyParts {
  /** Styles of these parts, applied after those of the shell. */
  readonly styles: readonly CSSResult[];
  /** Registers the elements of these parts. */
  define(): void;
  /** Marks on the picture, below everything else; they stay if the page draws its own controls. */
  marks(context: PlayerContext): TemplateResult;
  /** Buttons at the end of the row, before full screen, each for its slot. */
  readonly buttons: Readonly<Record<LazyButton, (context: PlayerContext) => TemplateResult>>;
  /** Panels and cards over the picture, below the controls. */
  overlays(context: PlayerContext): readonly TemplateResult[];
  /** Attached once per player, for the player's lifetime. */
  readonly features: readonly PlayerFeature[];
}
