import { number, pattern, words, type ShapeOf } from './fields.js';

/** Generic font families, available on every platform. */
export const CAPTION_FONTS = [
  'default',
  'sansSerif',
  'serif',
  'monospace',
  'monospaceSerif',
  'casual',
  'cursive',
  'smallCapitals',
] as const;
export type CaptionFont = (typeof CAPTION_FONTS)[number];

export const CAPTION_EDGES = ['none', 'raised', 'depressed', 'outline', 'dropShadow'] as const;
export type CaptionEdge = (typeof CAPTION_EDGES)[number];

/** Position of captions that set no line of their own. */
export const CAPTION_POSITIONS = ['bottom', 'middle', 'top'] as const;
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number];

const colour = pattern(/^#[\da-f]{6}$/iu, 'a colour as #rrggbb');
const percentage = number(0, 100, 'percent');

/** The caption appearance settings that a viewer can change. */
export const CAPTION_APPEARANCE = {
  /** Relative to the default size. */
  size: number(50, 300, 'percent'),
  font: words(...CAPTION_FONTS),
  colour,
  opacity: percentage,
  /** The background directly behind the text. */
  background: colour,
  backgroundOpacity: percentage,
  edge: words(...CAPTION_EDGES),
  /** The box around the whole caption. */
  window: colour,
  windowOpacity: percentage,
  position: words(...CAPTION_POSITIONS),
} as const;

/**
 * The caption appearance chosen by the viewer. Each setting overrides the styles of the caption file.
 * @see https://www.ecfr.gov/current/title-47/section-79.103 “Closed caption decoder requirements”
 */
export type CaptionAppearance = ShapeOf<typeof CAPTION_APPEARANCE>;
