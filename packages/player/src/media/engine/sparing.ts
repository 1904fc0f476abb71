/** So much is fetched ahead of a picture that nobody plays: the segment that holds it. */
export const SPARING_SECONDS = 1;

/** How much is fetched ahead of what plays. */
export interface Supply {
  /** Seconds, at least, whatever they weigh. */
  readonly least: number;
  /** Seconds, at most. */
  readonly most: number;
  /** Bytes, at most. */
  readonly bytes: number;
}

const USUAL: Supply = { least: 10, most: 60, bytes: 30_000_000 };
/** Who asked the browser to spare data leaves many videos before their end. */
const SPARE: Supply = { least: 8, most: 20, bytes: 10_000_000 };

/** @see https://wicg.github.io/savedata/#savedata-attribute (not every browser has it) */
const sparesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: unknown } }).connection
    ?.saveData === true;

/** @see docs/rules/playback.md PLAY-12 */
export const supply = (): Supply => (sparesData() ? SPARE : USUAL);
