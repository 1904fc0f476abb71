import { freeIngest, type IngestIndex } from '@footlight/packager';
import type { Clock } from '../../clock.js';
import type { Log } from '../../log.js';
import type { CatchUpChannel, KeptSegmentsRepository } from './kept-segments.repository.js';

const HOUR_MS = 3_600_000;
/** Players of a live stream may be this much behind its window. */
const BEHIND_WINDOW_MS = 300_000;

export interface KeptSegmentsOptions {
  readonly repository: KeptSegmentsRepository;
  readonly ingests: Pick<IngestIndex, 'ingest'>;
  readonly liveFolder: string;
  /** Default for events without a window of their own, in seconds. */
  readonly dvrWindowSeconds: number;
  readonly clock: Clock;
}

/** Removes what encoders sent for channels with catch-up once no broadcast that is offered needs it (GUIDE-44). */
export class KeptSegments {
  readonly #options: KeptSegmentsOptions;

  constructor(options: KeptSegmentsOptions) {
    this.#options = options;
  }

  async free(log: Log, signal: AbortSignal): Promise<void> {
    const { repository, ingests, liveFolder } = this.#options;
    // What ends becomes a recording as a whole.
    const channels = (await repository.channels()).filter(({ endsAt }) => endsAt === null);
    for (const senderId of new Set(channels.map((channel) => channel.senderId))) {
      const carriers = channels.filter((channel) => channel.senderId === senderId);
      signal.throwIfAborted();
      // A folder that cannot be read must not block the others.
      try {
        const ingest = await ingests.ingest(senderId);
        if (ingest === null || ingest.recording !== null) continue;
        const needed = await Promise.all(carriers.map((channel) => this.#neededFrom(channel)));
        await freeIngest(liveFolder, ingest, Math.min(...needed));
      } catch (error) {
        log.error(
          { err: error, event: senderId },
          'what is no longer needed of an ingest could not be removed',
        );
      }
    }
  }

  /** Since when everything is needed; milliseconds since the epoch. */
  async #neededFrom({ channelId, hours, dvrWindow }: CatchUpChannel): Promise<number> {
    const { repository, clock, dvrWindowSeconds } = this.#options;
    const offered = clock.now() - hours * HOUR_MS;
    const window = clock.now() - (dvrWindow ?? dvrWindowSeconds) * 1000 - BEHIND_WINDOW_MS;
    const first = await repository.firstStart(channelId, new Date(offered));
    return Math.min(offered, window, first?.getTime() ?? Infinity);
  }
}
