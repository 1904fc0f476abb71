'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/player';
import { FootlightPlayer as Component } from '../components/player.js';

export type { FootlightPlayerProps } from '../components/player.js';

/** `<footlight-player>` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const FootlightPlayer: typeof Component = Component;
