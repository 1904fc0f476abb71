import { number, pattern, words, type ShapeOf } from './fields.js';

/** Families that every platform has something for. */
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

/** Where captions without a line of their own stand. */
export const CAPTION_POSITIONS = ['bottom', 'middle', 'top'] as const;
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number];

const colour = pattern(/^#[\da-f]{6}$/iu, 'a colour as #rrggbb');
const percentage = number(0, 100, 'percent');

/** What of captions' looks a viewer may choose. */
export const CAPTION_APPEARANCE = {
  /** Of the usual size. */
  size: number(50, 300, 'percent'),
  font: words(...CAPTION_FONTS),
  colour,
  opacity: percentage,
  /** Right behind the letters. */
  background: colour,
  backgroundOpacity: percentage,
  edge: words(...CAPTION_EDGES),
  /** The box around a whole caption. */
  window: colour,
  windowOpacity: percentage,
  position: words(...CAPTION_POSITIONS),
} as const;

/**
 * How captions look, where the viewer has a wish: each choice goes before the styles of the caption file.
 * @see https://www.ecfr.gov/current/title-47/section-79.103 “Closed caption decoder requirements”
 */
export type CaptionAppearance = ShapeOf<typeof CAPTION_APPEARANCE>;
