/** Pixels; what is left of a picture below is hard to make out on a phone. */
const SAVED_HEIGHT = 480;

/** @see https://wicg.github.io/savedata/#savedata-attribute (not every browser has it) */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: unknown } }).connection
    ?.saveData === true;

/**
 * The height of automatically selected renditions, at most, for viewers whose browser saves data.
 * @param limit of the source, in pixels; null for none
 * @see docs/rules/playback.md PLAY-51
 */
export const automaticHeight = (limit: number | null): number | null =>
  savesData() ? Math.min(limit ?? SAVED_HEIGHT, SAVED_HEIGHT) : limit;
