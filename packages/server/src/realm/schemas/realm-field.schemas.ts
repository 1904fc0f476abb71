import { FIELD_KINDS } from '@footlight/contract/schemas';
import { Type } from '@sinclair/typebox';
import { Choice, LocalisedLabels, OrNull } from './setting.schemas.js';

/** A field of the realm's accounts. */
export const RealmField = Type.Object(
  {
    id: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      description:
        'The id of the field: `name`, `email`, `address`, `phoneNumber`, `birthDate`, `gender`, `taxNumber`, or one of the realm’s own.',
    }),
    type: Choice(FIELD_KINDS, { default: 'text', description: 'The kind of form field.' }),
    required: Type.Boolean({ default: false, description: 'Whether the field must be filled in.' }),
    signUp: Type.Boolean({
      default: false,
      description:
        'Whether the sign-up form contains the field; it always contains name, email and password.',
    }),
    label: OrNull(
      LocalisedLabels('The label of the field, by language.'),
      'The label of the field by language; null for the product’s own label. Required for a `text` or `dropdown` that the realm adds.',
    ),
    minLength: OrNull(Type.Integer({ minimum: 0, maximum: 400 }), 'The minimum number of characters.'),
    maxLength: OrNull(Type.Integer({ minimum: 1, maximum: 400 }), 'The maximum number of characters.'),
    options: Type.Array(
      Type.Object(
        {
          value: Type.String({ minLength: 1, maxLength: 200 }),
          label: LocalisedLabels('The name that viewers read.'),
        },
        { additionalProperties: false },
      ),
      { default: [], maxItems: 300, description: 'The choices of a `dropdown` that the realm adds.' },
    ),
  },
  { additionalProperties: false, description: 'A field of the account page, and of the sign-up form.' },
);
export type RealmField = (typeof RealmField)['static'];
