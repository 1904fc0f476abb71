import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from '../content/content-item.schemas.js';
import { idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

/** Address of a page that allows this site to frame it. */
const WebAddress = Type.String({ pattern: '^https?://[^/]', description: 'The complete address of a page.' });

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
    summary: 'Returns a page of the operator: its text, or the address of a page to embed.',
    params: idParams,
    response: ExternalPage,
    errors: ['PAGE_NOT_FOUND'],
    example: { id: 'terms', title: 'Terms', text: 'Be kind; pay for what you watch.', address: null },
  },
  getPlugin: {
    summary:
      'Returns a plugin of the operator: the address of a page to embed, which may send a few requests to the site.',
    params: idParams,
    response: Plugin,
    errors: ['PLUGIN_NOT_FOUND'],
    example: { id: 'tickets', title: 'Tickets', address: 'https://tickets.example.org/frame' },
  },
});
