import type { CaptionAppearance } from '@footlight/player-contract';

/** Percentages of the default size. */
export const CAPTION_SIZES = [50, 75, 100, 125, 150, 200, 300] as const;

/** Default appearance, used where neither the viewer nor the caption file specifies one. */
export const USUAL_APPEARANCE: CaptionAppearance = Object.freeze({
  size: 100,
  font: 'default',
  colour: '#ffffff',
  opacity: 100,
  background: '#060709',
  backgroundOpacity: 75,
  edge: 'none',
  window: '#060709',
  windowOpacity: 0,
  position: 'bottom',
});
