import { Type } from '@sinclair/typebox';
import { Id } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const language = Type.String({ minLength: 2, maxLength: 35, pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' });

export const mailPreviewsShapes = defineShapes({
  listMailPreviews: {
    summary:
      'Lists the mails that the service sends, with their subjects for sample data in the caller’s language.',
    response: Type.Object({
      mails: Type.Array(Type.Object({ kind: Type.String(), subject: Type.String() })),
      /** BCP 47; the languages that mails are written in. */
      languages: Type.Array(Type.String()),
    }),
    errors: [],
    example: {
      mails: [{ kind: 'receipt', subject: 'Your receipt from Footlight' }],
      languages: ['en', 'es', 'pt', 'ar'],
    },
  },
  getMailPreview: {
    summary: 'Returns a mail with sample data, as it is sent in a language: its HTML and its text.',
    params: Type.Object({ kind: Id }),
    query: Type.Object({ language: Type.Optional(language) }),
    response: Type.Object({
      kind: Type.String(),
      language: Type.String(),
      subject: Type.String(),
      /** A document without scripts and external resources. */
      html: Type.String(),
      text: Type.String(),
    }),
    errors: ['NOT_FOUND'],
    example: {
      kind: 'receipt',
      language: 'en',
      subject: 'Your receipt from Footlight',
      html: '<!doctype html><html lang="en" dir="ltr"><body style="margin:0"><h1>Thank you</h1></body></html>',
      text: 'Thank you',
    },
  },
});
