import { hasMediaSource, managesMediaSource } from '../engine/capabilities.js';
import { askEarly } from '../fast-start/early-answer.js';

/** The code of hls.js and what binds it. */
export const fetchHls = () => Promise.all([import('hls.js'), import('./hls-adapter.js')]);

export const fetchFastStart = () => import('../fast-start/play-fast.js');

/** Whether recordings may start before hls.js is here; it alone knows the sources that a browser manages. */
export const canStartFast = (): boolean => hasMediaSource() && !managesMediaSource();

/**
 * Sends for all that an HLS address will need, at once: each piece would else be asked for only by the one
 * before it. What fails here fails again where it is awaited.
 * @param url absolute
 */
export const warmUpHls = (url: string): void => {
  if (!canStartFast()) return;
  askEarly(url);
  for (const errand of [fetchFastStart(), fetchHls()]) errand.catch(() => undefined);
};
