import { describe, expect, it } from 'vitest';
import type { BalanceLine } from '../payments/providers/payment-provider.js';
import { entriesOf } from './provider-entries.js';

const line = (kind: BalanceLine['kind'], minor: number, more: Partial<BalanceLine> = {}): BalanceLine => ({
  id: 'txn_1',
  kind,
  paymentExternalId: null,
  refundExternalId: null,
  refundKey: null,
  amount: { minor, currency: 'GBP', scale: 2 },
  fee: 0,
  paid: null,
  at: new Date(0),
  ...more,
});

const bookedOf = (one: BalanceLine) =>
  entriesOf('card', one).map(({ kind, currency, postings }) => [
    kind,
    currency,
    Object.fromEntries(postings.map(({ account, amount }) => [account, amount])),
  ]);

// MONEY-104
describe('a change of the balance at a provider', () => {
  it('of a payment books its fee alone', () => {
    expect(bookedOf(line('charge', 999, { fee: 35 }))).toEqual([
      ['fee', 'GBP', { 'receivable:card': -35, 'fees:card': 35 }],
    ]);
    expect(bookedOf(line('charge', 999))).toEqual([]);
  });

  it('that is a fee, a payout, its return or something else is booked against an account of its own', () => {
    expect(bookedOf(line('fee', -100))).toEqual([
      ['fee', 'GBP', { 'receivable:card': -100, 'fees:card': 100 }],
    ]);
    expect(bookedOf(line('payout', -500))).toEqual([
      ['payout', 'GBP', { 'receivable:card': -500, 'bank:card': 500 }],
    ]);
    expect(bookedOf(line('payoutFailed', 500))).toEqual([
      ['payoutFailed', 'GBP', { 'receivable:card': 500, 'bank:card': -500 }],
    ]);
    expect(bookedOf(line('other', -7))).toEqual([
      ['adjustment', 'GBP', { 'receivable:card': -7, 'adjustments:card': 7 }],
    ]);
  });

  it('in another currency than the payment converts what is owed, and back for a refund', () => {
    const paid = { minor: 1000, currency: 'EUR', scale: 2 };
    expect(bookedOf(line('charge', 800, { paid }))).toEqual([
      ['convertedFrom', 'EUR', { 'receivable:card': -1000, 'exchange:card': 1000 }],
      ['convertedTo', 'GBP', { 'receivable:card': 800, 'exchange:card': -800 }],
    ]);
    expect(bookedOf(line('refund', -800, { paid }))).toEqual([
      ['convertedFrom', 'EUR', { 'receivable:card': 1000, 'exchange:card': -1000 }],
      ['convertedTo', 'GBP', { 'receivable:card': -800, 'exchange:card': 800 }],
    ]);
  });

  it('always adds up to zero', () => {
    const paid = { minor: 1000, currency: 'EUR', scale: 2 };
    for (const one of [
      line('charge', 800, { paid, fee: 32 }),
      line('fee', -5, { fee: 2 }),
      line('dispute', -9, { fee: 2000 }),
    ])
      for (const { postings } of entriesOf('card', one))
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});
