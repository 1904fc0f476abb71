import { Type } from '@sinclair/typebox';
import { Nullable } from './content-item.schemas.js';
import { idParams } from './params.schemas.js';
import { defineShapes } from './shape.js';

export const operatorPagesShapes = defineShapes({
  getExternalPage: {
    params: idParams,
    // One of `text` and `address` is null. A text is plain: an empty line parts paragraphs.
    reply: Type.Object({
      id: Type.String(),
      title: Type.String(),
      text: Nullable(Type.String()),
      address: Nullable(Type.String()),
    }),
    errors: ['PAGE_NOT_FOUND'],
    example: { id: 'terms', title: 'Terms', text: 'Be kind; pay for what you watch.', address: null },
  },
  getPlugin: {
    params: idParams,
    reply: Type.Object({ id: Type.String(), title: Type.String(), address: Type.String() }),
    errors: ['PLUGIN_NOT_FOUND'],
    example: { id: 'tickets', title: 'Tickets', address: 'https://tickets.example.org/frame' },
  },
});
