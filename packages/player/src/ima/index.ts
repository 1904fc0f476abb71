export type { ImaOptions } from './load-sdk.js';
export { useIma } from './use-ima.js';
