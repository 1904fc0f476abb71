'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/multi-view';
import { FootlightMultiView as Component } from '../components/multi-view.js';

export type { FootlightMultiViewProps } from '../components/multi-view.js';

/** `<footlight-multi-view>` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const FootlightMultiView: typeof Component = Component;
