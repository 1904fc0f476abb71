export type { ImaOptions } from './load-sdk.js';
export { showImaAds } from './show-ima-ads.js';
