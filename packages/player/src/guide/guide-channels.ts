import type { GuideChannel, PlaybackLoader } from '@footlight/domain';

export interface ChannelList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly channels: readonly GuideChannel[];
  /** Cursor for the next page; null if there is none. */
  readonly lastSeen: string | null;
}

export const NO_CHANNELS: ChannelList = { status: 'loading', channels: [], lastSeen: null };

/** How far ahead the guide reaches; it reaches back at least half as far. */
const DAY_MS = 86_400_000;
/** Number of pages that are searched for a wanted channel. */
const MOST_PAGES = 20;

/**
 * From the start of the day in the viewer's time zone, or from twelve hours before `at` if that is earlier, to 24
 * hours after `at`.
 */
const dayAround = (at: Date): { readonly from: Date; readonly to: Date } => {
  const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return {
    from: new Date(Math.min(midnight, at.getTime() - DAY_MS / 2)),
    to: new Date(at.getTime() + DAY_MS),
  };
};

/** The channels of the guide for one day, loaded page by page. */
export class GuideChannels {
  readonly #loader: PlaybackLoader;
  readonly #day: { readonly from: Date; readonly to: Date };
  readonly #signal: AbortSignal;
  readonly #onChange: (list: ChannelList) => void;
  #list = NO_CHANNELS;

  constructor(loader: PlaybackLoader, at: Date, signal: AbortSignal, onChange: (list: ChannelList) => void) {
    this.#loader = loader;
    this.#day = dayAround(at);
    this.#signal = signal;
    this.#onChange = onChange;
  }

  /** Loads the first page, and further pages until one contains the wanted channel or there are no more. */
  async load(wanted: string | null): Promise<void> {
    this.#set(NO_CHANNELS);
    await this.#next();
    for (let page = 1; page < MOST_PAGES && this.#misses(wanted); page += 1) await this.#next();
  }

  /** Loads the next page, if there is one and none is loading. */
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
      // The panel shows the failure with a retry button; playback is not affected.
      this.#set({ status: 'failed', channels, lastSeen });
    }
  }

  #set(list: ChannelList): void {
    this.#list = list;
    if (!this.#signal.aborted) this.#onChange(list);
  }
}
