import { createHash, createHmac } from 'node:crypto';

/** Excludes letters and digits that are easily confused. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 78 bits, which nobody guesses within the limits of attempts. */
const LENGTH = 16;

/**
 * A code of sixteen characters in groups of four, such as `7K3Q-9XWM-2BCD-H4RT`, for gifts and vouchers. It is derived, so
 * that it need not be stored: the same seed gives the same code.
 * @param key known to the service alone
 * @param seed what the code is for
 */
export const derivedCode = (key: Uint8Array, seed: string): string => {
  const digest = createHmac('sha256', key).update(seed).digest();
  let rest = BigInt(`0x${digest.toString('hex')}`);
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) {
    code += SIGNS[Number(rest % BigInt(SIGNS.length))] ?? '';
    rest /= BigInt(SIGNS.length);
  }
  return code.match(/.{4}/gu)?.join('-') ?? code;
};

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** What is stored of a voucher's code, so that nobody who reads the database can use it. */
export const voucherHash = (code: string): string => hashOf(code);

/** The stored hash of a gift's code; case, spaces and hyphens of the input are ignored. */
export const giftCodeHash = (typed: string): string =>
  hashOf(typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, ''));
