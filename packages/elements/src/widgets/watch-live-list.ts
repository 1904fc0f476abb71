import type { EventListStore } from '@footlight/state';

const POLL_INTERVAL_MS = 30_000;

/**
 * Keeps a live list true while the page is looked at. A list that was scrolled to further pages is left
 * alone: to load it anew would take from the reader what they are reading.
 * @returns the way to stop
 */
export const watchLiveList = (liveList: EventListStore): (() => void) => {
  const look = (): void => {
    const { status, page, load } = liveList.getState();
    if (document.visibilityState === 'visible' && status !== 'loading' && page <= 1) void load();
  };
  look();
  const timer = setInterval(look, POLL_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};
