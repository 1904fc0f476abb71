import { guideBlocks, type GuideWindow } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { guideBlockQuery, type GuideFilter } from './guide.queries.js';
import { LoadedGuide, blockKey, type LoadedChannel } from './loaded-guide.js';
import type { Queries } from '../cache/queries.js';
import type { CallError, Status } from '../calls/status.js';

export interface GuideBlocksState {
  /** In the order of the guide. */
  readonly channels: readonly LoadedChannel[];
  /** Whether there are channels after the loaded ones. */
  readonly hasMore: boolean;
  /** Status of the last window requested. */
  readonly status: Status;
  readonly error: CallError | null;
}

/**
 * The visible part of the guide, combined from blocks of twenty channels and six hours each. A page of channels can
 * only be requested after the one before it, whose response contains its cursor; its hours can be requested in any order.
 */
export class GuideBlocks {
  readonly #queries: Queries;
  readonly #filter: GuideFilter;
  #loaded = new LoadedGuide();
  readonly #store = createStore<GuideBlocksState>()(() => ({
    channels: [],
    hasMore: true,
    status: 'idle',
    error: null,
  }));
  /** Ends the subscriptions to the blocks that are being loaded. */
  readonly #stops = new Map<string, () => void>();
  #wanted: GuideWindow | null = null;
  #stopViewer: (() => void) | null = null;

  constructor(queries: Queries, filter: GuideFilter) {
    this.#queries = queries;
    this.#filter = filter;
  }

  readonly getState = (): GuideBlocksState => this.#store.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Uses blocks of the first page that other parts of the page have loaded; requests nothing. */
  look(window: GuideWindow): void {
    for (const begin of guideBlocks(window)) {
      const { status, data } = this.#entry(0, begin).getState();
      if (status === 'ready' && data !== null) this.#loaded.add(0, begin, data);
    }
    if (!this.#loaded.isEmpty) this.#show('ready');
  }

  /** Loads the missing blocks of a window, and the next page of channels if it extends to the last channel. */
  want(window: GuideWindow): void {
    this.#stopViewer ??= this.#queries.watchViewer(() => this.#startAgain());
    this.#wanted = window;
    for (const page of this.#loaded.pagesOf(window))
      for (const begin of guideBlocks(window)) this.#request(page, begin);
  }

  /** Repeats failed requests. */
  retry(): void {
    this.#show('loading');
    if (this.#wanted !== null) this.want(this.#wanted);
  }

  /** Removes all subscriptions. */
  dispose(): void {
    for (const key of this.#stops.keys()) this.#stop(key);
    this.#stopViewer?.();
    this.#stopViewer = null;
    this.#wanted = null;
  }

  /** Another viewer may see other channels, access and recordings. The previous ones are shown until these arrive. */
  #startAgain(): void {
    for (const key of this.#stops.keys()) this.#stop(key);
    this.#loaded = new LoadedGuide();
    this.retry();
  }

  #entry(page: number, begin: number) {
    const lastSeen = this.#loaded.cursor(page);
    return this.#queries.entry(guideBlockQuery, {
      begin,
      ...this.#filter,
      ...(lastSeen === undefined ? {} : { lastSeen }),
    });
  }

  #show(status: Status, error: CallError | null = null): void {
    const { hasMore, isEmpty } = this.#loaded;
    const isKept = isEmpty && status === 'loading';
    this.#store.setState({
      ...(isKept ? {} : { channels: this.#loaded.channels(), hasMore }),
      status,
      error,
    });
  }

  #request(page: number, begin: number): void {
    const key = blockKey(page, begin);
    if (this.#loaded.use(page, begin) || this.#stops.has(key)) return;
    const entry = this.#entry(page, begin);
    const settle = (): boolean => {
      const { status, data, error } = entry.getState();
      if (data !== null && status === 'ready') {
        this.#stop(key);
        this.#loaded.add(page, begin, data);
        this.#show(this.#stops.size > 0 ? 'loading' : 'ready');
        // The window may continue on the page whose cursor has just arrived.
        if (this.#wanted !== null) this.want(this.#wanted);
        return true;
      }
      if (status === 'failed') {
        this.#stop(key);
        this.#show('failed', error);
        return true;
      }
      return false;
    };
    this.#stops.set(
      key,
      entry.subscribe(() => void settle()),
    );
    void entry.load().then(() => void settle());
    if (!settle()) this.#show('loading');
  }

  #stop(key: string): void {
    this.#stops.get(key)?.();
    this.#stops.delete(key);
  }
}
