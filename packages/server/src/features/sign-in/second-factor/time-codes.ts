import { generateSecret, generateURI, verify } from 'otplib';
import { seal, unseal } from '../../../auth/seal.js';

/** Duration of a time step, in seconds. The previous and the next step are accepted too, for clock differences. */
const STEP_SECONDS = 30;

export interface TimeCodes {
  /** Creates a secret, base32. */
  newSecret(): string;
  /** The stored form of a secret, encrypted and bound to the account. */
  sealed(accountId: string, secret: string): string;
  uri(secret: string, label: string): string;
  /**
   * The time step of a code; null for a wrong one. Takes the same time without a sealed secret.
   * @param now milliseconds since the epoch
   */
  stepOf(code: string, accountId: string, sealedSecret: string | null, now: number): Promise<number | null>;
}

/**
 * Authenticator app codes: TOTP with SHA-1, 6 digits and 30 seconds, as supported by the apps.
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export const createTimeCodes = (key: Uint8Array, issuer: string): TimeCodes => {
  const standIn = generateSecret();

  const opened = (accountId: string, sealedSecret: string | null): string | null => {
    if (sealedSecret === null) return null;
    const [owner, secret] = unseal(sealedSecret, key)?.split('\n') ?? [];
    return owner === accountId && secret !== undefined ? secret : null;
  };

  return {
    newSecret: () => generateSecret(),
    sealed: (accountId, secret) => seal(`${accountId}\n${secret}`, key),
    uri: (secret, label) => generateURI({ issuer, label, secret }),
    stepOf: async (typed, accountId, sealedSecret, now) => {
      const secret = opened(accountId, sealedSecret);
      const code = typed.replaceAll(/[\s-]/gu, '');
      const isCode = /^\d{6}$/u.test(code);
      const result = await verify({
        secret: secret ?? standIn,
        token: isCode ? code : '000000',
        epoch: Math.floor(now / 1000),
        epochTolerance: STEP_SECONDS,
      });
      if (secret === null || !isCode || !result.valid) return null;
      return Math.floor(now / 1000 / STEP_SECONDS) + result.delta;
    },
  };
};
