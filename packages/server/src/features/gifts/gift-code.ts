import { createHash, createHmac } from 'node:crypto';

/** Without letters and digits that are read for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/**
 * The code of a gift: sixteen signs in groups of four, derived from its id, so that no code is stored. About 78 bits.
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

/** What is stored of a code, however its reader types it: case, spaces and hyphens do not count. */
export const giftCodeHash = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, ''))
    .digest('hex');
