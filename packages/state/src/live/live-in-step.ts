import type { LiveList } from './event.queries.js';

/**
 * Replies shared by guests may be a second or more older than the stream: the list is reloaded after this delay, and
 * this often.
 */
const STALE_MS = 2_000;
const STALE_TIMES = 4;

/**
 * Keeps a list of live events in sync with the one that the stream updates, unless the viewer has loaded further pages.
 * It is reloaded when the other list changes, and again if the response was older than the change. The first load is no
 * change if both lists have the same events.
 * @returns a function that stops it
 * @see docs/rules/lists.md LIST-48
 */
export const keepLiveInStep = (source: LiveList, list: LiveList): (() => void) => {
  let before = source.getState();
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const isInStep = (): boolean => {
    const { items, data } = source.getState();
    const state = list.getState();
    return (
      data?.totalResults === state.data?.totalResults &&
      items.every(({ id }, at) => id === state.items[at]?.id)
    );
  };
  const renew = async (times: number): Promise<void> => {
    clearTimeout(again);
    await list.renew();
    if (isOver || times === 0 || isInStep() || list.getState().page > 1) return;
    clearTimeout(again);
    again = setTimeout(() => void renew(times - 1), STALE_MS);
  };

  const stop = source.subscribe(() => {
    const { status, items, data, page } = source.getState();
    const hasChanged =
      items.length !== before.items.length ||
      items.some(({ id }, at) => id !== before.items[at]?.id) ||
      data?.totalResults !== before.data?.totalResults;
    const isNews = hasChanged && (before.page > 0 || !isInStep());
    before = { ...before, items, data, page };
    if (status === 'ready' && isNews && list.getState().page <= 1) void renew(STALE_TIMES);
  });
  return () => {
    isOver = true;
    clearTimeout(again);
    stop();
  };
};
