import { FIELD_KINDS } from '@footlight/contract/schemas';
import { Type } from '@sinclair/typebox';
import { Choice, LocalisedWords, OrNull } from './setting.schemas.js';

/** A field of the realm's accounts. */
export const RealmField = Type.Object(
  {
    id: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      description:
        '`name`, `email`, `address`, `phoneNumber`, `birthDate`, `gender`, `taxNumber`, or an id of the realm’s own.',
    }),
    type: Choice(FIELD_KINDS, { default: 'text', description: 'The form field kind.' }),
    required: Type.Boolean({ default: false, description: 'Whether it must be filled.' }),
    signUp: Type.Boolean({
      default: false,
      description:
        'Whether the sign-up form asks for it; name, email and password are asked for in any case.',
    }),
    label: OrNull(
      LocalisedWords('Words beside the field.'),
      'Null for the product’s own words; needed for a `text` or a `dropdown` of the realm’s own.',
    ),
    minLength: OrNull(Type.Integer({ minimum: 0, maximum: 400 }), 'Fewest characters.'),
    maxLength: OrNull(Type.Integer({ minimum: 1, maximum: 400 }), 'Most characters.'),
    options: Type.Array(
      Type.Object(
        {
          value: Type.String({ minLength: 1, maxLength: 200 }),
          label: LocalisedWords('What viewers read.'),
        },
        { additionalProperties: false },
      ),
      { default: [], maxItems: 300, description: 'Choices of a `dropdown` of the realm’s own.' },
    ),
  },
  { additionalProperties: false, description: 'A field of the account page, and of the sign-up form.' },
);
export type RealmField = (typeof RealmField)['static'];
