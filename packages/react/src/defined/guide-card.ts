'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/guide-card';
import { FootlightGuideCard as Component } from '../components/guide-card.js';

export type { FootlightGuideCardProps } from '../components/guide-card.js';

/** `<footlight-guide-card>` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const FootlightGuideCard: typeof Component = Component;
