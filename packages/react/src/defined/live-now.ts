'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/live-now';
import { FootlightLiveNow as Component } from '../components/live-now.js';

export type { FootlightLiveNowProps } from '../components/live-now.js';

/** `<footlight-live-now>` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const FootlightLiveNow: typeof Component = Component;
