import type Hls from 'hls.js';
import type { CapLevelController, HlsConfig, Level } from 'hls.js';

/** Limits the height of automatically selected renditions. */
export class HeightCap {
  readonly #own: number | null;
  #limit: number | null = null;
  /** Makes hls.js determine its highest level again; also without a size of the player, which limits it further. */
  look: () => void = () => undefined;

  /** @param own the limit of the source in pixels; null for none */
  constructor(own: number | null) {
    this.#own = own;
  }

  /** @param height pixels; null for only the limit of the source */
  limit(height: number | null): void {
    if (height === this.#limit) return;
    this.#limit = height;
    this.look();
  }

  /** The highest of the ascending levels up to `most` that is not too tall; the lowest if all are. */
  within(levels: readonly Pick<Level, 'height'>[], most: number): number {
    const { POSITIVE_INFINITY } = Number;
    const tallest = Math.min(this.#own ?? POSITIVE_INFINITY, this.#limit ?? POSITIVE_INFINITY);
    return Math.max(
      0,
      levels.findLastIndex(({ height }, index) => index <= most && height <= tallest),
    );
  }
}

/** hls.js limits by the player's size only and overwrites other limits; this controller combines both. */
export const cappedBy = (
  Controller: typeof CapLevelController | undefined,
  cap: HeightCap,
): Pick<Partial<HlsConfig>, 'capLevelController'> => {
  // Builds of hls.js may lack this controller; then nothing is limited.
  if (Controller === undefined) return {};
  class CappedController extends Controller {
    readonly #levels: () => readonly Level[];

    constructor(hls: Hls) {
      super(hls);
      this.#levels = () => hls.levels;
      cap.look = () => {
        const { levels } = hls;
        if (levels.length > 1) hls.autoLevelCapping = cap.within(levels, levels.length - 1);
        this.detectPlayerSize();
      };
    }

    override getMaxLevel(most: number): number {
      return cap.within(this.#levels(), super.getMaxLevel(most));
    }
  }
  return { capLevelController: CappedController };
};
