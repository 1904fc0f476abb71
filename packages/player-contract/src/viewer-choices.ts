import { number, words } from './fields.js';
import { SPEEDS } from './speeds.js';

export const speed = number(SPEEDS.least, SPEEDS.most);

/** How intros, recaps and credits are skipped: with a button, automatically, or not at all. */
export const skipSetting = words('ask', 'auto', 'never');
export type SkipSetting = 'ask' | 'auto' | 'never';
