import { DOCUMENT_TIMEOUT_MS, within } from './ad-timeouts.js';
import type { AdsHost, PlayerAds } from './player-ads.js';

/**
 * The advertisements of a video. Null if it has none, or if their code does not load, for example because the browser
 * blocks it; the content then plays without them.
 * @param prepare loads the user interface for advertisements
 */
export const openAds = async (host: AdsHost, prepare: () => Promise<void>): Promise<PlayerAds | null> => {
  if (host.units.length === 0) return null;
  const work = Promise.all([import('./ad-director.js'), prepare()]);
  const [code] = (await within(DOCUMENT_TIMEOUT_MS, work)) ?? [];
  return code === undefined || host.signal.aborted ? null : new code.AdDirector(host);
};
