import { randomUUID } from 'node:crypto';
import {
  CARD_ERRORS,
  PAGE_SIZES,
  type BodyOf,
  type ErrorCode,
  type Payment,
  type PaymentResult,
  type QueryOf,
  type ReplyOf,
  type UserLicence,
} from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import { sumDueOf, type BasketRow, type Quote } from '../baskets/basket-quote.js';
import { providersIn } from '../baskets/basket-shown.js';
import { checkMayBuy, ownerOf, type Buyer } from '../baskets/may-buy.js';
import { lockOpenBasket, readQuote, saveShownSum } from '../baskets/read-quote.js';
import type { BillingService } from '../billing/billing.service.js';
import { purchaseVerdict } from '../licences/licence-view.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { chargePayment, LEASE_MS, providerOf, type ChargeTools } from './charge-payment.js';
import { orderOf } from './order-of.js';
import { type MethodRow, PaymentMethodsRepository } from './payment-methods.repository.js';
import { type NewPayment, type PaymentRow, PaymentsRepository } from './payments.repository.js';
import { shownPayment } from './payment-shown.js';
import { settleFree, settlePayment } from './settle-payment.js';

type PayBody = BodyOf<'payBasket'>;
type Arrangement = NonNullable<PayBody['paymentArrangement']>['primaryPaymentDetailsAttributes'];

export interface PaymentsDependencies extends ChargeTools {
  readonly billing: Pick<BillingService, 'needs'>;
  readonly realm: Pick<Realm, 'account' | 'licenceRules' | 'territories'>;
  /** The buyer's licences, in the form of the contract. */
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
  readonly giftOf: (paymentId: string) => Promise<PaymentResult['gift'] | null>;
  /** Stores consents given with the payment. */
  readonly saveConsents: (accountId: string, answers: readonly ConsentAnswer[]) => Promise<void>;
}

interface ConsentAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

/** Conditions of a payment that are not part of the basket. */
interface Conditions {
  /** The buyer has acknowledged that there is no free trial. */
  readonly acknowledged: boolean;
  /** Names of billing details still missing. */
  readonly missing: readonly string[];
}

/** The payment method named by the request. */
interface Means {
  readonly providerId: string | null;
  readonly method: MethodRow | undefined;
  readonly type: Arrangement['paymentMethodType'] | null;
}

const NEEDS_NO_METHOD: ReadonlySet<Arrangement['paymentMethodType']> = new Set<
  Arrangement['paymentMethodType']
>(['INSTANT_PAYMENT', 'RECURRING_BANK_REDIRECT', 'WALLET']);

/** Error for a declined payment; decline codes outside the contract become FAILED_PAYMENT. */
const declinedWith = ({ declineCode }: PaymentRow): ApiError => {
  const known: readonly string[] = [...CARD_ERRORS, 'FAILED_PAYMENT'];
  const code = known.includes(declineCode ?? '') ? (declineCode as ErrorCode) : 'FAILED_PAYMENT';
  return new ApiError(code, code === 'card_declined' ? { details: { declineCode: code } } : {});
};

/**
 * Whether the payer left a bank's page without an answer and now pays another way.
 * @see docs/rules/commerce.md MONEY-52
 */
const isLeft = async (
  tx: Database,
  live: PaymentRow,
  arrangement: Arrangement | undefined,
  { caller }: Buyer,
): Promise<boolean> => {
  if (live.status !== 'action-required' || arrangement === undefined) return false;
  const { targetPaymentProvider, paymentMethodType, paymentDetailsExternalId } = arrangement;
  if (live.providerId !== targetPaymentProvider || live.methodType !== paymentMethodType) return true;
  const method =
    paymentDetailsExternalId === undefined || caller.accountId === null
      ? undefined
      : await new PaymentMethodsRepository(tx).of(caller.accountId, paymentDetailsExternalId);
  return (method?.id ?? null) !== live.methodId;
};

type Intent =
  | {
      readonly kind: 'known' | 'begun';
      readonly payment: PaymentRow;
      readonly method?: MethodRow | undefined;
    }
  | { readonly kind: 'changed'; readonly basketId: string; readonly sumDue: string };

const methodExternalId = (method: MethodRow | undefined): string | null =>
  method === undefined ? null : (method.methodExternalId ?? method.externalId);

/** Payments for baskets, and their status. */
export class PaymentsService {
  readonly #dependencies: PaymentsDependencies;

  constructor(dependencies: PaymentsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Pays the caller's basket exactly once, even for repeated and concurrent requests.
   * @throws {ApiError} the codes of the call; PROVIDER_FAILED when the outcome is not known yet
   * @see docs/rules/commerce.md MONEY-30
   */
  async pay(body: PayBody, acknowledged: boolean, buyer: Buyer): Promise<PaymentResult> {
    checkMayBuy(buyer, this.#dependencies.realm);
    // Loaded before the transaction: waiting for a second connection inside a transaction can deadlock the pool.
    const { missing } = await this.#dependencies.billing.needs(buyer.caller.accountId, buyer.country);
    const intent = await this.#intend(body, { acknowledged, missing }, buyer);
    if (intent.kind === 'changed') {
      await saveShownSum(this.#dependencies.db, intent.basketId, intent.sumDue);
      throw new ApiError('BASKET_CHANGED');
    }
    const { payment } = intent;
    return this.#result(
      intent.kind === 'begun'
        ? await chargePayment(this.#dependencies, payment, methodExternalId(intent.method))
        : await this.#retried(payment),
      buyer,
    );
  }

  /**
   * Reads the status of a payment that needed an action of the payer. Activates a free licence once the required
   * payment method is confirmed.
   * @throws {ApiError} PAYMENT_NOT_FOUND, CONSENT_REQUIRED, FAILED_PAYMENT
   */
  async confirm(
    id: string,
    buyer: Buyer,
    { consent, paymentArrangement }: BodyOf<'confirmBasketPayment'>,
  ): Promise<PaymentResult> {
    checkMayBuy(buyer, this.#dependencies.realm);
    const payment = await this.#existing(id, buyer.caller);
    await this.#keepConsents(consent, buyer);
    const now = await this.#refreshed(await this.#retried(payment));
    const attributes = paymentArrangement?.primaryPaymentDetailsAttributes;
    if (now.status === 'succeeded' && now.order.confirmPayment) await this.#activate(now, attributes, buyer);
    return this.#result(now, buyer);
  }

  /** @throws {ApiError} PAYMENT_NOT_FOUND */
  async of(id: string, caller: Caller): Promise<Payment> {
    const payment = await this.#existing(id, caller);
    // If the provider does not respond, the last known status is returned; the page polls again.
    const now = await this.#refreshed(payment).catch(() => payment);
    const shown = shownPayment(now, await new PaymentsRepository(this.#dependencies.db).refundsOf([now.id]));
    const isGiven = now.status === 'succeeded' && now.itemType === 'GIFT' && shown.status !== 'REFUNDED';
    const gift = isGiven ? await this.#dependencies.giftOf(now.id) : null;
    return gift === null || gift === undefined ? shown : { ...shown, gift };
  }

  async list(
    { p = 1, rpp = PAGE_SIZES.payments }: QueryOf<'listPayments'>,
    caller: Caller,
  ): Promise<ReplyOf<'listPayments'>> {
    const { rows, total } = await new PaymentsRepository(this.#dependencies.db).list(ownerOf(caller), p, rpp);
    const given = await new PaymentsRepository(this.#dependencies.db).refundsOf(rows.map(({ id }) => id));
    return {
      payments: rows.map((row) => shownPayment(row, given)),
      page: p,
      totalPages: Math.max(1, Math.ceil(total / rpp)),
    };
  }

  async #result(payment: PaymentRow, buyer: Buyer): Promise<PaymentResult> {
    if (payment.status === 'declined' || payment.status === 'abandoned') throw declinedWith(payment);
    const isPaid = payment.status === 'succeeded';
    const userLicences =
      isPaid && payment.itemType === 'LICENCE' ? await this.#dependencies.heldLicences(buyer) : [];
    const gift = isPaid && payment.itemType === 'GIFT' ? await this.#dependencies.giftOf(payment.id) : null;
    return {
      paymentId: payment.id,
      status: isPaid ? 'SUCCEEDED' : payment.status === 'action-required' ? 'ACTION_REQUIRED' : 'PENDING',
      nextAction: isPaid ? null : (payment.nextAction ?? { type: 'WAIT', url: null }),
      licences: userLicences.filter(({ id }) => id === payment.licenceId),
      ...(gift === null || gift === undefined ? {} : { gift }),
    };
  }

  async #meansOf(
    tx: Database,
    arrangement: Arrangement | undefined,
    { caller, country }: Buyer,
    isDue: boolean,
  ): Promise<Means> {
    if (arrangement === undefined) {
      if (isDue) throw new ApiError('FAILED_PAYMENT');
      return { providerId: null, method: undefined, type: null };
    }
    const { targetPaymentProvider, paymentMethodType: type, paymentDetailsExternalId } = arrangement;
    const provider = providersIn(this.#dependencies.providers, country).find(
      ({ id }) => id === targetPaymentProvider,
    );
    if (provider === undefined || !provider.methods.includes(type)) throw new ApiError('FAILED_PAYMENT');
    const method =
      paymentDetailsExternalId === undefined || caller.accountId === null
        ? undefined
        : await new PaymentMethodsRepository(tx).of(caller.accountId, paymentDetailsExternalId);
    const isMissing = method === undefined || method.status !== 'stored' || method.providerId !== provider.id;
    if (paymentDetailsExternalId !== undefined && isMissing) throw new ApiError('FAILED_PAYMENT');
    if (isDue && method === undefined && !NEEDS_NO_METHOD.has(type)) throw new ApiError('FAILED_PAYMENT');
    return { providerId: provider.id, method, type };
  }

  /** Rechecks, in the payment's transaction, everything that may have changed since the basket was quoted. */
  async #checkQuote(
    tx: Database,
    basket: BasketRow,
    { acknowledged, missing }: Conditions,
    { caller }: Buyer,
  ): Promise<Quote> {
    const { quote, catalogue } = await readQuote(
      tx,
      basket,
      caller.accountId,
      this.#dependencies.clock.now(),
    );
    if (quote === undefined) throw new ApiError('BASKET_NOT_FOUND');
    if (quote.gift === null) {
      // A licence needs an account; a guest can buy a gift.
      if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
      const heldRows = await new HeldLicencesRepository(tx).ofAccount(caller.accountId);
      const verdict = purchaseVerdict(quote.licence, catalogue, {
        caller,
        heldLicences: heldRows,
        rules: this.#dependencies.realm.licenceRules,
        now: this.#dependencies.clock.now(),
      });
      if (verdict === 'HELD') throw new ApiError('LICENCE_STATE_CONFLICT');
      if (verdict !== 'ALLOWED') throw new ApiError('INVALID_TIER_CHANGE');
    }
    if (quote.freeTrial === 'DENIED' && !acknowledged && !basket.noTrialAcknowledged)
      throw new ApiError('FREE_TRIAL_DENIED');
    if (quote.price.amount > 0 && missing.length > 0)
      throw new ApiError('BASKET_REQUIREMENTS_FAILED', { details: { missingFields: missing } });
    return quote;
  }

  #intend(body: PayBody, conditions: Conditions, buyer: Buyer): Promise<Intent> {
    return this.#dependencies.db.transaction(async (tx): Promise<Intent> => {
      const paymentsRepository = new PaymentsRepository(tx);
      const owner = ownerOf(buyer.caller);
      const basket = await lockOpenBasket(tx, owner);
      const replayed = await paymentsRepository.byKey(owner, body.idempotencyKey);
      if (replayed !== undefined) return { kind: 'known', payment: replayed };
      if (basket === undefined) throw new ApiError('BASKET_NOT_FOUND');
      const attributes = body.paymentArrangement?.primaryPaymentDetailsAttributes;
      const live = await paymentsRepository.liveOf(basket.id);
      if (live !== undefined && !(await isLeft(tx, live, attributes, buyer)))
        return { kind: 'known', payment: live };
      const here = { ...basket, country: buyer.country };
      const quote = await this.#checkQuote(tx, here, conditions, buyer);
      const sumDue = sumDueOf(quote);
      if (basket.told !== null && basket.told !== sumDue)
        return { kind: 'changed', basketId: basket.id, sumDue };
      const isDue = quote.totals.discountedTotal > 0;
      const means = await this.#meansOf(tx, attributes, buyer, isDue);
      const at = new Date(this.#dependencies.clock.now());
      if (live !== undefined)
        await paymentsRepository.save(live.id, { status: 'abandoned', nextAction: null, updatedAt: at });
      const payment: NewPayment = {
        id: randomUUID(),
        owner,
        accountId: buyer.caller.accountId,
        basketId: basket.id,
        itemType: basket.itemType,
        licenceId: quote.licence.id,
        sku: quote.sku,
        order: orderOf(quote, basket, buyer.language),
        amount: quote.totals.discountedTotal,
        tax: quote.totals.discountedTax,
        currency: quote.price.currency,
        scale: quote.price.scale,
        providerId: means.providerId,
        methodId: means.method?.id ?? null,
        methodType: means.type,
        idempotencyKey: body.idempotencyKey,
        status: 'intended',
        leaseUntil: new Date(this.#dependencies.clock.now() + LEASE_MS),
        createdAt: at,
        updatedAt: at,
      };
      if (!isDue)
        return {
          kind: 'known',
          payment: await settleFree(
            tx,
            payment,
            this.#dependencies.deliveries,
            this.#dependencies.clock.now(),
          ),
        };
      return { kind: 'begun', payment: await paymentsRepository.add(payment), method: means.method };
    });
  }

  /** Retries a payment whose outcome is unknown, unless another request holds its lease. */
  async #retried(payment: PaymentRow): Promise<PaymentRow> {
    const isFree =
      payment.leaseUntil === null || payment.leaseUntil.getTime() <= this.#dependencies.clock.now();
    if (payment.status !== 'intended' || !isFree) return payment;
    const taken = await new PaymentsRepository(this.#dependencies.db).save(payment.id, {
      leaseUntil: new Date(this.#dependencies.clock.now() + LEASE_MS),
    });
    const method =
      taken.methodId === null
        ? undefined
        : await new PaymentMethodsRepository(this.#dependencies.db).byId(taken.methodId);
    return chargePayment(this.#dependencies, taken, methodExternalId(method));
  }

  async #existing(id: string, caller: Caller): Promise<PaymentRow> {
    const payment = await new PaymentsRepository(this.#dependencies.db).of(ownerOf(caller), id);
    if (payment === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
    return payment;
  }

  /** Reads the current status of an open payment from its provider. */
  async #refreshed(payment: PaymentRow): Promise<PaymentRow> {
    const isOpen = payment.status === 'pending' || payment.status === 'action-required';
    if (!isOpen || payment.externalId === null) return payment;
    const state = await providerOf(this.#dependencies.providers, payment).readPayment(payment.externalId);
    return settlePayment(
      this.#dependencies.db,
      payment.id,
      state,
      this.#dependencies.deliveries,
      this.#dependencies.clock.now(),
    );
  }

  async #keepConsents(answers: readonly ConsentAnswer[] | undefined, { caller }: Buyer): Promise<void> {
    const required = this.#dependencies.realm.account.consents.filter(
      ({ required: must, scopes, fieldType }) =>
        must && fieldType === 'BINARY_CHOICE' && scopes.includes('purchase'),
    );
    const fieldNames = required
      .map(({ fieldName }) => fieldName)
      .filter((name) => answers?.find(({ fieldName }) => fieldName === name)?.answer !== true);
    if (fieldNames.length > 0) throw new ApiError('CONSENT_REQUIRED', { details: { fieldNames } });
    if (answers !== undefined && answers.length > 0 && caller.accountId !== null)
      await this.#dependencies.saveConsents(caller.accountId, answers);
  }

  /** Activates a free licence that requires a stored payment method. */
  async #activate(payment: PaymentRow, arrangement: Arrangement | undefined, buyer: Buyer): Promise<void> {
    const { accountId } = buyer.caller;
    if (accountId === null) throw new ApiError('UNAUTHORISED');
    await this.#dependencies.db.transaction(async (tx) => {
      const means = await this.#meansOf(tx, arrangement, buyer, true);
      await new HeldLicencesRepository(tx).confirm(accountId, payment.licenceId, {
        methodId: means.method?.id ?? null,
        providerId: means.providerId,
      });
    });
  }
}
