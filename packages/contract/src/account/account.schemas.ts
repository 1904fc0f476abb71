import { Type, type Static } from '@sinclair/typebox';
import { AccountField } from './account-fields.schemas.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { RequestDate, Body, CountryCode, Id } from '../calls/params.schemas.js';
import { LINKED_PROVIDERS } from '../realm/realm.schemas.js';
import { AuthTokens } from '../sign-in/session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleTokens } from '../sign-in/sign-in.examples.js';

const Email = Type.String({ format: 'email', maxLength: 254 });

export const AccountDetails = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    /** Null for accounts that sign in only with an outside provider which supplied no verified address. */
    contactEmail: Nullable(Email),
    birthDate: Nullable(RequestDate),
    /** International format: `+447911123456`. */
    phoneNumber: Nullable(Type.String({ maxLength: 16, pattern: '^\\+[0-9]{4,15}$' })),
    taxNumber: Nullable(Type.String({ maxLength: 40 })),
    /** `female`, `male`, `nonBinary`, or the viewer's own term: `other:…`. */
    gender: Nullable(Type.String({ maxLength: 80 })),
    /** Country of the address. */
    address: Nullable(CountryCode),
    /** Values of the realm's own fields by field id. */
    customFields: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 400 }), {
      maxProperties: 30,
    }),
  },
  { $id: 'AccountDetails' },
);
export type AccountDetails = Static<typeof AccountDetails>;

/** The details of an account, with the fields that its page shows. */
export const Account = Type.Composite(
  [
    AccountDetails,
    Type.Object({
      fields: Type.Array(AccountField),
      /** Whether the account has a password of the product. */
      hasPassword: Type.Boolean(),
      /** Whether `changeEmail` is offered: the realm sends mail. */
      mayChangeEmail: Type.Boolean(),
      /** Whether `sendEmailConfirmation` is offered: the address waits for its confirmation. */
      mayConfirmEmail: Type.Boolean(),
      /** Whether `setPassword` is offered: the account has a confirmed address and no password. */
      maySetPassword: Type.Boolean(),
      /** Ids of the fields without which an incomplete sign-up is not completed; empty for other accounts. */
      missingFields: Type.Array(Type.String()),
      createdAt: Instant,
      /** When deletion was requested, and until when it can be undone; null unless it was. */
      deletion: Nullable(Type.Object({ requestedAt: Instant, deletesAt: Instant })),
    }),
  ],
  { $id: 'Account' },
);
export type Account = Static<typeof Account>;

export const Country = Type.Object(
  {
    name: Type.String(),
    iso3166alpha2: CountryCode,
    /** `+44`. */
    countryCallingCode: Type.String(),
    addressRequiredFields: Type.Array(Type.Object({ fieldName: Type.String() })),
    /** Required for billing in this country. */
    taxNumberRequired: Type.Boolean(),
    birthDateRequired: Type.Boolean(),
  },
  { $id: 'Country' },
);
export type Country = Static<typeof Country>;

const details = {
  id: 'a-7d1f',
  name: 'Vera',
  contactEmail: 'viewer@footlight.example',
  birthDate: '1990-04-01',
  phoneNumber: '+447911123456',
  taxNumber: null,
  gender: null,
  address: 'GB',
  customFields: {},
};
const account = {
  ...details,
  fields: [
    { id: 'name', type: 'text', required: true, readOnly: false, label: null, options: [], maxLength: 80 },
  ],
  hasPassword: true,
  mayChangeEmail: true,
  mayConfirmEmail: false,
  maySetPassword: false,
  missingFields: [],
  createdAt: '2026-01-05T10:00:00.000Z',
  deletion: null,
};

const UNLINKABLE = LINKED_PROVIDERS.filter((name) => name !== 'ID');

/** One outside provider that the account can sign in with. */
export const LinkedAccount = Type.Object(
  {
    provider: OneOf(LINKED_PROVIDERS),
    /** The provider's client in the realm file; null for providers with only one client. */
    clientName: Nullable(Type.String()),
    /** As supplied by the provider, verified or not. */
    email: Nullable(Type.String()),
    linkedAt: Instant,
    /** False when it is the last way to sign in: the only provider of an account without a password. */
    mayUnlink: Type.Boolean(),
  },
  { $id: 'LinkedAccount' },
);
export type LinkedAccount = Static<typeof LinkedAccount>;

export const accountShapes = defineShapes({
  getAccount: {
    summary: 'Returns the caller’s account details.',
    response: Account,
    errors: ['FORBIDDEN'],
    example: account,
  },
  saveAccount: {
    summary: 'Changes some account details; omitted ones stay as they are.',
    body: Type.Partial(Type.Omit(AccountDetails, ['id', 'contactEmail']), {
      additionalProperties: false,
      minProperties: 1,
    }),
    response: Account,
    errors: ['FORBIDDEN'],
    example: account,
  },
  listLinkedProviders: {
    summary: 'Lists the sign-in providers that are linked to the account.',
    response: Type.Object({ linkedAccounts: Type.Array(LinkedAccount) }),
    errors: ['FORBIDDEN'],
    example: {
      linkedAccounts: [
        {
          provider: 'GOOGLE',
          clientName: null,
          email: 'viewer@footlight.example',
          linkedAt: '2026-01-05T10:00:00.000Z',
          mayUnlink: true,
        },
      ],
    },
  },
  linkPendingProvider: {
    summary:
      'Links the provider of a conflict (`ACCOUNT_CONFLICT`), or moves the sign-ins of one account of its owner to another.',
    body: Body({
      /** From the details of the conflict. */
      pendingLink: Type.String({ minLength: 1, maxLength: 200 }),
      /** Which account stays, if the provider belongs to another one; one of `stays` in the details of the conflict. */
      stays: Type.Optional(OneOf(['THIS', 'OTHER'])),
    }),
    response: null,
    errors: ['PENDING_LINK_INVALID', 'ACCOUNT_CONFLICT', 'PROOF_REQUIRED', 'FORBIDDEN'],
    example: null,
  },
  unlinkProvider: {
    summary:
      'Unlinks a sign-in provider, and ends the caller’s session and every session started with that provider.',
    params: Type.Object({ provider: OneOf(UNLINKABLE) }),
    query: Type.Object({
      /** Which client of the provider, where the realm has several. */
      clientName: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: '^[\\w.-]+$' })),
    }),
    response: null,
    errors: ['PROVIDER_NOT_LINKED', 'LAST_PROVIDER', 'FORBIDDEN'],
    example: null,
  },
  createGuestCheckoutPrincipal: {
    summary: 'Stores the name and address of a guest who pays without an account.',
    body: Body({ email: Email, name: Type.Optional(Type.String({ maxLength: 80 })) }),
    response: AuthTokens,
    status: 201,
    errors: ['ACCOUNT_EXISTS'],
    example: exampleTokens,
  },
  listCountries: {
    summary: 'Lists countries with the address fields that each requires, and the caller’s own country.',
    response: Type.Object({ countries: Type.Array(Country), callerCountryCode: CountryCode }),
    errors: [],
    example: {
      countries: [
        {
          name: 'United Kingdom',
          iso3166alpha2: 'GB',
          countryCallingCode: '+44',
          addressRequiredFields: [{ fieldName: 'line1' }, { fieldName: 'postalCode' }],
          taxNumberRequired: false,
          birthDateRequired: false,
        },
      ],
      callerCountryCode: 'GB',
    },
  },
  impersonate: {
    summary:
      'Exchanges the token of an impersonation for tokens of the other account; the token can be used once.',
    params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: AuthTokens,
    errors: ['IMPERSONATION_NOT_FOUND'],
    example: exampleTokens,
  },
  createImpersonation: {
    summary: 'Creates a token with which an administrator opens an account once; the audit log records it.',
    body: Body({ accountId: Id, reason: Type.String({ minLength: 1, maxLength: 400 }) }),
    response: Type.Object({ token: Type.String(), expiresAt: Instant }),
    status: 201,
    errors: ['ACCOUNT_NOT_FOUND', 'FORBIDDEN'],
    example: { token: 'once-4b7e', expiresAt: '2026-11-21T20:10:00.000Z' },
  },
});
