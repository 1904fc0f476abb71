import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { CurrentVideo } from './current-video.js';

/** Tells what stands around a video in its list. That is an extra: without it there is no next and no previous. */
export const findNeighbours = async (
  { loader, request }: CurrentVideo,
  store: Store<PlayerState>,
  signal: AbortSignal,
): Promise<void> => {
  const found = await loader.neighbours?.(request, signal).catch(() => undefined);
  if (found !== undefined && !signal.aborted) store.set({ listPrev: found.previous, listNext: found.next });
};
