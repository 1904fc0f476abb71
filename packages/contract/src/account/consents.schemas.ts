import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf } from '../content/content-item.schemas.js';
import { Body } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const fieldName = Type.String({ minLength: 1, maxLength: 120 });

export const ConsentTerm = Type.Object(
  {
    fieldName,
    fieldType: OneOf(['INFORMATION_TEXT', 'BINARY_CHOICE'] as const),
    label: Type.String(),
    text: Type.String(),
    /** Id of the operator's page with the whole text; null for none. */
    page: Nullable(Type.String()),
    /** Every required choice has to be ticked; a text never blocks. */
    required: Type.Boolean(),
    /** `'true'` is ticked by default; a string, because future field kinds may hold other values. */
    defaultValue: Type.String(),
    data: Type.Object({ default: Type.String() }),
    /** The caller has agreed to an earlier version of it. */
    changed: Type.Boolean(),
  },
  { $id: 'ConsentTerm' },
);
export type ConsentTerm = Static<typeof ConsentTerm>;

const ConsentAnswer = Body({ fieldName, answer: Type.Boolean() });
const answers = Type.Array(ConsentAnswer, { minItems: 1, maxItems: 50 });

const MarketingPreferences = Type.Object(
  {
    answers: Type.Array(
      Type.Object({
        answer: Type.Boolean(),
        consentField: Type.Pick(ConsentTerm, ['fieldName', 'fieldType', 'text', 'defaultValue', 'required']),
      }),
    ),
  },
  { $id: 'MarketingPreferences' },
);

const news = {
  fieldName: 'news',
  fieldType: 'BINARY_CHOICE',
  text: 'Tell me about premieres.',
  defaultValue: 'false',
  required: false,
};
const preferences = { answers: [{ answer: true, consentField: news }] };

export const consentsShapes = defineShapes({
  listConsentTerms: {
    summary: 'Lists the terms to agree to, in the order in which they are shown.',
    query: Type.Object({ scope: Type.Optional(OneOf(['registration', 'purchase'] as const)) }),
    response: Type.Object({ terms: Type.Array(ConsentTerm) }),
    errors: [],
    example: { terms: [{ ...news, label: 'News', page: null, data: { default: 'false' }, changed: false }] },
  },
  saveConsents: {
    summary: 'Stores the caller’s answers to the terms.',
    body: Body({ answers }),
    response: null,
    errors: ['CONSENT_REQUIRED'],
    example: null,
  },
  getMarketingPreferences: {
    summary: 'Returns the caller’s choices about marketing messages.',
    response: MarketingPreferences,
    errors: [],
    example: preferences,
  },
  saveMarketingPreferences: {
    summary: 'Changes the caller’s choices about marketing messages.',
    body: Body({ answers }),
    response: MarketingPreferences,
    errors: [],
    example: preferences,
  },
});
