import { isHttpError, type Client } from '@footlight/client';
import type { Basket, BodyOf, PaymentResult, ResponseOf } from '@footlight/contract';
import { isCertainDenial } from '@footlight/domain';
import type { ChoiceStorage } from '../clock.js';
import { createPaymentKeys } from './payment-keys.js';

/** How a basket is paid. */
export type PaymentArrangement = NonNullable<BodyOf<'payBasket'>['paymentArrangement']>;
export type BasketChanges = ResponseOf<'getBasketChanges'>;

export interface BrowserBasketOptions {
  readonly client: Client;
  readonly storage: ChoiceStorage;
  readonly isGuest: () => boolean;
}

const basketOrNull = async (task: () => Promise<Basket>): Promise<Basket | null> => {
  try {
    return await task();
  } catch (error) {
    if (isHttpError(error) && error.code === 'BASKET_NOT_FOUND') return null;
    throw error;
  }
};

/** The service's basket of this browser, whose id is stored until it is paid. */
export class BrowserBasket {
  readonly #client: Client;
  readonly #isGuest: () => boolean;
  readonly #keys: ReturnType<typeof createPaymentKeys>;

  constructor({ client, storage, isGuest }: BrowserBasketOptions) {
    this.#client = client;
    this.#isGuest = isGuest;
    this.#keys = createPaymentKeys(storage);
  }

  /** Id of the payment of this browser’s last basket; null for none. */
  get lastPayment(): string | null {
    return this.#keys.lastPayment();
  }

  /** The basket last started in this browser, possibly as a guest; otherwise the caller’s (MONEY-74). */
  async find(): Promise<Basket | null> {
    const own = await basketOrNull(() => this.#client.call('getBasket'));
    const basketId = this.#keys.basketId();
    if (basketId === null || basketId === own?.id) return own;
    const startedBasket = await basketOrNull(() =>
      this.#client.call('updateBasket', { params: { basketId } }),
    );
    if (startedBasket === null && own === null) this.#keys.forget();
    return startedBasket ?? own;
  }

  keep(basket: Basket): void {
    this.#keys.keep(basket);
  }

  /** How paying would change the viewer's licences; null if it changes none or the preview is unavailable. */
  async changes({ itemType }: Basket): Promise<BasketChanges | null> {
    if (this.#isGuest() || itemType !== 'LICENCE') return null;
    try {
      return await this.#client.call('getBasketChanges');
    } catch (error) {
      // The basket can be paid without a preview of its changes, so a failed request is ignored.
      if (!isHttpError(error)) throw error;
      return null;
    }
  }

  /** Pays the basket; repeated for an unchanged basket, it charges once. */
  async pay(
    basket: Basket,
    paymentArrangement: PaymentArrangement | null,
    acceptsNoTrial: boolean,
    consent: NonNullable<BodyOf<'payBasket'>['consent']>,
  ): Promise<PaymentResult> {
    try {
      const result = await this.#client.call(this.#isGuest() ? 'payGuestBasket' : 'payBasket', {
        query: acceptsNoTrial ? { acknowledgeNoFreeTrial: true } : {},
        body: {
          ...(paymentArrangement === null ? {} : { paymentArrangement }),
          ...(consent.length === 0 ? {} : { consent }),
          idempotencyKey: this.#keys.keyOf(basket),
        },
      });
      this.#keys.paid(basket, result.paymentId);
      return result;
    } catch (error) {
      if (isHttpError(error) && isCertainDenial(error.status)) this.#keys.refused(basket);
      throw error;
    }
  }
}
