import { createHmac } from 'node:crypto';
import type { NewCredential, ReplyOf, SignedChallenge } from '@footlight/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { ApiError } from '../../../api-error.js';
import { newSingleUseToken, singleUseHash } from '../../../auth/single-use-token.js';
import type { Clock } from '../../../clock.js';
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.js';
import type { RelyingParty } from './relying-party.js';

/** Lifetime of a challenge, in milliseconds (SIGN-118). */
const CHALLENGE_MS = 5 * 60_000;
/** COSE algorithm identifiers of EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

export type VerifiedCredential = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'
>;

/**
 * Creates the options that authenticators sign and verifies the signatures. Challenges are stored as hashes, valid for
 * five minutes, usable once and only for the ceremony and account they were created for.
 */
export interface PasskeyCeremonies {
  signInOptions(): Promise<ReplyOf<'createPasskeySignIn'>['options']>;
  /**
   * @returns id of the account that owns the passkey
   * @throws {ApiError} PASSKEY_INVALID for every failure
   */
  verifySignIn(credential: SignedChallenge): Promise<string>;
  registrationOptions(
    owner: { readonly accountId: string; readonly name: string; readonly displayName: string },
    existing: readonly PasskeyRow[],
  ): Promise<ReplyOf<'createPasskeyRegistration'>['options']>;
  /** @throws {ApiError} PASSKEY_INVALID for every failure */
  verifyRegistration(accountId: string, credential: NewCredential): Promise<VerifiedCredential>;
}

export interface PasskeyCeremoniesDependencies {
  readonly repository: Pick<PasskeysRepository, 'addChallenge' | 'useChallenge' | 'byCredential' | 'used'>;
  readonly party: RelyingParty;
  /** Key of the HMAC that derives the user handles stored by authenticators. */
  readonly key: Uint8Array;
  readonly clock: Clock;
}

const PUBLIC_KEY = 'public-key' as const;

/** @see https://www.w3.org/TR/webauthn-3/ */
export const createPasskeyCeremonies = (dependencies: PasskeyCeremoniesDependencies): PasskeyCeremonies => {
  const { repository, party, key, clock } = dependencies;

  /** The user handle is an HMAC, so a stored handle does not reveal the account. */
  const handleOf = (accountId: string): string =>
    createHmac('sha256', key).update(accountId).digest('base64url');

  const newChallenge = async (accountId: string | null): Promise<string> => {
    const challenge = newSingleUseToken();
    await repository.addChallenge(singleUseHash(challenge), accountId, new Date(clock.now() + CHALLENGE_MS));
    return challenge;
  };
  const isOurs = (accountId: string | null) => (challenge: string) =>
    repository.useChallenge(singleUseHash(challenge), accountId, new Date(clock.now()));

  /** Turns every error of the library into PASSKEY_INVALID, so callers do not learn which check failed. */
  const judged = async <T>(judge: () => Promise<T>): Promise<T> => {
    try {
      return await judge();
    } catch (cause) {
      throw new ApiError('PASSKEY_INVALID', { cause });
    }
  };

  return {
    signInOptions: async () => ({
      challenge: await newChallenge(null),
      rpId: party.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    }),
    verifySignIn: async ({ id, response: { userHandle, ...response } }) => {
      const passkey = await repository.byCredential(id);
      const { verified, authenticationInfo } = await judged(() =>
        verifyAuthenticationResponse({
          response: {
            id,
            rawId: id,
            type: PUBLIC_KEY,
            clientExtensionResults: {},
            response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
          },
          expectedChallenge: isOurs(null),
          expectedOrigin: [...party.origins],
          expectedRPID: party.id,
          requireUserVerification: true,
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(passkey?.publicKey ?? '', 'base64url')),
            counter: passkey?.counter ?? 0,
          },
        }),
      );
      const isOwners =
        passkey !== undefined &&
        verified &&
        (userHandle === undefined || userHandle === handleOf(passkey.accountId));
      if (!isOwners) throw new ApiError('PASSKEY_INVALID');
      const isFirst = await repository.used(passkey.id, authenticationInfo.newCounter, new Date(clock.now()));
      if (!isFirst) throw new ApiError('PASSKEY_INVALID');
      return passkey.accountId;
    },
    registrationOptions: async ({ accountId, name, displayName }, existing) => ({
      rp: { id: party.id, name: party.name },
      user: { id: handleOf(accountId), name, displayName },
      challenge: await newChallenge(accountId),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: PUBLIC_KEY, alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: PUBLIC_KEY,
        transports: [...transports],
      })),
    }),
    verifyRegistration: async (accountId, { id, response }) => {
      const { verified, registrationInfo } = await judged(() =>
        verifyRegistrationResponse({
          response: { id, rawId: id, type: PUBLIC_KEY, clientExtensionResults: {}, response },
          expectedChallenge: isOurs(accountId),
          expectedOrigin: [...party.origins],
          expectedRPID: party.id,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!verified) throw new ApiError('PASSKEY_INVALID');
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.transports,
        synced: credentialBackedUp,
      };
    },
  };
};
