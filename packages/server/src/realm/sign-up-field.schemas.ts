import { FIELD_KINDS } from '@footlight/contract/schemas';
import { Type } from '@sinclair/typebox';
import { Choice, LocalisedWords, OrNull } from './setting.schemas.js';

/** A field of a sign-up form. */
export const SignUpField = Type.Object(
  {
    id: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      description: 'Such as `name`, `email`, `address`, `phoneNumber`, `birthDate`, or a name of your own.',
    }),
    type: Choice(FIELD_KINDS, { description: 'The form field kind.' }),
    required: Type.Boolean({ default: false, description: 'Whether it must be filled.' }),
    label: OrNull(LocalisedWords('Words beside the field.'), 'Null for the product’s own words of the kind.'),
    minLength: OrNull(Type.Integer({ minimum: 0, maximum: 400 }), 'Fewest characters.'),
    maxLength: OrNull(Type.Integer({ minimum: 1, maximum: 400 }), 'Most characters.'),
    options: Type.Array(
      Type.Object(
        {
          value: Type.String({ minLength: 1, maxLength: 200 }),
          label: LocalisedWords('Words of the choice.'),
        },
        { additionalProperties: false },
      ),
      { default: [], maxItems: 300, description: 'Choices of a `dropdown`.' },
    ),
  },
  { additionalProperties: false, description: 'A field that the provider asks for.' },
);
