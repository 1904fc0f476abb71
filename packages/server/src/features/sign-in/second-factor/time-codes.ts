import { generateSecret, generateURI, verify } from 'otplib';
import { seal, unseal } from '../../../auth/seal.js';

/** Duration of a time step, in seconds. The previous and the next step are accepted too, for clock differences. */
const STEP_SECONDS = 30;

/**
 * Authenticator app codes: TOTP with SHA-1, 6 digits and 30 seconds, as supported by the apps.
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export class TimeCodes {
  readonly #key: Uint8Array;
  readonly #issuer: string;
  readonly #standIn = generateSecret();

  constructor(key: Uint8Array, issuer: string) {
    this.#key = key;
    this.#issuer = issuer;
  }

  /** Creates a secret, base32. */
  newSecret(): string {
    return generateSecret();
  }

  /** The stored form of a secret, encrypted and bound to the account. */
  sealed(accountId: string, secret: string): string {
    return seal(`${accountId}\n${secret}`, this.#key);
  }

  uri(secret: string, label: string): string {
    return generateURI({ issuer: this.#issuer, label, secret });
  }

  /**
   * The time step of a code; null for a wrong one. Takes the same time without a sealed secret.
   * @param now milliseconds since the epoch
   */
  async stepOf(
    typed: string,
    accountId: string,
    sealedSecret: string | null,
    now: number,
  ): Promise<number | null> {
    const secret = this.#opened(accountId, sealedSecret);
    const code = typed.replaceAll(/[\s-]/gu, '');
    const isCode = /^\d{6}$/u.test(code);
    const result = await verify({
      secret: secret ?? this.#standIn,
      token: isCode ? code : '000000',
      epoch: Math.floor(now / 1000),
      epochTolerance: STEP_SECONDS,
    });
    if (secret === null || !isCode || !result.valid) return null;
    return Math.floor(now / 1000 / STEP_SECONDS) + result.delta;
  }

  #opened(accountId: string, sealedSecret: string | null): string | null {
    if (sealedSecret === null) return null;
    const [owner, secret] = unseal(sealedSecret, this.#key)?.split('\n') ?? [];
    return owner === accountId && secret !== undefined ? secret : null;
  }
}
