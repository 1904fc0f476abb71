import { Type } from '@sinclair/typebox';
import { RealmField } from './realm-field.schemas.js';
import { Choice, Country, Group, LocalisedWords } from './setting.schemas.js';

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
  fields: Type.Array(RealmField, {
    default: [
      { id: 'name', type: 'text', required: true },
      { id: 'email', type: 'email', required: true },
      { id: 'address', type: 'dropdown' },
    ],
    maxItems: 40,
    description:
      'Fields of the account page, in the order shown, and those of them that the sign-up form asks for. The email is not changed on the account page.',
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
