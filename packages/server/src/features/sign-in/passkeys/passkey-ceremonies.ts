import { createHmac } from 'node:crypto';
import type { NewCredential, ResponseOf, SignedChallenge } from '@footlight/contract';
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

export interface PasskeyCeremoniesDependencies {
  readonly repository: Pick<PasskeysRepository, 'addChallenge' | 'useChallenge' | 'byCredential' | 'used'>;
  readonly party: RelyingParty;
  /** Key of the HMAC that derives the user handles stored by authenticators. */
  readonly key: Uint8Array;
  readonly clock: Clock;
}

const PUBLIC_KEY = 'public-key' as const;

/** Turns every error of the library into PASSKEY_INVALID, so callers do not learn which check failed. */
const judged = async <T>(judge: () => Promise<T>): Promise<T> => {
  try {
    return await judge();
  } catch (cause) {
    throw new ApiError('PASSKEY_INVALID', { cause });
  }
};

/**
 * Creates the options that authenticators sign and verifies the signatures. Challenges are stored as hashes, valid for
 * five minutes, usable once and only for the ceremony and account they were created for.
 */
export class PasskeyCeremonies {
  readonly #dependencies: PasskeyCeremoniesDependencies;

  /** @see https://www.w3.org/TR/webauthn-3/ */
  constructor(dependencies: PasskeyCeremoniesDependencies) {
    this.#dependencies = dependencies;
  }

  async signInOptions(): Promise<ResponseOf<'createPasskeySignIn'>['options']> {
    return {
      challenge: await this.#newChallenge(null),
      rpId: this.#dependencies.party.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    };
  }

  /**
   * @returns id of the account that owns the passkey
   * @throws {ApiError} PASSKEY_INVALID for every failure
   */
  async verifySignIn({ id, response: { userHandle, ...response } }: SignedChallenge): Promise<string> {
    const passkey = await this.#dependencies.repository.byCredential(id);
    const { verified, authenticationInfo } = await judged(() =>
      verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: PUBLIC_KEY,
          clientExtensionResults: {},
          response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
        },
        expectedChallenge: this.#isOurs(null),
        expectedOrigin: [...this.#dependencies.party.origins],
        expectedRPID: this.#dependencies.party.id,
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
      (userHandle === undefined || userHandle === this.#handleOf(passkey.accountId));
    if (!isOwners) throw new ApiError('PASSKEY_INVALID');
    const isFirst = await this.#dependencies.repository.used(
      passkey.id,
      authenticationInfo.newCounter,
      new Date(this.#dependencies.clock.now()),
    );
    if (!isFirst) throw new ApiError('PASSKEY_INVALID');
    return passkey.accountId;
  }

  async registrationOptions(
    {
      accountId,
      name,
      displayName,
    }: { readonly accountId: string; readonly name: string; readonly displayName: string },
    existing: readonly PasskeyRow[],
  ): Promise<ResponseOf<'createPasskeyRegistration'>['options']> {
    return {
      rp: { id: this.#dependencies.party.id, name: this.#dependencies.party.name },
      user: { id: this.#handleOf(accountId), name, displayName },
      challenge: await this.#newChallenge(accountId),
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
    };
  }

  /** @throws {ApiError} PASSKEY_INVALID for every failure */
  async verifyRegistration(accountId: string, { id, response }: NewCredential): Promise<VerifiedCredential> {
    const { verified, registrationInfo } = await judged(() =>
      verifyRegistrationResponse({
        response: { id, rawId: id, type: PUBLIC_KEY, clientExtensionResults: {}, response },
        expectedChallenge: this.#isOurs(accountId),
        expectedOrigin: [...this.#dependencies.party.origins],
        expectedRPID: this.#dependencies.party.id,
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
  }

  /** The user handle is an HMAC, so a stored handle does not reveal the account. */
  #handleOf(accountId: string): string {
    return createHmac('sha256', this.#dependencies.key).update(accountId).digest('base64url');
  }

  async #newChallenge(accountId: string | null): Promise<string> {
    const challenge = newSingleUseToken();
    await this.#dependencies.repository.addChallenge(
      singleUseHash(challenge),
      accountId,
      new Date(this.#dependencies.clock.now() + CHALLENGE_MS),
    );
    return challenge;
  }

  #isOurs(accountId: string | null) {
    return (challenge: string) =>
      this.#dependencies.repository.useChallenge(
        singleUseHash(challenge),
        accountId,
        new Date(this.#dependencies.clock.now()),
      );
  }
}
