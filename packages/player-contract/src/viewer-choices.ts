import { number, words } from './fields.js';

/** Speeds that a recording plays at. */
export const SPEEDS = { least: 0.25, most: 2 } as const;

export const speed = number(SPEEDS.least, SPEEDS.most);

/** What happens at an intro, a recap or credits: a button, a jump, or nothing. */
export const skipSetting = words('ask', 'auto', 'never');
export type SkipSetting = 'ask' | 'auto' | 'never';
