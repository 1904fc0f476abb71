export { createCmcd, type Cmcd } from './create-cmcd.js';
export type { CmcdElement, CmcdEventName, CmcdEvents, CmcdOptions } from './cmcd-options.js';
