import type { Ad } from './ad.js';
import { kestrel } from './kestrel.js';
import { northline } from './northline.js';
import { saffronRow } from './saffron-row.js';

/** Every commercial of the demo realm. */
export const ADS: readonly Ad[] = [northline, saffronRow, kestrel];
