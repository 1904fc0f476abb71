import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Characters after the prefix in the examples of Stripe's reference, so that a caller with too narrow a field fails here
 * as it would there. Stripe asks for room for 255 characters.
 * @see https://docs.stripe.com/api/checkout/sessions/object
 * @see https://docs.stripe.com/upgrades#what-changes-does-stripe-consider-to-be-backward-compatible
 */
const LENGTHS = {
  cs_test: 58,
  cus: 14,
  du: 24,
  evt: 24,
  pi: 24,
  pm: 24,
  po: 24,
  re: 24,
  req: 14,
  txn: 24,
} as const;

/** An id in the alphabet and of the length of those of Stripe. */
export const idOf = (prefix: keyof typeof LENGTHS): string =>
  `${prefix}_${Array.from({ length: LENGTHS[prefix] }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')}`;
