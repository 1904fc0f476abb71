import { ADS_PROVIDER, type AdsProvider } from '../ads/ads-provider.js';
import { ImaAds } from './ima-ads.js';
import type { ImaOptions } from './load-sdk.js';

/**
 * Shows the ad breaks of a player with Google's IMA SDK, from the next video on. The SDK is loaded from Google's address
 * when the first break begins, and not before.
 * @param player `<footlight-player>`
 * @returns undoes it, from the next video on
 * @throws {TypeError} for an address of the SDK that is none
 * @see docs/rules/playback.md PLAY-78
 */
export const showImaAds = (player: HTMLElement, options: ImaOptions = {}): (() => void) => {
  const { sdk } = options;
  if (sdk !== undefined && !URL.canParse(sdk, document.baseURI))
    throw new TypeError(`sdk must be the address of the IMA SDK, not ${JSON.stringify(sdk)}.`);
  const provided = player as { [ADS_PROVIDER]?: AdsProvider | undefined };
  provided[ADS_PROVIDER] = (host) => new ImaAds(host, options);
  return () => {
    provided[ADS_PROVIDER] = undefined;
  };
};
