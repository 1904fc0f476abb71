import type { ContentItem } from '@footlight/contract';
import { newOnAir } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../clock.js';
import type { LiveList } from './event.queries.js';

export interface LiveNewsState {
  /** The event that went live last, until dismissed; null for none. */
  readonly news: ContentItem | null;
  readonly dismiss: () => void;
}

export interface LiveNewsOptions {
  readonly liveList: LiveList;
  readonly clock: Clock;
}

/**
 * Reports events that go live, from a list of live events; those in its first load are not reported.
 * @see docs/rules/live.md LIVE-2
 */
export const createLiveNewsStore = ({ liveList, clock }: LiveNewsOptions) => {
  const known = new Set<string>();
  let isRead = false;

  const store = createStore<LiveNewsState>()((set) => ({
    news: null,
    dismiss: () => set({ news: null }),
  }));

  let before = liveList.getState().items;
  const stop = liveList.subscribe(() => {
    const { status, items: events } = liveList.getState();
    if (status === 'idle') {
      known.clear();
      isRead = false;
      store.setState({ news: null });
    }
    const { news } = store.getState();
    const hasChanged = before !== events;
    before = events;
    if (news !== null && hasChanged && !events.some(({ id }) => id === news.id))
      store.setState({ news: null });
    if (status !== 'ready') return;
    const [newest] = isRead ? newOnAir(events, known, clock.now()) : [];
    for (const { id } of events) known.add(id);
    isRead = true;
    if (newest !== undefined) store.setState({ news: newest });
  });

  return Object.assign(store, { /** Stops listening to the list. */ dispose: stop });
};
