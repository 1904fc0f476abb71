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

/** Percentages of the usual size. */
export const CAPTION_SIZES = [50, 75, 100, 125, 150, 200, 300] as const;

/** Percentages. */
export const CAPTION_OPACITIES = [0, 25, 50, 75, 100] as const;

/**
 * How captions look, where the viewer has a wish: each choice goes before the styles of the caption file.
 * @see https://www.ecfr.gov/current/title-47/section-79.103 “Closed caption decoder requirements”
 */
export interface CaptionAppearance {
  /** Percentage of the usual size, 50–300. */
  readonly size: number;
  readonly font: CaptionFont;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Percentage. */
  readonly opacity: number;
  /** `#rrggbb`, right behind the letters. */
  readonly background: string;
  /** Percentage. */
  readonly backgroundOpacity: number;
  readonly edge: CaptionEdge;
  /** `#rrggbb`, the box around a whole caption. */
  readonly window: string;
  /** Percentage. */
  readonly windowOpacity: number;
  readonly position: CaptionPosition;
}

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

const isColour = (value: unknown): boolean => typeof value === 'string' && /^#[\da-f]{6}$/iu.test(value);
const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;
const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

const CHECKS: { readonly [Name in keyof CaptionAppearance]: (value: unknown) => boolean } = {
  size: (value) => typeof value === 'number' && value >= 50 && value <= 300,
  font: isOneOf(CAPTION_FONTS),
  colour: isColour,
  opacity: isShare,
  background: isColour,
  backgroundOpacity: isShare,
  edge: isOneOf(CAPTION_EDGES),
  window: isColour,
  windowOpacity: isShare,
  position: isOneOf(CAPTION_POSITIONS),
};

/** What of a value from outside is an appearance; the rest is left out. */
export const readAppearance = (value: unknown): Partial<CaptionAppearance> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(CHECKS).flatMap(([name, isValid]) => {
          const wish: unknown = Reflect.get(value, name);
          return isValid(wish) ? [[name, wish]] : [];
        }),
      )
    : {};
