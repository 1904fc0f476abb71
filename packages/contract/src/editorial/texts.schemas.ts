import { Type } from '@sinclair/typebox';
import { Body } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

/** A key of the labels. */
const LabelKey = Type.String({ maxLength: 120, pattern: '^[\\w.-]+$' });
const Texts = Type.Record(Type.String(), Type.String());

export const textsShapes = defineShapes({
  getTexts: {
    summary: 'Returns the longer texts of the realm (terms, privacy, help) in one language.',
    query: Type.Object({
      realm: Type.Optional(Type.String({ maxLength: 64 })),
      key: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 50 })),
    }),
    response: Type.Object({ language: Type.String(), texts: Texts }),
    errors: [],
    example: { language: 'en', texts: { terms: 'Be kind; pay for what you watch.' } },
  },
  fetchTranslations: {
    summary: 'Returns some labels in every language of the realm.',
    body: Body({ keys: Type.Array(LabelKey, { minItems: 1, maxItems: 500 }) }),
    response: Type.Object({
      translations: Type.Record(Type.String(), Texts, { description: 'The labels of each language.' }),
    }),
    errors: [],
    example: { translations: { en: { signIn: 'Sign in' }, es: { signIn: 'Iniciar sesión' } } },
  },
});
