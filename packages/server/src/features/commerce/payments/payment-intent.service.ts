import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Realm } from '../../../realm/load-realm.js';
import { dueOf, renewsAtCost, sumDueOf, type BasketRow, type Quote } from '../baskets/basket-quote.js';
import { providersIn } from '../baskets/basket-shown.js';
import { BasketsRepository } from '../baskets/baskets.repository.js';
import { ownerOf, type Buyer } from '../baskets/may-buy.js';
import { lockOpenBasket, lockVoucher, readQuote, countVoucherUses } from '../baskets/read-quote.js';
import { takeCredit } from '../credits/keep-credit.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { purchaseDecision } from '../licences/licence-view.js';
import type { AppliedTax } from '../tax/tax.service.js';
import { LEASE_MS, type ChargeTools } from './charge-payment.js';
import { orderOf } from './order-of.js';
import { type MethodRow, PaymentMethodsRepository } from './payment-methods.repository.js';
import { type NewPayment, type PaymentRow, PaymentsRepository } from './payments.repository.js';
import type { Money } from './providers/payment-provider.js';
import { canCharge } from './providers/provider-money.js';
import { settleFree } from './settle-payment.js';

type PayBody = BodyOf<'payBasket'>;
export type Arrangement = NonNullable<PayBody['paymentArrangement']>['primaryPaymentDetailsAttributes'];

export interface IntentDependencies extends Pick<ChargeTools, 'db' | 'providers' | 'deliveries' | 'clock'> {
  readonly realm: Pick<Realm, 'licenceRules'>;
}

/** Conditions of a payment that are not part of the basket. */
interface Conditions {
  /** The buyer has acknowledged that there is no free trial. */
  readonly acknowledged: boolean;
  /** Names of billing details still missing. */
  readonly missing: readonly string[];
  readonly tax: AppliedTax;
}

/** The payment method named by the request. */
interface ChargedMethod {
  readonly providerId: string | null;
  readonly method: MethodRow | undefined;
  readonly type: Arrangement['paymentMethodType'] | null;
}

/**
 * The method that something needs: one that is charged now, one that is stored for later charges, or none.
 * @see docs/rules/commerce.md MONEY-45
 */
type Need = 'charged' | 'stored' | 'none';

const NEEDS_NO_METHOD: ReadonlySet<Arrangement['paymentMethodType']> = new Set<
  Arrangement['paymentMethodType']
>(['INSTANT_PAYMENT', 'RECURRING_BANK_REDIRECT', 'WALLET']);

/**
 * Whether the payer left a bank's page without an answer and now pays another way.
 * @see docs/rules/commerce.md MONEY-52
 */
const isAbandoned = async (
  tx: Database,
  live: PaymentRow,
  arrangement: Arrangement | undefined,
  { caller }: Buyer,
): Promise<boolean> => {
  if (live.status !== 'action-required' || arrangement === undefined) return false;
  const { targetPaymentProvider, paymentMethodType, paymentDetailsExternalId } = arrangement;
  if (live.providerId !== targetPaymentProvider) return true;
  const method =
    paymentDetailsExternalId === undefined || caller.accountId === null
      ? undefined
      : await new PaymentMethodsRepository(tx).of(caller.accountId, paymentDetailsExternalId);
  // The type that was asked for may differ from what the payer has stored then.
  return method === undefined
    ? live.methodId !== null || live.methodType !== paymentMethodType
    : method.id !== live.methodId;
};

export type Intent =
  | {
      readonly kind: 'known' | 'begun';
      readonly payment: PaymentRow;
      readonly method?: MethodRow | undefined;
    }
  | { readonly kind: 'changed'; readonly basketId: string; readonly sumDue: string };

/** Payments before they are charged: what is paid for, how, and whether it may be. */
export class PaymentIntentService {
  readonly #dependencies: IntentDependencies;

  constructor(dependencies: IntentDependencies) {
    this.#dependencies = dependencies;
  }

  /** The payment that the buyer has left at a bank's page, if the request pays its basket in another way. */
  async leftBy(body: PayBody, buyer: Buyer): Promise<PaymentRow | undefined> {
    const { db } = this.#dependencies;
    const owner = ownerOf(buyer.caller);
    const payments = new PaymentsRepository(db);
    if ((await payments.byKey(owner, body.idempotencyKey)) !== undefined) return undefined;
    const basket = await new BasketsRepository(db).openOf(owner);
    const live = basket === undefined ? undefined : await payments.liveOf(basket.id);
    const attributes = body.paymentArrangement?.primaryPaymentDetailsAttributes;
    return live !== undefined && (await isAbandoned(db, live, attributes, buyer)) ? live : undefined;
  }

  /**
   * Records the payment of the caller's basket before it is charged; a free one is settled at once. A repeated request
   * finds the payment of the first.
   * @throws {ApiError} the codes of `payBasket`
   */
  intend(body: PayBody, conditions: Conditions, buyer: Buyer): Promise<Intent> {
    return this.#dependencies.db.transaction(async (tx): Promise<Intent> => {
      const paymentsRepository = new PaymentsRepository(tx);
      const owner = ownerOf(buyer.caller);
      const basket = await lockOpenBasket(tx, owner);
      const replayed = await paymentsRepository.byKey(owner, body.idempotencyKey);
      if (replayed !== undefined) return { kind: 'known', payment: replayed };
      if (basket === undefined) throw new ApiError('BASKET_NOT_FOUND');
      const attributes = body.paymentArrangement?.primaryPaymentDetailsAttributes;
      const live = await paymentsRepository.liveOf(basket.id);
      if (live !== undefined && !(await isAbandoned(tx, live, attributes, buyer)))
        return { kind: 'known', payment: live };
      const here = { ...basket, country: buyer.country };
      if (here.voucherCode !== null) await lockVoucher(tx, here.voucherCode);
      const quote = await this.#checkQuote(tx, here, conditions, buyer);
      const sumDue = sumDueOf(quote);
      if (basket.told !== null && basket.told !== sumDue)
        return { kind: 'changed', basketId: basket.id, sumDue };
      const isDue = quote.totals.discountedTotal > 0;
      const need = isDue ? 'charged' : renewsAtCost(quote) ? 'stored' : 'none';
      const charged = await this.methodOf(tx, attributes, buyer, need);
      if (isDue) this.#checkAmount(charged, dueOf(quote));
      const at = new Date(this.#dependencies.clock.now());
      if (live !== undefined)
        await paymentsRepository.save(live.id, { status: 'abandoned', nextAction: null, updatedAt: at });
      const id = randomUUID();
      const { accountId } = buyer.caller;
      if (accountId !== null) {
        await countVoucherUses(tx, quote.discounts, { accountId, paymentId: id, at });
        await takeCredit(tx, quote.balanceUsed, { accountId, paymentId: id, at });
      }
      const payment: NewPayment = {
        id,
        owner,
        accountId,
        basketId: basket.id,
        itemType: basket.itemType,
        licenceId: quote.licence.id,
        sku: quote.sku,
        order: orderOf(quote, basket, conditions.tax, buyer.language),
        amount: quote.totals.discountedTotal,
        tax: quote.totals.discountedTax,
        currency: quote.price.currency,
        scale: quote.price.scale,
        providerId: charged.providerId,
        methodId: charged.method?.id ?? null,
        methodType: charged.type,
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
      return { kind: 'begun', payment: await paymentsRepository.add(payment), method: charged.method };
    });
  }

  /**
   * The payment method that a request names.
   * @throws {ApiError} FAILED_PAYMENT if it cannot be used, or is missing although it is needed
   */
  async methodOf(
    tx: Database,
    arrangement: Arrangement | undefined,
    { caller, country }: Buyer,
    need: Need,
  ): Promise<ChargedMethod> {
    if (arrangement === undefined) {
      if (need !== 'none') throw new ApiError('FAILED_PAYMENT');
      return { providerId: null, method: undefined, type: null };
    }
    const { targetPaymentProvider, paymentMethodType: type, paymentDetailsExternalId } = arrangement;
    const provider = providersIn(this.#dependencies.providers, country).find(
      ({ id }) => id === targetPaymentProvider,
    );
    if (provider === undefined) throw new ApiError('FAILED_PAYMENT');
    const method =
      paymentDetailsExternalId === undefined || caller.accountId === null
        ? undefined
        : await new PaymentMethodsRepository(tx).of(caller.accountId, paymentDetailsExternalId);
    const isMissing = method === undefined || method.status !== 'stored' || method.providerId !== provider.id;
    if (paymentDetailsExternalId !== undefined && isMissing) throw new ApiError('FAILED_PAYMENT');
    // What is stored stays usable when its type is not offered any more.
    if (method === undefined && !provider.methods.includes(type)) throw new ApiError('FAILED_PAYMENT');
    const isEnough = need === 'none' || (need === 'charged' && NEEDS_NO_METHOD.has(type));
    if (method === undefined && !isEnough) throw new ApiError('FAILED_PAYMENT');
    return { providerId: provider.id, method, type: method?.type ?? type };
  }

  /** @throws {ApiError} FAILED_PAYMENT for an amount below the provider's smallest charge, which is not offered */
  #checkAmount({ providerId }: ChargedMethod, due: Money): void {
    const provider = this.#dependencies.providers.find(({ id }) => id === providerId);
    if (provider === undefined || !canCharge(provider, due)) throw new ApiError('FAILED_PAYMENT');
  }

  /** Rechecks, in the payment's transaction, everything that may have changed since the basket was quoted. */
  async #checkQuote(
    tx: Database,
    basket: BasketRow,
    { acknowledged, missing, tax }: Conditions,
    { caller }: Buyer,
  ): Promise<Quote> {
    const { quote, catalogue } = await readQuote(
      tx,
      basket,
      caller.accountId,
      tax,
      this.#dependencies.clock.now(),
      { lock: 'update', providers: providersIn(this.#dependencies.providers, basket.country) },
    );
    if (quote === undefined) throw new ApiError('BASKET_NOT_FOUND');
    if (quote.gift === null) {
      // A licence needs an account; a guest can buy a gift.
      if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
      const heldRows = await new HeldLicencesRepository(tx).ofAccount(caller.accountId);
      const decision = purchaseDecision(quote.licence, catalogue, {
        caller,
        heldLicences: heldRows,
        rules: this.#dependencies.realm.licenceRules,
        now: this.#dependencies.clock.now(),
      });
      if (decision === 'HELD') throw new ApiError('LICENCE_STATE_CONFLICT');
      const { id, family } = quote.licence;
      const related = catalogue.licences.filter((one) => family !== null && one.family === family);
      const licenceIds = [id, ...related.map((one) => one.id)];
      if (await new PaymentsRepository(tx).hasPendingPurchase(caller.accountId, licenceIds, basket.id))
        throw new ApiError('PURCHASE_PENDING');
      if (decision !== 'ALLOWED') throw new ApiError('INVALID_TIER_CHANGE');
    }
    if (quote.freeTrial === 'DENIED' && !acknowledged && !basket.noTrialAcknowledged)
      throw new ApiError('FREE_TRIAL_DENIED');
    if (quote.price.amount > 0 && missing.length > 0)
      throw new ApiError('BASKET_REQUIREMENTS_FAILED', { details: { missingFields: missing } });
    return quote;
  }
}
