import { createHash, createHmac } from 'node:crypto';

/** Excludes letters and digits that are easily confused. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/**
 * The code of a gift: sixteen characters in groups of four, about 78 bits. It is derived from the gift's id, so that no
 * code is stored.
 * @param key known to the service alone
 */
export const giftCode = (key: Uint8Array, giftId: string): string => {
  const digest = createHmac('sha256', key).update(giftId).digest();
  let rest = BigInt(`0x${digest.toString('hex')}`);
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) {
    code += SIGNS[Number(rest % BigInt(SIGNS.length))] ?? '';
    rest /= BigInt(SIGNS.length);
  }
  return code.match(/.{4}/gu)?.join('-') ?? code;
};

/** The stored hash of a code; case, spaces and hyphens of the input are ignored. */
export const giftCodeHash = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, ''))
    .digest('hex');
