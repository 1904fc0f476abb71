import { createHmac, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@footlight/contract';

/** Crockford's base 32: no letter of it is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

const newCode = (): string =>
  [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** As a person may type it: in small letters, with spaces, with the letters that look like digits. */
const plainCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/gu, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

/** Ten codes of 50 random bits, as they are shown: `7KQ2M-X4RTB`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, newCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);

/** What is stored of a code: without the key, a copy of the database gives nobody a code. */
export const recoveryHash = (accountId: string, typed: string, key: Uint8Array): string =>
  createHmac('sha256', key)
    .update(`${accountId}:${plainCode(typed)}`)
    .digest('hex');
