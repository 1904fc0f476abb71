/** Widths in pixels that `srcset` offers, up to a screen of 4K. */
const OFFERED_WIDTHS = [240, 320, 480, 640, 960, 1280, 1920, 2560, 3840] as const;
const WIDEST = 3840;

/** Widths at which the site asks for logos of realm and channels, and for pictures of the sign-in pages (SIGN-45). */
const FIXED_WIDTHS = [110, 128, 600, 820, 1080] as const;

/** All widths that are drawn, besides the own width of an original. The list is closed, so that nobody can fill the disk. */
export const PICTURE_WIDTHS: readonly number[] = [...OFFERED_WIDTHS, ...FIXED_WIDTHS].toSorted(
  (one, other) => one - other,
);

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What is drawn at most of an original. @param aspect width ÷ height to which it is cropped; null for all of it */
export const largestWidth = ({ width, height }: PictureSize, aspect: number | null): number =>
  Math.min(WIDEST, aspect === null ? width : Math.max(1, Math.floor(Math.min(width, height * aspect))));

/** The widths to offer, ascending. @param largest as of `largestWidth`; nothing is enlarged */
export const offeredWidths = (largest: number): readonly number[] => [
  ...OFFERED_WIDTHS.filter((width) => width < largest),
  largest,
];
