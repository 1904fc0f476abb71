'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/watch-together';
import { FootlightWatchTogether as Component } from '../components/watch-together.js';

export type { FootlightWatchTogetherProps } from '../components/watch-together.js';

/** `<footlight-watch-together>` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const FootlightWatchTogether: typeof Component = Component;
