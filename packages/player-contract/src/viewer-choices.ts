import { number, words } from './fields.js';
import { SPEEDS } from './speeds.js';

export const speed = number(SPEEDS.least, SPEEDS.most);

/** What happens at an intro, a recap or credits: a button, a jump, or nothing. */
export const skipSetting = words('ask', 'auto', 'never');
export type SkipSetting = 'ask' | 'auto' | 'never';
