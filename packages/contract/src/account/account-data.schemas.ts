import { Type, type Static } from '@sinclair/typebox';
import { AccountDetails, LinkedAccount } from './account.schemas.js';
import { Instant, Nullable } from '../content/content-item.schemas.js';
import { Currency, MinorUnits, Scale } from '../commerce/commerce.schemas.js';
import { BillingDetails, PaymentMethodType } from '../commerce/payments.schemas.js';
import { Body } from '../calls/params.schemas.js';
import { UserPreferences } from './preferences.schemas.js';
import { Profile } from './profiles.schemas.js';
import { SignInEvent } from '../sign-in/sign-in-events.schemas.js';
import { AccountSession } from '../sign-in/sessions.schemas.js';
import { defineShapes } from '../calls/shape.js';

const Watched = Type.Object({
  profileId: Type.String(),
  vodId: Type.String(),
  /** Seconds. */
  position: Type.Number(),
  duration: Type.Number(),
  watchedAt: Instant,
});

/** All data of one account, in the shapes of the other calls. */
export const AccountExport = Type.Object(
  {
    exportedAt: Instant,
    account: AccountDetails,
    profiles: Type.Array(Type.Pick(Profile, ['id', 'name', 'type', 'avatar'])),
    /** Every answer given, newest first. */
    consents: Type.Array(
      Type.Object({ fieldName: Type.String(), answer: Type.Boolean(), answeredAt: Instant }),
    ),
    preferences: Type.Array(Type.Composite([Type.Object({ profileId: Type.String() }), UserPreferences])),
    favourites: Type.Array(Type.Object({ vodId: Type.String(), addedAt: Instant })),
    favouriteChannels: Type.Array(Type.Object({ channelId: Type.String(), addedAt: Instant })),
    watchlists: Type.Array(
      Type.Object({
        profileId: Type.String(),
        name: Type.String(),
        content: Type.Array(
          Type.Object({ contentType: Type.String(), contentId: Type.String(), addedAt: Instant }),
        ),
      }),
    ),
    history: Type.Array(Watched),
    reviews: Type.Array(
      Type.Object({
        profileId: Type.String(),
        vodId: Type.String(),
        rating: Type.Integer(),
        title: Type.String(),
        text: Type.String(),
        postedAt: Instant,
      }),
    ),
    licences: Type.Array(
      Type.Object({
        licenceId: Type.String(),
        status: Type.String(),
        purchasedAt: Instant,
        expiresAt: Nullable(Instant),
      }),
    ),
    payments: Type.Array(
      Type.Object({
        id: Type.String(),
        sku: Type.String(),
        itemType: Type.String(),
        /** In minor units of the currency, tax included. */
        amount: MinorUnits,
        tax: MinorUnits,
        currency: Currency,
        scale: Scale,
        status: Type.String(),
        createdAt: Instant,
        refunds: Type.Array(Type.Object({ amount: MinorUnits, createdAt: Instant })),
      }),
    ),
    /** As shown to their owner: never the full number. */
    paymentMethods: Type.Array(
      Type.Object({
        type: PaymentMethodType,
        brand: Nullable(Type.String()),
        last4Digits: Nullable(Type.String()),
        holder: Nullable(Type.String()),
        /** `2027-04`. */
        expiresOn: Nullable(Type.String()),
        createdAt: Instant,
      }),
    ),
    billingDetails: Nullable(BillingDetails),
    /** Gifts paid for, without their codes. */
    gifts: Type.Array(
      Type.Object({
        paymentId: Type.String(),
        productId: Type.String(),
        recipientName: Nullable(Type.String()),
        recipientEmail: Nullable(Type.String()),
        message: Nullable(Type.String()),
        redeemedAt: Nullable(Instant),
      }),
    ),
    linkedProviders: Type.Array(Type.Omit(LinkedAccount, ['mayUnlink'])),
    /** Null where two-step sign-in is off; never contains the secret or the recovery codes. */
    secondFactor: Nullable(Type.Object({ confirmedAt: Instant, recoveryCodesLeft: Type.Integer() })),
    passkeys: Type.Array(
      Type.Object({ name: Type.String(), createdAt: Instant, lastUsedAt: Nullable(Instant) }),
    ),
    /** Addresses confirmed by a link. */
    confirmedEmails: Type.Array(Type.Object({ email: Type.String(), confirmedAt: Instant })),
    sessions: Type.Array(Type.Omit(AccountSession, ['current'])),
    /** Attempts to sign in, newest first. */
    signIns: Type.Array(Type.Omit(SignInEvent, ['id'])),
    /** Actions of administrators on the account. */
    log: Type.Array(Type.Object({ at: Instant, action: Type.String() })),
  },
  { $id: 'AccountExport' },
);
export type AccountExport = Static<typeof AccountExport>;

const example: AccountExport = {
  exportedAt: '2026-11-21T20:00:00.000Z',
  account: {
    id: 'a-7d1f',
    name: 'Vera',
    contactEmail: 'viewer@footlight.example',
    birthDate: null,
    phoneNumber: null,
    taxNumber: null,
    gender: null,
    address: 'GB',
    customFields: {},
  },
  profiles: [{ id: 'p-1', name: 'Vera', type: 'adult', avatar: 'lantern' }],
  consents: [],
  preferences: [],
  favourites: [],
  favouriteChannels: [],
  watchlists: [],
  history: [],
  reviews: [],
  licences: [],
  payments: [],
  paymentMethods: [],
  billingDetails: null,
  gifts: [],
  linkedProviders: [],
  secondFactor: { confirmedAt: '2026-03-02T18:20:00.000Z', recoveryCodesLeft: 9 },
  passkeys: [{ name: 'Phone', createdAt: '2026-03-02T18:25:00.000Z', lastUsedAt: null }],
  confirmedEmails: [{ email: 'viewer@footlight.example', confirmedAt: '2026-01-05T10:02:00.000Z' }],
  sessions: [],
  signIns: [],
  log: [],
};

export const accountDataShapes = defineShapes({
  exportAccount: {
    summary: 'Returns a copy of all data that the service stores about the account.',
    response: AccountExport,
    errors: ['FORBIDDEN'],
    example,
  },
  requestAccountDeletion: {
    summary: 'Marks the account for deletion, and signs it out on all other devices.',
    body: Body({
      /** The password; needed where the account has one. */
      secret: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({ deletesAt: Instant }),
    status: 202,
    errors: ['INVALID_CURRENT_CREDENTIALS', 'SIGN_IN_LOCKED', 'FORBIDDEN'],
    example: { deletesAt: '2026-12-05T20:00:00.000Z' },
  },
  undoAccountDeletion: {
    summary: 'Cancels the deletion of the account, as long as it has not been deleted.',
    response: null,
    errors: ['FORBIDDEN'],
    example: null,
  },
});
