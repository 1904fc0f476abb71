import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { PASSKEY_TRANSPORTS } from '../calls/limits.js';
import { Body, idParams } from '../calls/params.schemas.js';
import { FactorCode } from './factor-code.schemas.js';
import { LoginResponse } from './session.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { exampleLogin } from './sign-in.examples.js';

/** Bytes in base64url without padding. */
const Base64Url = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = Base64Url(1400);

/**
 * A browser's response for a new passkey, in the JSON of WebAuthn without the members that the service ignores.
 * @see https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson
 */
const NewCredential = Body({
  id: CredentialId,
  response: Body({
    clientDataJSON: Base64Url(4096),
    attestationObject: Base64Url(16_384),
    transports: Type.Array(OneOf(PASSKEY_TRANSPORTS), { maxItems: 7 }),
  }),
});

/** @see https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson */
export const SignedChallenge = Body({
  id: CredentialId,
  response: Body({
    clientDataJSON: Base64Url(4096),
    authenticatorData: Base64Url(4096),
    signature: Base64Url(4096),
    userHandle: Type.Optional(Base64Url(128)),
  }),
});
export type SignedChallenge = Static<typeof SignedChallenge>;
export type NewCredential = Static<typeof NewCredential>;

const PasskeyName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

export const Passkey = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    createdAt: Instant,
    /** Null until it is first used. */
    lastUsedAt: Nullable(Instant),
    /** Whether its provider syncs it between devices. */
    synced: Type.Boolean(),
  },
  { $id: 'Passkey' },
);
export type Passkey = Static<typeof Passkey>;

const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Array(OneOf(PASSKEY_TRANSPORTS)),
});

const example: Passkey = {
  id: 'k-1',
  name: 'Phone',
  createdAt: '2026-11-21T20:00:00.000Z',
  lastUsedAt: null,
  synced: true,
};
const challenge = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';

export const passkeysShapes = defineShapes({
  createPasskeySignIn: {
    summary:
      'Returns a challenge that any passkey of this site can sign, for sign-in or to prove identity again.',
    response: Type.Object({
      /** Options of `navigator.credentials.get`. */
      options: Type.Object({
        challenge: Type.String(),
        rpId: Type.String(),
        /** Milliseconds. */
        timeout: Type.Integer(),
        userVerification: Type.Literal('required'),
      }),
    }),
    errors: ['PROVIDER_NOT_CONFIGURED'],
    example: {
      options: { challenge, rpId: 'footlight.example', timeout: 300_000, userVerification: 'required' },
    },
  },
  loginPasskey: {
    summary: 'Signs in with a passkey; no password and no further code is required.',
    body: Body({ credential: SignedChallenge }),
    response: LoginResponse,
    errors: ['PASSKEY_INVALID', 'PROVIDER_NOT_CONFIGURED'],
    example: exampleLogin,
  },
  getIdentityProof: {
    summary:
      'Returns until when the caller’s last proof of identity is valid. Asked before the browser leaves for a provider that is to be linked.',
    response: Type.Object({ until: Instant }),
    errors: ['FORBIDDEN', 'PROOF_REQUIRED'],
    example: { until: '2026-11-21T20:10:00.000Z' },
  },
  proveIdentity: {
    summary:
      'Proves the identity of the signed-in caller again, before changes to how the account signs in, or to money.',
    body: Body({
      /** The password, or a signed challenge of a passkey of this account. */
      secret: Type.Optional(Type.String({ maxLength: 200 })),
      credential: Type.Optional(SignedChallenge),
      /** A code of two-step sign-in, which also proves it for calls that need a second factor, as a passkey does. */
      code: Type.Optional(FactorCode),
    }),
    response: Type.Object({ until: Instant }),
    errors: [
      'FORBIDDEN',
      'INVALID_CURRENT_CREDENTIALS',
      'SIGN_IN_LOCKED',
      'SECOND_FACTOR_INVALID',
      'PASSKEY_INVALID',
    ],
    example: { until: '2026-11-21T20:10:00.000Z' },
  },
  listPasskeys: {
    summary: 'Lists the passkeys of the account, oldest first.',
    response: Type.Object({ passkeys: Type.Array(Passkey) }),
    errors: ['FORBIDDEN'],
    example: { passkeys: [example] },
  },
  createPasskeyRegistration: {
    summary: 'Returns what a browser needs to create a passkey for the account.',
    response: Type.Object({
      /** Options of `navigator.credentials.create`. */
      options: Type.Object({
        rp: Type.Object({ id: Type.String(), name: Type.String() }),
        user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
        challenge: Type.String(),
        pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
        /** Milliseconds. */
        timeout: Type.Integer(),
        attestation: Type.Literal('none'),
        authenticatorSelection: Type.Object({
          residentKey: Type.Literal('required'),
          requireResidentKey: Type.Boolean(),
          userVerification: Type.Literal('required'),
        }),
        /** The account's passkeys: an authenticator that holds one does not create a second. */
        excludeCredentials: Type.Array(Descriptor),
      }),
    }),
    errors: ['FORBIDDEN', 'PROOF_REQUIRED', 'PASSKEY_LIMIT_REACHED', 'PROVIDER_NOT_CONFIGURED'],
    example: {
      options: {
        rp: { id: 'footlight.example', name: 'Footlight' },
        user: { id: 'dTdkMWY', name: 'viewer@footlight.example', displayName: 'Vera' },
        challenge,
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        attestation: 'none',
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        excludeCredentials: [],
      },
    },
  },
  addPasskey: {
    summary: 'Adds the passkey that the browser created to the account.',
    body: Body({ name: PasskeyName, credential: NewCredential }),
    response: Passkey,
    status: 201,
    errors: [
      'FORBIDDEN',
      'PROOF_REQUIRED',
      'PASSKEY_INVALID',
      'PASSKEY_LIMIT_REACHED',
      'PROVIDER_NOT_CONFIGURED',
    ],
    example,
  },
  renamePasskey: {
    summary: 'Changes the name of a passkey.',
    params: idParams,
    body: Body({ name: PasskeyName }),
    response: Passkey,
    errors: ['FORBIDDEN', 'PROOF_REQUIRED', 'PASSKEY_NOT_FOUND'],
    example,
  },
  removePasskey: {
    summary: 'Removes a passkey, which can then no longer be used to sign in.',
    params: idParams,
    response: null,
    errors: ['FORBIDDEN', 'PROOF_REQUIRED', 'PASSKEY_NOT_FOUND', 'LAST_PROVIDER'],
    example: null,
  },
});
