import { hasMediaSource, managesMediaSource } from '../engine/capabilities.js';
import { fetchEarly } from '../fast-start/early-answer.js';

/** Loads hls.js and its adapter. */
export const fetchHls = () => Promise.all([import('hls.js'), import('./hls-adapter.js')]);

export const fetchFastStart = () => import('../fast-start/play-fast.js');

/** Whether recordings can start before hls.js has loaded. Managed media sources are supported only by hls.js. */
export const canStartFast = (): boolean => hasMediaSource() && !managesMediaSource();

/**
 * Starts all downloads that an HLS address needs in parallel; otherwise each would start only after the previous one.
 * Errors are handled where the downloads are awaited.
 * @param url absolute
 * @param isPlain whether the playlist may be requested as by default
 */
export const warmUpHls = (url: string, isPlain: boolean): void => {
  if (!canStartFast()) return;
  if (isPlain) fetchEarly(url);
  for (const errand of [fetchFastStart(), fetchHls()]) errand.catch(() => undefined);
};
