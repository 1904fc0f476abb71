'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/embed';
import { FootlightEmbed as Component } from '../components/embed.js';

export type { FootlightEmbedProps } from '../components/embed.js';

/** `<footlight-embed>` as a component, which defines the element; its ref is the element. */
// Not exported again as it is: bundlers would then pass over this module, and what it defines.
export const FootlightEmbed: typeof Component = Component;
