import { DOCUMENT_TIMEOUT_MS, within } from './ad-timeouts.js';
import { ADS_PROVIDER, type AdsProvider } from './ads-provider.js';
import type { AdsHost, PlayerAds } from './player-ads.js';

const fetchDirector = async (): Promise<AdsProvider> => {
  const { AdDirector } = await import('./ad-director.js');
  return (host) => new AdDirector(host);
};

/**
 * The advertisements of a video. Null if it has none, or if their code does not load, for example because the browser
 * blocks it; the content then plays without them.
 * @param page the player element
 * @param prepare loads the user interface for advertisements
 */
export const openAds = async (
  host: AdsHost,
  page: HTMLElement,
  prepare: () => Promise<void>,
): Promise<PlayerAds | null> => {
  if (host.units.length === 0) return null;
  const { [ADS_PROVIDER]: provided } = page as { readonly [ADS_PROVIDER]?: AdsProvider | undefined };
  const work = Promise.all([provided ?? fetchDirector(), prepare()]);
  const [provide] = (await within(DOCUMENT_TIMEOUT_MS, work)) ?? [];
  return provide === undefined || host.signal.aborted ? null : provide(host);
};
