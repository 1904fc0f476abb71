import { ACCOUNT_FIELD_TYPES } from '@footlight/contract/schemas';
import { Type } from '@sinclair/typebox';
import { Choice, Country, Group, LocalisedWords } from './setting.schemas.js';

const Field = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-zA-Z][a-zA-Z0-9]{0,39}$',
      description:
        '`name`, `email`, `address`, `phoneNumber`, `birthDate`, `gender`, `taxNumber`, or an id of the realm’s own.',
    }),
    type: Choice(ACCOUNT_FIELD_TYPES, { default: 'text', description: 'The form field kind.' }),
    required: Type.Boolean({ default: false, description: 'Whether it must be filled.' }),
    label: Type.Optional(LocalisedWords('Needed for fields of the realm’s own.')),
    options: Type.Array(
      Type.Object(
        {
          value: Type.String({ minLength: 1, maxLength: 80 }),
          label: LocalisedWords('What viewers read.'),
        },
        { additionalProperties: false },
      ),
      { default: [], description: 'What a dropdown of the realm’s own offers.' },
    ),
    maxLength: Type.Integer({ minimum: 1, maximum: 400, default: 80, description: 'Longest value.' }),
  },
  { additionalProperties: false, description: 'A field of the account page.' },
);
export type RealmAccountField = (typeof Field)['static'];

const Consent = Type.Object(
  {
    fieldName: Type.String({
      pattern: '^[a-zA-Z][a-zA-Z0-9-]{0,119}$',
      description: 'Names it in answers; a changed text that must be agreed to anew needs another name.',
    }),
    fieldType: Choice(['INFORMATION_TEXT', 'BINARY_CHOICE'], {
      default: 'BINARY_CHOICE',
      description: 'A text to read, or a box to tick.',
    }),
    scopes: Type.Array(Choice(['registration', 'purchase'], { description: 'When it is shown.' }), {
      default: ['registration'],
    }),
    required: Type.Boolean({ default: false, description: 'Whether the box must be ticked.' }),
    ticked: Type.Boolean({ default: false, description: 'Whether the box is ticked beforehand.' }),
    marketing: Type.Boolean({
      default: false,
      description: 'Whether it stands among what a viewer wants to be told about.',
    }),
    label: LocalisedWords('Its heading.'),
    text: LocalisedWords('What is agreed to.'),
  },
  { additionalProperties: false, description: 'A term.' },
);
export type RealmConsent = (typeof Consent)['static'];

export const Account = Group('What accounts hold and may do.', {
  fields: Type.Array(Field, {
    default: [
      { id: 'name', type: 'text', required: true },
      { id: 'email', type: 'email', required: true },
      { id: 'address', type: 'dropdown' },
    ],
    description: 'Fields of the account page, in the order shown. The email is shown and not changed there.',
  }),
  consents: Type.Array(Consent, { default: [], description: 'Terms, in the order shown.' }),
  profilesMax: Type.Integer({
    minimum: 1,
    maximum: 20,
    default: 5,
    description: 'Profiles that an account may have.',
  }),
  deletionGraceDays: Type.Integer({
    minimum: 0,
    maximum: 90,
    default: 14,
    description: 'How long a deletion of an account can be undone, in days.',
  }),
  impersonationMinutes: Type.Integer({
    minimum: 1,
    maximum: 480,
    default: 30,
    description: 'How long an administrator sees an account as its owner does, in minutes.',
  }),
  billing: Group('What billing needs by country.', {
    taxNumberCountries: Type.Array(Country, { default: [], description: 'Where it needs a tax number.' }),
    birthDateCountries: Type.Array(Country, { default: [], description: 'Where it needs a birth date.' }),
  }),
});
