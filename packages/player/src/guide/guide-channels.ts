import type { GuideChannel } from '@footlight/domain';
import type { PlaybackLoader } from '../playback-loader.js';

export interface ChannelList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly channels: readonly GuideChannel[];
  /** What the next page is asked with; null where all are here. */
  readonly lastSeen: string | null;
}

export const NO_CHANNELS: ChannelList = { status: 'loading', channels: [], lastSeen: null };

/** How far back and ahead a day of the guide reaches. */
const DAY_MS = 86_400_000;
/** Channels that are looked through for one that is wanted. */
const MOST_PAGES = 20;

/** From the beginning of the day that a moment lies in, by the viewer's clock, or twelve hours before, to a day on. */
export const dayAround = (at: Date): { readonly from: Date; readonly to: Date } => {
  const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return {
    from: new Date(Math.min(midnight, at.getTime() - DAY_MS / 2)),
    to: new Date(at.getTime() + DAY_MS),
  };
};

/** The channels of the guide on one day, page by page. */
export class GuideChannels {
  readonly #loader: PlaybackLoader;
  readonly #day: { readonly from: Date; readonly to: Date };
  readonly #signal: AbortSignal;
  readonly #tell: (list: ChannelList) => void;
  #list = NO_CHANNELS;

  constructor(loader: PlaybackLoader, at: Date, signal: AbortSignal, tell: (list: ChannelList) => void) {
    this.#loader = loader;
    this.#day = dayAround(at);
    this.#signal = signal;
    this.#tell = tell;
  }

  /** The first page, and as many more as it takes to have one channel; all of what is there where it is not. */
  async load(wanted: string | null): Promise<void> {
    this.#set(NO_CHANNELS);
    await this.#next();
    for (let page = 1; page < MOST_PAGES && this.#misses(wanted); page += 1) await this.#next();
  }

  /** The next page, if there is one and none is under way. */
  async more(): Promise<void> {
    if (this.#list.status === 'ready' && this.#list.lastSeen !== null) await this.#next();
  }

  #misses(wanted: string | null): boolean {
    const { status, lastSeen, channels } = this.#list;
    const isHere = wanted === null || channels.some(({ channelId }) => channelId === wanted);
    return !isHere && status === 'ready' && lastSeen !== null;
  }

  async #next(): Promise<void> {
    const { channels, lastSeen } = this.#list;
    this.#set({ ...this.#list, status: 'loading' });
    try {
      const request = { ...this.#day, ...(lastSeen === null ? {} : { lastSeen }) };
      const page = await this.#loader.guide?.(request, this.#signal);
      this.#set({
        status: 'ready',
        channels: [...channels, ...(page?.channels ?? [])],
        lastSeen: page?.lastSeen ?? null,
      });
    } catch {
      // Said in the panel, with a way to try again; what plays goes on.
      this.#set({ status: 'failed', channels, lastSeen });
    }
  }

  #set(list: ChannelList): void {
    this.#list = list;
    if (!this.#signal.aborted) this.#tell(list);
  }
}
