import type { LoaderContext } from 'hls.js';
import type { SegmentContent } from '../errors/segment-content.js';

/** Enough for the tables of MPEG-TS. */
const HEAD_BYTES = 40_000;
/** The first byte of each packet of MPEG-TS. */
const TRANSPORT = 0x47;

/** The first bytes of the segments that were loaded before any could be played, by their address. */
export class SegmentHeads {
  readonly #heads = new Map<string, ArrayBuffer>();
  /** Whether a segment can be played. */
  isOver = false;

  keep({ url }: LoaderContext, data: unknown): void {
    if (!this.isOver && data instanceof ArrayBuffer) this.#heads.set(url, data.slice(0, HEAD_BYTES));
  }

  end(): void {
    this.isOver = true;
    this.#heads.clear();
  }

  /** What is wrong with a segment: null if nothing is known, `left-out` if another build of hls.js plays it. */
  contentOf(url: string): Promise<SegmentContent | 'left-out' | null> {
    return this.#read(this.#heads.get(url)).catch(() => null);
  }

  /** Whether a segment, of which only the picture plays, has sound that another build of hls.js plays. */
  async hasSoundLeftOut(url: string): Promise<boolean> {
    const head = this.#heads.get(url);
    if (head === undefined || new Uint8Array(head)[0] !== TRANSPORT) return false;
    return (await this.#read(head).catch(() => null)) === 'left-out';
  }

  async #read(head: ArrayBuffer | undefined): Promise<SegmentContent | 'left-out' | null> {
    if (head === undefined) return null;
    const { contentOf, gainsFromUnpacking } = await import('../errors/segment-content.js');
    return gainsFromUnpacking(head) ? 'left-out' : contentOf(head);
  }
}
