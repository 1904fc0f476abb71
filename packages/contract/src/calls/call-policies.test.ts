import type { TSchema } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.js';
import { calls, type CallName } from '../calls.js';
import { shapes } from '../schemas.js';
import type { CallShape } from './shape.js';
import { AuthTokens } from '../sign-in/session.schemas.js';

const names = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];

interface Nested {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly allOf?: readonly TSchema[];
}

/** Names of all fields in a request, nested ones included. */
const fieldsOf = (schema: TSchema | undefined): readonly string[] => {
  if (schema === undefined) return [];
  const { properties = {}, items, anyOf = [], allOf = [] } = schema as TSchema & Nested;
  const nested = [items, ...anyOf, ...allOf];
  return [
    ...Object.keys(properties),
    ...[...Object.values(properties), ...nested].flatMap((one) => fieldsOf(one)),
  ];
};
const requestFields = (name: CallName): readonly string[] => {
  const { params, query, body }: CallShape = shapes[name];
  return [params, query, body].flatMap((schema) => fieldsOf(schema));
};

const SECRET = /secret|code|token|pin$|password|credential|signature/iu;

/** Calls whose request names a secret that cannot be guessed, or that is only set. */
const NOT_GUESSED: Partial<Record<CallName, string>> = {
  refreshToken: 'random, 256 bits; browsers send it by themselves',
  logout: 'random, 256 bits; ends a session and discloses nothing',
  logoutProvider: 'random, 256 bits; ends a session and discloses nothing',
  syncEntitlements: 'random, 256 bits, of a signed-in caller',
  addPasskey: 'a signature over a challenge of the service, after a proof of identity',
  exchangeAdobeToken: 'random, 256 bits; televisions poll it',
  createAdobeRegistrationCode: 'random, 256 bits',
  getDeviceCodeState: 'random, 256 bits; devices poll it',
  exchangeDeviceCode: 'random, 256 bits; devices poll it',
  createProfile: 'sets a PIN',
  saveProfile: 'sets a PIN',
  removeVoucher: 'a code that the basket contains',
  confirmBasketPayment: 'verified by the payment provider',
  validatePaymentMethod: 'verified by the payment provider',
  saveBillingDetails: 'a postal code',
};

/** Changes that are part of watching, and that children may therefore make. */
const WATCHING = new Set<CallName>([
  'addFavourite',
  'addFavouriteChannel',
  'addWatchlistContent',
  'createAdobeRegistrationCode',
  'createRequestorRegistrationCode',
  'createWatchlist',
  'deleteWatchlist',
  'getBucketPage',
  'removeFavourite',
  'removeFavouriteChannel',
  'removeWatchlistContent',
  'renameWatchlist',
  'reorderWatchlist',
  'restoreWatchlist',
  'postEventManifest',
  'postVideoManifest',
  'savePreferences',
  'saveWatchProgress',
  'saveWatchlist',
  'sendMultiViewHeartbeat',
  'sendPlaybackHeartbeat',
  'switchProfile',
  'syncEntitlements',
]);

/** Changes that children may request; those of rooms and reviews are limited by their own rules (ROOM-9, REVIEW-3). */
const CHILDREN = new Set<CallName>([
  ...WATCHING,
  'clearHistory',
  'removeFromHistory',
  'blockRoomMember',
  // The link authorises it; a session only says who opens it (SIGN-184).
  'confirmEmail',
  'createGuestCheckoutPrincipal',
  'createRoom',
  'createRoomTicket',
  'deleteReview',
  'editReview',
  'joinRoom',
  'leaveRoom',
  'markReviewHelpful',
  'postReview',
  'removeRoomMember',
  'reportReview',
  'reportRoomMember',
  'saveRoom',
  'sendToRoom',
  'unblockRoomMember',
  'unmarkReviewHelpful',
]);

/** Calls that return tokens and link nothing to the caller's account. */
const NO_LINK: Partial<Record<CallName, string>> = {
  switchProfile: 'has its own rules of entering a profile',
  syncEntitlements: 'refreshes the session',
  createGuestCheckoutPrincipal: 'creates another account, as a sign-up does',
  impersonate: 'begins the session of an administrator’s link',
};

/** Calls of a session by which a sign-up is completed, or left, and those that every page makes. */
const DURING_SIGN_UP = new Set<CallName>([
  'confirmEmail',
  'createAdobeRegistrationCode',
  'createRequestorRegistrationCode',
  'exportAccount',
  'getAccount',
  'getIdentityProof',
  'getOpenIdLogoutUri',
  'getPreferences',
  'getSessionUser',
  'linkPendingProvider',
  'listConsentTerms',
  'listLinkedProviders',
  'listProfiles',
  'proveIdentity',
  'requestAccountDeletion',
  'saveAccount',
  'saveConsents',
  'savePreferences',
  'streamViewerChanges',
  'switchProfile',
  'syncEntitlements',
  'undoAccountDeletion',
]);

const isChange = (name: CallName): boolean => {
  const { method, auth } = callOf(name);
  return method !== 'GET' && !['none', 'admin', 'finance', 'editor'].includes(auth);
};

describe('policies of calls', () => {
  it('limit the attempts at every secret, code and token that could be guessed', () => {
    const guessable = names.filter((name) => requestFields(name).some((field) => SECRET.test(field)));
    expect(guessable.length).toBeGreaterThan(30);
    expect(
      guessable.filter((name) => callOf(name).limit === undefined && NOT_GUESSED[name] === undefined),
    ).toEqual([]);
    expect(guessable).toEqual(expect.arrayContaining(Object.keys(NOT_GUESSED)));
  });

  // MONEY-46
  it('limit the attempts of one account at cards and at codes of vouchers', () => {
    const trying = names.filter((name) => {
      const { errors }: CallShape = shapes[name];
      return errors.includes('card_declined') || errors.includes('VOUCHER_NOT_FOUND');
    });
    // A payment that is confirmed was begun by a call with the limit; removing reveals nothing.
    const begunBefore = new Set<CallName>(['confirmBasketPayment', 'removeVoucher']);
    expect(trying.length).toBeGreaterThan(4);
    expect(
      trying.filter((name) => callOf(name).accountLimit === undefined && !begunBefore.has(name)),
    ).toEqual([]);
  });

  // ACCT-21, ACCT-47
  it('mark as changing nothing, for administrators who impersonate, only what reads or plays', () => {
    expect(names.filter((name) => callOf(name).changesNothing === true).toSorted()).toEqual([
      'getBucketPage',
      'postEventManifest',
      'postVideoManifest',
      // Of the administrator's own session.
      'switchProfile',
    ]);
  });

  // ACCT-12
  it('reserve every change for adults, except those of watching, rooms and reviews', () => {
    const changes = names.filter((name) => isChange(name));
    expect(changes.filter((name) => callOf(name).adultOnly === undefined).toSorted()).toEqual(
      [...CHILDREN].toSorted(),
    );
  });

  it('name a policy of accounts only where a token is read', () => {
    const pointless = names.filter((name) => {
      const { auth, ownerOnly, adultOnly, recentProof } = callOf(name);
      const isNamed = ownerOnly === true || adultOnly !== undefined || recentProof !== undefined;
      return isNamed && (auth === 'none' || auth === 'admin');
    });
    expect(pointless).toEqual([]);
  });

  // SIGN-166
  it('answer during a sign-up what completes or leaves it, and no other call', () => {
    const linking = names.filter(
      (name) =>
        shapes[name].response === AuthTokens && callOf(name).auth !== 'none' && NO_LINK[name] === undefined,
    );
    expect(names.filter((name) => callOf(name).duringSignUp === true).toSorted()).toEqual(
      [...DURING_SIGN_UP, ...linking].toSorted(),
    );
  });

  it('demand a recent proof of identity from adults who own the account', () => {
    const proven = names.filter((name) => callOf(name).recentProof === true);
    expect(proven.length).toBeGreaterThan(0);
    for (const name of proven)
      expect(callOf(name)).toMatchObject({ ownerOnly: true, adultOnly: 'FORBIDDEN' });
  });

  // SIGN-82, SIGN-121
  it('demand one where a call that signs in reads a session, which then links', () => {
    const signingIn = names.filter((name) => shapes[name].response === AuthTokens);
    const reading = signingIn.filter((name) => callOf(name).auth !== 'none' && NO_LINK[name] === undefined);
    expect(reading.length).toBeGreaterThan(10);
    expect(reading.filter((name) => callOf(name).recentProof !== true)).toEqual([]);
  });
});
