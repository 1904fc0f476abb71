import { CAPTION_APPEARANCE, accepted, type CaptionAppearance } from '@footlight/player-contract';

/** Percentages of the usual size. */
export const CAPTION_SIZES = [50, 75, 100, 125, 150, 200, 300] as const;

/** How captions look to who has no wish and reads a file without styles. */
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

/** What of a value from outside is an appearance; the rest is left out. */
export const readAppearance = (value: unknown): Partial<CaptionAppearance> =>
  accepted(CAPTION_APPEARANCE, value);
