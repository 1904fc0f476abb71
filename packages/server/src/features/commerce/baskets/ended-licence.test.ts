import { basketTotals, costOf } from '@footlight/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AgreedPrice } from '../../../database/schema/licences.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import { endedLicence, leftAfter } from './ended-licence.js';

const STARTED_AT = 1_700_000_000_000;
const DAY_MS = 86_400_000;

const price = fc.record({
  amount: fc.integer({ min: 0, max: 20_000 }),
  taxRate: fc.integer({ min: 0, max: 2700 }),
  taxInclusive: fc.boolean(),
});
const priceOf = (one: { amount: number; taxRate: number; taxInclusive: boolean }) =>
  ({ ...one, currency: 'USD', scale: 2, reverseCharge: false }) as AgreedPrice;

// MONEY-10, MONEY-125
it('what a plan that ends pays for and what is left of it are together never more than was paid', () => {
  fc.assert(
    fc.property(price, price, fc.integer({ min: 0, max: 31 }), (old, next, days) => {
      const own = priceOf(old);
      const other = priceOf(next);
      const held = {
        price: own,
        period: 'P1M',
        periodStartedAt: new Date(STARTED_AT),
        expiresAt: new Date(STARTED_AT + 31 * DAY_MS),
        periodPaidAmount: own.amount,
      } as unknown as HeldLicenceRow;
      const ended = endedLicence(held, other, STARTED_AT + days * DAY_MS);
      const { creditUsed } = basketTotals(other, [], ended.credit);
      const [{ left } = { left: Number.NaN }] = leftAfter([ended], other, { creditUsed });
      const paid = costOf(own.amount, own).gross;
      expect(left).toBeGreaterThanOrEqual(0);
      // Whoever uses all of it may pay a cent of tax less than the rest is worth, never more.
      expect(left === 0 || left + costOf(creditUsed, other).gross <= paid).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
