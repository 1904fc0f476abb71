import { randomBytes, randomInt } from 'node:crypto';
import { idOf } from './ids.js';
import { openJournal, type Shelf } from './journal.js';
import type {
  BalanceMovement,
  Customer,
  Dispute,
  StoredAnswer,
  LedgerPayment,
  LedgerPayout,
  Merchant,
  MethodType,
  Refund,
  StoredMethod,
} from './ledger-entries.js';
import type { CardBehaviour, CardCode } from './test-cards.js';

export type LedgerChange =
  | { readonly kind: 'method' | 'cardRenewed'; readonly method: StoredMethod }
  | { readonly kind: 'payment'; readonly payment: LedgerPayment }
  | { readonly kind: 'refund'; readonly payment: LedgerPayment; readonly refund: Refund }
  | {
      readonly kind: 'dispute' | 'disputeReversed';
      readonly payment: LedgerPayment;
      readonly dispute: Dispute;
    }
  | { readonly kind: 'disputeUpdated'; readonly payment: LedgerPayment; readonly dispute: Dispute };

export interface LedgerOptions {
  readonly file: string | null;
  readonly now: () => number;
  /** Time from approval to settlement of bank redirects, instant payments and slow cards. */
  readonly settleAfterMs: number;
  /** Lifetime of an instant payment's code, and of pages that wait for a payer. */
  readonly expireAfterMs: number;
  readonly onChange: (change: LedgerChange) => void;
}

export type NewMethod = Pick<StoredMethod, 'merchant' | 'type' | 'account' | 'returnUrl' | 'cancelUrl'>;

export type NewPayment = Pick<
  LedgerPayment,
  | 'merchant'
  | 'methodId'
  | 'type'
  | 'amount'
  | 'currency'
  | 'description'
  | 'statementSuffix'
  | 'returnUrl'
  | 'idempotencyKey'
  | 'metadata'
> & { readonly offSession: boolean };

export interface StoredDetails {
  readonly brand: string;
  readonly last4: string | null;
  readonly holder: string | null;
  readonly expiresOn: string | null;
  readonly country: string | null;
  readonly behaviour: CardBehaviour;
  readonly wallet: StoredMethod['wallet'];
}

/** How long a merchant has to answer a dispute. */
const EVIDENCE_MS = 7 * 86_400_000;

const secretOf = (): string => randomBytes(18).toString('base64url');
const INSTANT_CODE_DIGITS = 12;

const ANY: CardBehaviour = {
  onStoring: null,
  onCharging: null,
  challenge: 'never',
  settlement: 'at-once',
};

/** The initial state of a payment, by its type and its payment method. */
const beginning = (
  type: MethodType,
  behaviour: CardBehaviour,
  { stored, offSession }: { readonly stored: boolean; readonly offSession: boolean },
): Pick<LedgerPayment, 'status' | 'action' | 'code'> => {
  const declined = (code: CardCode | 'authentication_required') =>
    ({ status: 'declined', action: null, code }) as const;
  const actionRequired = (action: 'challenge' | 'redirect' | 'wait') =>
    ({ status: 'action_required', action, code: null }) as const;
  if (behaviour.onCharging !== null) return declined(behaviour.onCharging);
  if (type === 'INSTANT_PAYMENT') return offSession ? declined('card_declined') : actionRequired('wait');
  if (!stored) return actionRequired('redirect');
  if (behaviour.challenge === 'always') {
    // The issuer requires the cardholder, who is absent.
    if (offSession) return type === 'CARD' ? declined('authentication_required') : PLAINLY_PAID;
    return actionRequired(type === 'CARD' ? 'challenge' : 'redirect');
  }
  const slow = type === 'RECURRING_BANK_REDIRECT' || behaviour.settlement !== 'at-once';
  return slow ? { status: 'pending', action: null, code: null } : PLAINLY_PAID;
};

const PLAINLY_PAID = { status: 'succeeded', action: null, code: null } as const;

/** The acquirer's ledger of payment methods, payments and refunds. Every change is applied and reported once. */
export class Ledger {
  readonly methods: Shelf<StoredMethod>;
  readonly payments: Shelf<LedgerPayment>;
  readonly customers: Shelf<Customer>;
  readonly answers: Shelf<StoredAnswer>;
  readonly movements: Shelf<BalanceMovement>;
  readonly payouts: Shelf<LedgerPayout>;
  readonly #options: LedgerOptions;

  constructor(options: LedgerOptions) {
    const journal = openJournal(options.file);
    this.methods = journal.shelf('method');
    this.payments = journal.shelf('payment');
    this.customers = journal.shelf('customer');
    this.answers = journal.shelf('answer');
    this.movements = journal.shelf('movement');
    this.payouts = journal.shelf('payout');
    this.#options = options;
  }

  /** The method, if it is this merchant's. */
  methodOf(merchant: Merchant, id: string): StoredMethod | undefined {
    const method = this.methods.get(id);
    return method?.merchant === merchant.name ? method : undefined;
  }

  /** The payment in its present state, if it is this merchant's. */
  paymentOf(merchant: Merchant, id: string): LedgerPayment | undefined {
    this.advance();
    const payment = this.payments.get(id);
    return payment?.merchant === merchant.name ? payment : undefined;
  }

  /** The merchant's payments in their present state, oldest first. */
  paymentsOf({ name }: Merchant): readonly LedgerPayment[] {
    this.advance();
    return this.payments.all().filter(({ merchant }) => merchant === name);
  }

  newCustomer(merchant: string, { email, metadata }: Pick<Customer, 'email' | 'metadata'>): Customer {
    const customer = { id: idOf('cus'), merchant, email, metadata, createdAt: this.#options.now() };
    this.customers.put(customer);
    return customer;
  }

  newMethod(details: NewMethod, { wire }: Merchant): StoredMethod {
    return this.#putMethod({
      ...details,
      id: idOf('pm'),
      secret: secretOf(),
      status: 'open',
      code: null,
      token: null,
      brand: '',
      last4: null,
      holder: null,
      expiresOn: null,
      country: null,
      behaviour: null,
      wallet: null,
      session: wire === 'stripe' ? idOf('cs_test') : null,
      createdAt: this.#options.now(),
    });
  }

  /** The payer has entered a card or chosen a bank. */
  fillMethod(method: StoredMethod, details: StoredDetails): StoredMethod {
    if (method.status !== 'open') return method;
    const { behaviour } = details;
    if (behaviour.onStoring !== null)
      return this.#putMethod({ ...method, code: behaviour.onStoring, holder: details.holder });
    const challenged = method.type === 'CARD' && behaviour.challenge !== 'never';
    return this.#putMethod({
      ...method,
      ...details,
      code: null,
      status: challenged ? 'challenge' : 'stored',
      token: challenged ? null : secretOf(),
    });
  }

  /** Ends a challenge or a bank's page. A method that has already ended is not changed. */
  endMethod(method: StoredMethod, end: 'approved' | 'declined' | 'expired'): StoredMethod {
    if (method.status !== 'open' && method.status !== 'challenge') return method;
    if (end === 'approved') return this.#putMethod({ ...method, status: 'stored', token: secretOf() });
    return this.#putMethod({ ...method, status: end, code: 'card_declined' });
  }

  /** Removes a customer with its methods. */
  removeCustomer({ id }: Customer): void {
    this.customers.remove(id);
    for (const method of this.methods.all()) if (method.account === id) this.removeMethod(method);
  }

  /** The issuer has given the holder a new card. @see https://docs.stripe.com/saving-cards#automatic-card-updates */
  renewCard(method: StoredMethod, { last4, expiresOn }: Pick<StoredDetails, 'last4' | 'expiresOn'>): void {
    if (method.status !== 'stored') return;
    const renewed = { ...method, last4, expiresOn };
    this.methods.put(renewed);
    this.#options.onChange({ kind: 'cardRenewed', method: renewed });
  }

  removeMethod(method: StoredMethod): StoredMethod {
    return method.status === 'removed'
      ? method
      : this.#putMethod({ ...method, status: 'removed', token: null });
  }

  newPayment({ offSession, ...details }: NewPayment): LedgerPayment {
    const { now, expireAfterMs, settleAfterMs } = this.#options;
    const method = details.methodId === null ? undefined : this.methods.get(details.methodId);
    const behaviour = method?.behaviour ?? ANY;
    const initial = beginning(details.type, behaviour, { stored: method !== undefined, offSession });
    return this.#putPayment({
      ...details,
      ...initial,
      id: idOf('pi'),
      secret: secretOf(),
      instantCode:
        initial.action === 'wait'
          ? String(randomInt(10 ** INSTANT_CODE_DIGITS)).padStart(INSTANT_CODE_DIGITS, '0')
          : null,
      expiresAt: initial.action === null ? null : now() + expireAfterMs,
      settlesAt: initial.status === 'pending' ? now() + settleAfterMs : null,
      settlementFails: behaviour.settlement === 'later-fails',
      refunds: [],
      cancelledAt: null,
      dispute: null,
      createdAt: now(),
    });
  }

  /** Applies the payer's response. A payment that has already ended is not changed. */
  endAction(
    payment: LedgerPayment,
    end: 'approved' | 'approved-fails' | 'declined' | 'expired',
  ): LedgerPayment {
    if (payment.status !== 'action_required') return payment;
    const over = { action: null, expiresAt: null } as const;
    if (end === 'declined' || end === 'expired')
      return this.#putPayment({
        ...payment,
        ...over,
        status: 'declined',
        code: payment.type === 'CARD' ? 'card_declined' : 'FAILED_PAYMENT',
      });
    if (payment.type === 'CARD' || payment.type === 'WALLET')
      return this.#putPayment({ ...payment, ...over, status: 'succeeded' });
    return this.#putPayment({
      ...payment,
      ...over,
      status: 'pending',
      settlesAt: this.#options.now() + this.#options.settleAfterMs,
      settlementFails: end === 'approved-fails',
    });
  }

  /** The merchant gives a payment up that has not been made. @returns undefined if it has ended */
  cancel(payment: LedgerPayment): LedgerPayment | undefined {
    if (payment.cancelledAt !== null) return undefined;
    if (payment.status === 'succeeded' || payment.status === 'pending') return undefined;
    const over = { action: null, expiresAt: null, cancelledAt: this.#options.now() } as const;
    return this.#putPayment({
      ...payment,
      ...over,
      status: 'declined',
      code: payment.code ?? 'FAILED_PAYMENT',
    });
  }

  /**
   * The merchant brings the cardholder back, whom the bank has asked for.
   * @returns undefined if the bank has not
   */
  confirm(payment: LedgerPayment, returnUrl: string): LedgerPayment | undefined {
    if (payment.code !== 'authentication_required' || payment.cancelledAt !== null) return undefined;
    return this.#putPayment({
      ...payment,
      returnUrl,
      status: 'action_required',
      action: 'challenge',
      code: null,
      expiresAt: this.#options.now() + this.#options.expireAfterMs,
    });
  }

  /** @returns undefined if the payment has not succeeded, or the refunds would exceed it */
  refund(
    payment: LedgerPayment,
    { amount, idempotencyKey, metadata }: Omit<Refund, 'id' | 'createdAt' | 'status'>,
  ): Refund | undefined {
    const before = payment.refunds.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0);
    if (payment.status !== 'succeeded' || before + amount > payment.amount) return undefined;
    const refund = {
      id: idOf('re'),
      amount,
      status: 'succeeded' as const,
      idempotencyKey,
      metadata,
      createdAt: this.#options.now(),
    };
    const changed = { ...payment, refunds: [...payment.refunds, refund] };
    this.payments.put(changed);
    this.#options.onChange({ kind: 'refund', payment: changed, refund });
    return refund;
  }

  /** The payer's bank does not accept a refund, whose money returns to the merchant. */
  failRefund(payment: LedgerPayment, id: string): void {
    const refund = payment.refunds.find((one) => one.id === id);
    if (refund === undefined || refund.status === 'failed') return;
    const failed = { ...refund, status: 'failed' as const };
    const changed = { ...payment, refunds: payment.refunds.map((one) => (one.id === id ? failed : one)) };
    this.payments.put(changed);
    this.#options.onChange({ kind: 'refund', payment: changed, refund: failed });
  }

  /**
   * The payer's bank takes the money of a payment back.
   * @param inquiry the bank only asks, and takes nothing yet
   */
  dispute(payment: LedgerPayment, inquiry = false): void {
    if (payment.status !== 'succeeded' || payment.dispute !== null) return;
    const given = payment.refunds.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0);
    const dispute: Dispute = {
      id: idOf('du'),
      amount: payment.amount - given,
      status: inquiry ? 'warning_needs_response' : 'needs_response',
      createdAt: this.#options.now(),
      dueBy: this.#options.now() + EVIDENCE_MS,
    };
    const changed = { ...payment, dispute };
    this.payments.put(changed);
    this.#options.onChange({ kind: 'dispute', payment: changed, dispute });
  }

  /** The merchant has given its evidence, which the payer's bank reviews. */
  answerDispute(payment: LedgerPayment): void {
    if (payment.dispute?.status !== 'needs_response') return;
    this.#putDispute('disputeUpdated', payment, { ...payment.dispute, status: 'under_review' });
  }

  /** The merchant has won a dispute, and receives its money back; or has lost it. */
  endDispute(payment: LedgerPayment, status: 'won' | 'lost'): void {
    if (payment.dispute?.status !== 'needs_response' && payment.dispute?.status !== 'under_review') return;
    const kind = status === 'won' ? 'disputeReversed' : 'disputeUpdated';
    this.#putDispute(kind, payment, { ...payment.dispute, status });
  }

  #putDispute(kind: 'disputeUpdated' | 'disputeReversed', payment: LedgerPayment, dispute: Dispute): void {
    const changed = { ...payment, dispute };
    this.payments.put(changed);
    this.#options.onChange({ kind, payment: changed, dispute });
  }

  settle(payment: LedgerPayment): void {
    if (payment.status !== 'pending') return;
    this.#putPayment(
      payment.settlementFails
        ? { ...payment, status: 'declined', code: 'FAILED_PAYMENT', settlesAt: null }
        : { ...payment, status: 'succeeded', settlesAt: null },
    );
  }

  /** Settles and expires everything that is due. */
  advance(): void {
    const now = this.#options.now();
    for (const payment of this.payments.all()) {
      if (payment.settlesAt !== null && payment.settlesAt <= now) this.settle(payment);
      if (payment.expiresAt !== null && payment.expiresAt <= now) this.endAction(payment, 'expired');
    }
  }

  #putMethod(method: StoredMethod): StoredMethod {
    this.methods.put(method);
    this.#options.onChange({ kind: 'method', method });
    return method;
  }

  #putPayment(payment: LedgerPayment): LedgerPayment {
    this.payments.put(payment);
    this.#options.onChange({ kind: 'payment', payment });
    return payment;
  }
}
