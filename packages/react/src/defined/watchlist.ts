'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/watchlist';
import { FootlightWatchlist as Component } from '../components/watchlist.js';

export type { FootlightWatchlistProps } from '../components/watchlist.js';

/** `<footlight-watchlist>` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const FootlightWatchlist: typeof Component = Component;
