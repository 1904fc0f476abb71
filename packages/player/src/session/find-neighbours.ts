import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { CurrentVideo } from './current-video.js';

/** Finds the previous and the next video of the list. Optional: if the request fails, there are none. */
export const findNeighbours = async (
  { loader, request }: Pick<CurrentVideo, 'loader' | 'request'>,
  store: Store<PlayerState>,
  signal: AbortSignal,
  isCurrent = (): boolean => true,
): Promise<void> => {
  const found = await loader.neighbours?.(request, signal).catch(() => undefined);
  if (found !== undefined && !signal.aborted && isCurrent())
    store.set({ listPrev: found.previous, listNext: found.next });
};
