import { createHmac, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@footlight/contract';

/** Crockford's base 32, whose letters cannot be mistaken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

const newCode = (): string =>
  [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** Normalises a typed code: letter case, spaces, hyphens, and letters that look like digits. */
const plainCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/gu, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

/** Ten codes of 50 random bits in their display form: `7KQ2M-X4RTB`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, newCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);

/** The stored form: without the key, a copy of the database does not reveal codes. */
export const recoveryHash = (accountId: string, typed: string, key: Uint8Array): string =>
  createHmac('sha256', key)
    .update(`${accountId}:${plainCode(typed)}`)
    .digest('hex');
