import type { AdsHost, PlayerAds } from './player-ads.js';

/**
 * The property of a player element with which a module of the page shows its advertisements instead of the player. A
 * registered symbol, because the module may come from another file than the player.
 */
export const ADS_PROVIDER = Symbol.for('footlight.ads');

export type AdsProvider = (host: AdsHost) => PlayerAds;
