import { randomUUID } from 'node:crypto';
import {
  CARD_ERRORS,
  type BodyOf,
  type ErrorCode,
  type PaymentResult,
  type UserLicence,
} from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Realm } from '../../../realm/load-realm.js';
import { checkMayBuy, ownerOf, type Buyer } from '../baskets/may-buy.js';
import { saveShownSum } from '../baskets/read-quote.js';
import type { BillingService } from '../billing/billing.service.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import type { TaxService } from '../tax/tax.service.js';
import {
  chargePayment,
  chargedAs,
  providerOf,
  refreshPayment,
  retryPayment,
  returnUrlOf,
  type ChargeTools,
} from './charge-payment.js';
import type { Arrangement, PaymentIntentService } from './payment-intent.service.js';
import { PaymentMethodsRepository } from './payment-methods.repository.js';
import { type PaymentRow, PaymentsRepository } from './payments.repository.js';
import { giveUp } from './recover-payments.js';
import { settlePayment } from './settle-payment.js';

export interface PaymentsDependencies extends ChargeTools {
  readonly intents: Pick<PaymentIntentService, 'intend' | 'leftBy' | 'methodOf'>;
  readonly billing: Pick<BillingService, 'needs'>;
  readonly tax: Pick<TaxService, 'ofPurchase'>;
  readonly realm: Pick<Realm, 'territories'>;
  /** The buyer's licences, in the form of the contract. */
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
  readonly giftOf: (paymentId: string) => Promise<PaymentResult['gift'] | null>;
  /** @throws {ApiError} CONSENT_REQUIRED, see `ConsentsService.saveAtPurchase` */
  readonly saveConsents: (accountId: string | null, answers: readonly ConsentAnswer[]) => Promise<void>;
}

interface ConsentAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

/** Error for a declined payment: one about the card, else that the payment as such was declined. */
const declinedWith = ({ declineCode }: PaymentRow): ApiError => {
  const known: readonly string[] = CARD_ERRORS;
  const code = known.includes(declineCode ?? '') ? (declineCode as ErrorCode) : 'PAYMENT_ERROR';
  return new ApiError(code, code === 'card_declined' ? { details: { declineCode: code } } : {});
};

/** Charges baskets, and confirms payments that needed an action of the payer. */
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
  async pay(body: BodyOf<'payBasket'>, acknowledged: boolean, buyer: Buyer): Promise<PaymentResult> {
    checkMayBuy(buyer, this.#dependencies.realm);
    await this.#dependencies.saveConsents(buyer.caller.accountId, body.consent ?? []);
    // Loaded before the transaction: waiting for a second connection inside a transaction can deadlock the pool.
    const { accountId } = buyer.caller;
    const { missing } = await this.#dependencies.billing.needs(accountId, buyer.country);
    const tax = await this.#dependencies.tax.ofPurchase(accountId, buyer.country);
    const left = await this.#dependencies.intents.leftBy(body, buyer);
    const made = left === undefined ? undefined : await this.#endLeft(left);
    if (made !== undefined) return this.#result(made, buyer);
    const intent = await this.#dependencies.intents.intend(body, { acknowledged, missing, tax }, buyer);
    if (intent.kind === 'changed') {
      await saveShownSum(this.#dependencies.db, intent.basketId, intent.sumDue);
      throw new ApiError('BASKET_CHANGED');
    }
    const { payment } = intent;
    return this.#result(
      intent.kind === 'begun'
        ? await chargePayment(this.#dependencies, payment, chargedAs(intent.method))
        : await retryPayment(this.#dependencies, payment),
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
    const payment = await new PaymentsRepository(this.#dependencies.db).of(ownerOf(buyer.caller), id);
    if (payment === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
    await this.#dependencies.saveConsents(buyer.caller.accountId, consent ?? []);
    const now = await refreshPayment(this.#dependencies, await retryPayment(this.#dependencies, payment));
    const attributes = paymentArrangement?.primaryPaymentDetailsAttributes;
    if (now.status === 'succeeded' && now.order.confirmPayment) await this.#activate(now, attributes, buyer);
    return this.#result(now, buyer);
  }

  /**
   * Continues a renewal that the holder's bank wants to have confirmed, now that the holder is there.
   * @throws {ApiError} PAYMENT_NOT_FOUND, PROVIDER_FAILED, or the reason for which it was declined
   * @see docs/rules/commerce.md MONEY-106
   */
  async authenticate(id: string, buyer: Buyer): Promise<PaymentResult> {
    checkMayBuy(buyer, this.#dependencies.realm);
    const { db, providers, deliveries, clock, origin } = this.#dependencies;
    const found = await new PaymentsRepository(db).of(ownerOf(buyer.caller), id);
    if (found === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
    const payment = await refreshPayment(this.#dependencies, found);
    if (payment.status !== 'action-required' || payment.nextAction !== null || payment.externalId === null)
      return this.#result(payment, buyer);
    const method =
      payment.methodId === null ? undefined : await new PaymentMethodsRepository(db).byId(payment.methodId);
    const state = await providerOf(providers, payment).confirmPayment({
      externalId: payment.externalId,
      methodExternalId: chargedAs(method).methodExternalId,
      returnUrl: returnUrlOf(origin, payment.id),
      idempotencyKey: randomUUID(),
    });
    return this.#result(await settlePayment(db, payment.id, state, deliveries, clock.now()), buyer);
  }

  /**
   * Ends a payment at its provider that its buyer has left, before another one is charged.
   * @returns the payment if it has been made meanwhile
   * @see docs/rules/commerce.md MONEY-52
   */
  async #endLeft(left: PaymentRow): Promise<PaymentRow | undefined> {
    try {
      await giveUp(this.#dependencies, left);
    } catch (error) {
      // The buyer can pay all the same: if both are approved, the second is refunded.
      if (!(error instanceof ApiError && error.code === 'PROVIDER_FAILED')) throw error;
    }
    const ended = await new PaymentsRepository(this.#dependencies.db).byId(left.id);
    return ended?.status === 'succeeded' ? ended : undefined;
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

  /** Activates a free licence that requires a stored payment method. */
  async #activate(payment: PaymentRow, arrangement: Arrangement | undefined, buyer: Buyer): Promise<void> {
    const { accountId } = buyer.caller;
    if (accountId === null) throw new ApiError('UNAUTHORISED');
    await this.#dependencies.db.transaction(async (tx) => {
      const charged = await this.#dependencies.intents.methodOf(tx, arrangement, buyer, 'stored');
      await new HeldLicencesRepository(tx).confirm(accountId, payment.licenceId, {
        methodId: charged.method?.id ?? null,
        providerId: charged.providerId,
      });
    });
  }
}
