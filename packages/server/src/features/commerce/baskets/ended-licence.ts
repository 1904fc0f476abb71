import { amountCosting, costOf, creditOf, type BasketTotals } from '@footlight/domain';
import type { AgreedPrice } from '../../../database/schema/licences.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';

/** An active licence of the same family, which ends when the basket is paid. */
export interface EndedLicence {
  readonly heldLicence: HeldLicenceRow;
  /** Credit for the rest of its period, in minor units of the basket's currency; 0 if it was paid in another. */
  readonly credit: number;
  /** What the rest has cost beyond what the basket uses of it, in minor units with tax; it becomes credit. */
  readonly left: number;
}

/** The rest of a period that was paid for, in minor units of its own price. */
const restOf = (heldLicence: HeldLicenceRow, now: number): number => {
  const { period, price, expiresAt, periodStartedAt: startedAt, periodPaidAmount: paid } = heldLicence;
  if (price === null || period === null || startedAt === null || expiresAt === null) return 0;
  return creditOf(paid, { startsAt: startedAt.getTime(), endsAt: expiresAt.getTime(), now });
};

/** The rest of a period as credit for another price; a rest in another currency stays a rest. */
export const endedLicence = (heldLicence: HeldLicenceRow, price: AgreedPrice, now: number): EndedLicence => {
  const { price: own } = heldLicence;
  const left = own === null ? 0 : costOf(restOf(heldLicence, now), own).gross;
  const isUsable = own !== null && own.currency === price.currency && own.scale === price.scale;
  return { heldLicence, credit: isUsable ? amountCosting(left, price) : 0, left };
};

/**
 * Distributes what the totals have used over the licences that end; the rest of each is left.
 * @see docs/rules/commerce.md MONEY-125
 */
export const leftAfter = (
  ended: readonly EndedLicence[],
  price: AgreedPrice,
  { creditUsed }: Pick<BasketTotals, 'creditUsed'>,
): EndedLicence[] => {
  let used = creditUsed;
  return ended.map((one) => {
    const part = Math.min(one.credit, used);
    used -= part;
    if (part === 0) return one;
    // Whoever uses all of it has nothing left, whatever the tax of the new price makes of it.
    const left = part === one.credit ? 0 : Math.max(0, one.left - costOf(part, price).gross);
    return { ...one, left };
  });
};
