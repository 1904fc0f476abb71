import { idOf } from './ids.js';
import type { Ledger, LedgerChange } from './ledger.js';
import type { BalanceMovement, LedgerPayment, LedgerPayout } from './ledger-entries.js';

/** What a payment costs: a share and a fixed amount, and a fixed amount for a dispute, in minor units. */
const SHARE = 0.015;
const FIXED = 20;
const DISPUTE_FEE = 2000;
const ARRIVES_AFTER_MS = 2 * 24 * 3_600_000;

/** The currency in which everything is settled, with the rates at which others are converted. */
export interface Settlement {
  readonly currency: string;
  readonly rates: Readonly<Record<string, number>>;
}

type NewMovement = Pick<BalanceMovement, 'merchant' | 'kind' | 'amount' | 'fee' | 'currency'> &
  Partial<BalanceMovement>;

/**
 * The merchants' balances: what payments, refunds and disputes change in them, with the acquirer's fees, and what is
 * paid out to the merchants' banks.
 */
export class Balance {
  readonly #ledger: Ledger;
  readonly #now: () => number;
  readonly #settlement: Settlement | null;

  constructor(ledger: Ledger, { now, settlement }: { now: () => number; settlement: Settlement | null }) {
    this.#ledger = ledger;
    this.#now = now;
    this.#settlement = settlement;
  }

  record(change: LedgerChange): void {
    switch (change.kind) {
      case 'payment':
        if (change.payment.status === 'succeeded')
          this.#settle(change.payment, 'charge', change.payment.amount, { hasFee: true });
        return;
      case 'refund': {
        const { id, amount, status } = change.refund;
        const isFailed = status === 'failed';
        this.#settle(change.payment, isFailed ? 'refundFailed' : 'refund', isFailed ? amount : -amount, {
          refundId: id,
        });
        return;
      }
      case 'dispute':
        if (change.dispute.status !== 'warning_needs_response')
          this.#settle(change.payment, 'dispute', -change.dispute.amount, { fee: DISPUTE_FEE });
        return;
      case 'disputeReversed':
        this.#settle(change.payment, 'disputeReversed', change.dispute.amount, {});
        return;
      case 'method':
      case 'cardRenewed':
      case 'disputeUpdated':
        return;
    }
  }

  /** Oldest first. */
  movementsOf(merchant: string): readonly BalanceMovement[] {
    return this.#ledger.movements.all().filter((one) => one.merchant === merchant);
  }

  /** Oldest first. */
  payoutsOf(merchant: string): readonly LedgerPayout[] {
    return this.#ledger.payouts.all().filter((one) => one.merchant === merchant);
  }

  /** Charges the merchant for something that is no payment, such as a month of a service. */
  chargeFee(merchant: string, amount: number, currency: string): void {
    this.#put({ merchant, kind: 'fee', amount: -amount, fee: 0, currency });
  }

  /** Pays everything out that has not been, by currency. */
  payOut(merchant: string): readonly LedgerPayout[] {
    const open = this.movementsOf(merchant).filter(({ payoutId }) => payoutId === null);
    const currencies = [...new Set(open.map(({ currency }) => currency))];
    return currencies.flatMap((currency) => {
      const own = open.filter((one) => one.currency === currency);
      const amount = own.reduce((sum, one) => sum + one.amount - one.fee, 0);
      if (amount <= 0) return [];
      const createdAt = this.#now();
      const payout: LedgerPayout = {
        id: idOf('po'),
        merchant,
        amount,
        currency,
        status: 'paid',
        createdAt,
        arrivesAt: createdAt + ARRIVES_AFTER_MS,
      };
      this.#ledger.payouts.put(payout);
      for (const one of own) this.#ledger.movements.put({ ...one, payoutId: payout.id });
      this.#put({ merchant, kind: 'payout', amount: -amount, fee: 0, currency, payoutId: payout.id });
      return [payout];
    });
  }

  /** The merchant's bank returns a payout, whose money is in the balance again. */
  failPayout(id: string): void {
    const payout = this.#ledger.payouts.get(id);
    if (payout === undefined || payout.status === 'failed') return;
    const { merchant, amount, currency } = payout;
    this.#ledger.payouts.put({ ...payout, status: 'failed' });
    this.#put({ merchant, kind: 'payoutFailed', amount, fee: 0, currency });
  }

  #settle(
    { id, merchant, currency }: LedgerPayment,
    kind: BalanceMovement['kind'],
    amount: number,
    {
      hasFee = false,
      fee = 0,
      refundId = null,
    }: { hasFee?: boolean; fee?: number; refundId?: string | null },
  ): void {
    const rate =
      this.#settlement === null || this.#settlement.currency === currency
        ? null
        : (this.#settlement.rates[currency] ?? 1);
    const settled = rate === null ? amount : Math.round(amount * rate);
    this.#put({
      merchant,
      kind,
      paymentId: id,
      refundId,
      amount: settled,
      fee: hasFee ? Math.round(settled * SHARE) + FIXED : fee,
      currency: rate === null ? currency : (this.#settlement?.currency ?? currency),
      exchangeRate: rate,
    });
  }

  #put(movement: NewMovement): void {
    this.#ledger.movements.put({
      id: idOf('txn'),
      paymentId: null,
      refundId: null,
      payoutId: null,
      exchangeRate: null,
      createdAt: this.#now(),
      ...movement,
    });
  }
}
