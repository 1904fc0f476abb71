import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { MediaError } from '../media-error.js';
import type { AwaitedPart } from '../ingest/ingest-packager.js';
import type { LiveClock, PartPlace } from '../streams/live-clock.js';

/** A reload that waits for a later segment is an error. @see draft-pantos-hls-rfc8216bis §6.2.5.2 */
const MOST_AWAITED_SEGMENTS = 2;
/** Timers may fire slightly before their time. */
const TIMER_MARGIN_MS = 2;

/** Parts of a channel's segments, which are complete at known times. */
export class PartsOnAir {
  readonly #live: LiveClock;
  /** Parts per segment. */
  readonly #parts: number;

  constructor(live: LiveClock, parts: number) {
    this.#live = live;
    this.#parts = parts;
  }

  /** Whether a part can be sent, or is the one of the preload hint, for which the request waits. */
  isOffered({ number, part }: PartPlace): boolean {
    const next = this.#live.nextPart(this.#parts);
    return number < next.number || (number === next.number && part <= next.part);
  }

  /** Resolves when a part is complete. */
  async wait(place: PartPlace): Promise<void> {
    const left = this.#live.untilPart(place, this.#parts);
    if (left > 0) await pause(left + TIMER_MARGIN_MS, undefined, { ref: false });
  }

  /**
   * Resolves when the playlist contains what a blocking reload waits for.
   * @throws {MediaError} INVALID_FIELD for more than two segments ahead
   */
  async waitForReload({ number, part }: AwaitedPart): Promise<void> {
    const most = this.#live.nextPart(this.#parts).number + MOST_AWAITED_SEGMENTS;
    if (number > most)
      throw new MediaError('INVALID_FIELD', {
        details: {
          issues: [{ field: 'query._HLS_msn', found: String(number), allowed: `at most ${most}` }],
        },
      });
    await this.wait({ number, part: Math.min(part ?? this.#parts - 1, this.#parts - 1) });
  }

  /** The bytes of a segment's parts, each when it is complete. @param parts in order */
  stream(number: number, parts: readonly Buffer[]): Readable {
    const send = async function* (this: PartsOnAir): AsyncGenerator<Buffer> {
      for (const [part, bytes] of parts.entries()) {
        await this.wait({ number, part });
        yield bytes;
      }
    };
    return Readable.from(send.call(this), { objectMode: false });
  }
}
