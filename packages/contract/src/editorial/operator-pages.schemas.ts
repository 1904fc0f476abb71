import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from '../content/content-item.schemas.js';
import { idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

/** Address of a page that allows this site to frame it. */
const WebAddress = Type.String({ pattern: '^https?://[^/]', description: 'A whole address.' });

/** One of `text` and `address` is null. The text is plain; empty lines separate paragraphs. */
export const ExternalPage = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Nullable(Type.String()),
  address: Nullable(WebAddress),
});
export type ExternalPage = Static<typeof ExternalPage>;

export const Plugin = Type.Object({ id: Type.String(), title: Type.String(), address: WebAddress });
export type Plugin = Static<typeof Plugin>;

export const operatorPagesShapes = defineShapes({
  getExternalPage: {
    summary: 'A page of the operator: words, or an address to frame.',
    params: idParams,
    reply: ExternalPage,
    errors: ['PAGE_NOT_FOUND'],
    example: { id: 'terms', title: 'Terms', text: 'Be kind; pay for what you watch.', address: null },
  },
  getPlugin: {
    summary: 'A plugin of the operator: an address to frame, which may ask the site for a few things.',
    params: idParams,
    reply: Plugin,
    errors: ['PLUGIN_NOT_FOUND'],
    example: { id: 'tickets', title: 'Tickets', address: 'https://tickets.example.org/frame' },
  },
});
