import { DOCUMENT_TIMEOUT_MS, within } from './patience.js';
import type { AdsHost, PlayerAds } from './player-ads.js';

/**
 * The advertisements of a video; null where it has none, and where their code does not arrive: some browsers
 * are told not to fetch it, and the content plays all the same.
 * @param prepare fetches what shows them
 */
export const openAds = async (host: AdsHost, prepare: () => Promise<void>): Promise<PlayerAds | null> => {
  if (host.units.length === 0) return null;
  const work = Promise.all([import('./ad-director.js'), prepare()]);
  const [code] = (await within(DOCUMENT_TIMEOUT_MS, work)) ?? [];
  return code === undefined || host.signal.aborted ? null : new code.AdDirector(host);
};
