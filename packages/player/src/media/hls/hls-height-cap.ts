import type Hls from 'hls.js';
import type { CapLevelController, HlsConfig, Level } from 'hls.js';

/** The tallest rendition that may be chosen by itself. */
export class HeightCap {
  readonly #own: number | null;
  #limit: number | null = null;
  /** Lets hls.js choose its highest level anew. */
  look: () => void = () => undefined;

  /** @param own of the source, pixels; null for none */
  constructor(own: number | null) {
    this.#own = own;
  }

  /** @param height pixels; null for no more than the source's own */
  limit(height: number | null): void {
    if (height === this.#limit) return;
    this.#limit = height;
    this.look();
  }

  /** The highest of ascending levels that is not above `most` and not too tall; the lowest where all are. */
  within(levels: readonly Pick<Level, 'height'>[], most: number): number {
    const { POSITIVE_INFINITY } = Number;
    const tallest = Math.min(this.#own ?? POSITIVE_INFINITY, this.#limit ?? POSITIVE_INFINITY);
    return Math.max(
      0,
      levels.findLastIndex(({ height }, index) => index <= most && height <= tallest),
    );
  }
}

/** hls.js caps by the size of the box alone, and overwrites any other cap: this controller asks both. */
export const cappedBy = (
  Controller: typeof CapLevelController | undefined,
  cap: HeightCap,
): Pick<Partial<HlsConfig>, 'capLevelController'> => {
  // A build of hls.js may come without it; nothing is capped then.
  if (Controller === undefined) return {};
  class CappedController extends Controller {
    readonly #levels: () => readonly Level[];

    constructor(hls: Hls) {
      super(hls);
      this.#levels = () => hls.levels;
      cap.look = () => this.detectPlayerSize();
    }

    override getMaxLevel(most: number): number {
      return cap.within(this.#levels(), super.getMaxLevel(most));
    }
  }
  return { capLevelController: CappedController };
};
