import { Type } from '@sinclair/typebox';
import { RealmField } from './realm-field.schemas.js';
import { Choice, Country, Group, LocalisedLabels } from './setting.schemas.js';

const Consent = Type.Object(
  {
    fieldName: Type.String({
      pattern: '^[a-zA-Z][a-zA-Z0-9-]{0,119}$',
      description:
        'The name of the term in responses; a changed text that viewers must accept again needs a new `version`.',
    }),
    version: Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()], {
      default: null,
      description:
        'The version of the text, such as its date. Accounts that agreed to another version of a required term are asked again before they can be used.',
    }),
    fieldType: Choice(['INFORMATION_TEXT', 'BINARY_CHOICE'], {
      default: 'BINARY_CHOICE',
      description: 'Whether the term is a text to read or a box to tick.',
    }),
    scopes: Type.Array(
      Choice(['registration', 'purchase'], { description: 'The occasions on which the term is shown.' }),
      {
        default: ['registration'],
      },
    ),
    required: Type.Boolean({ default: false, description: 'Whether the box must be ticked.' }),
    ticked: Type.Boolean({ default: false, description: 'Whether the box is ticked beforehand.' }),
    marketing: Type.Boolean({
      default: false,
      description: 'Whether the term is shown with the viewer’s choices about marketing messages.',
    }),
    page: Type.Union([Type.String(), Type.Null()], {
      default: null,
      description: 'The id in `externalPages` of the page with the whole text; null for none.',
    }),
    label: LocalisedLabels('The heading of the term, by language.'),
    text: LocalisedLabels('The text to which viewers agree, by language.'),
  },
  { additionalProperties: false, description: 'A term that viewers read or accept.' },
);
export type RealmConsent = (typeof Consent)['static'];

export const Account = Group('What accounts contain and allow.', {
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
  consents: Type.Array(Consent, {
    default: [],
    description: 'The terms, in the order in which they are shown.',
  }),
  profilesMax: Type.Integer({
    minimum: 1,
    maximum: 20,
    default: 5,
    description: 'The maximum number of profiles of an account.',
  }),
  deletionGraceDays: Type.Integer({
    minimum: 0,
    maximum: 90,
    default: 14,
    description: 'How long the deletion of an account can be cancelled, in days.',
  }),
  impersonationMinutes: Type.Integer({
    minimum: 1,
    maximum: 480,
    default: 30,
    description: 'How long an impersonation by an administrator lasts, in minutes.',
  }),
  billing: Group('What billing requires, by country.', {
    taxNumberCountries: Type.Array(Country, {
      default: [],
      description: 'Countries in which billing requires a tax number.',
    }),
    birthDateCountries: Type.Array(Country, {
      default: [],
      description: 'Countries in which billing requires a date of birth.',
    }),
  }),
});
