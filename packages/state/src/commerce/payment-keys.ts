import type { Basket } from '@footlight/contract';
import { basketRevision } from '@footlight/domain';
import { randomKey } from '../calls/random-key.js';
import type { ChoiceStorage } from '../clock.js';

/** Storage key of the checkout. */
export const CHECKOUT_KEY = 'footlight.checkout';

/** State kept between visits, and shared by the tabs of a browser; contains no card data. */
interface StoredCheckout {
  readonly basketId: string;
  /** Revision of the basket that the key belongs to; null before the first payment attempt. */
  readonly revision: string | null;
  readonly key: string | null;
  /** The payment of the basket, once made. */
  readonly paymentId: string | null;
}

const isWordOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const parse = (text: string | null): StoredCheckout | null => {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof StoredCheckout, unknown>> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const { basketId, revision, key, paymentId } = stored;
    if (typeof basketId !== 'string' || ![revision, key, paymentId].every(isWordOrNull)) return null;
    return { basketId, revision, key, paymentId } as StoredCheckout;
  } catch {
    return null;
  }
};

/**
 * Idempotency keys of payments. Paying an unchanged basket again uses the same key, in every tab and after a reload, so
 * that the service charges it once.
 * @see docs/rules/commerce.md MONEY-75
 */
export const createPaymentKeys = (storage: ChoiceStorage) => {
  const read = (): StoredCheckout | null => parse(storage.getItem(CHECKOUT_KEY));
  const write = (checkout: StoredCheckout): void => storage.setItem(CHECKOUT_KEY, JSON.stringify(checkout));
  return {
    /** The unpaid basket that was started in this browser; null for none. */
    basketId: (): string | null => {
      const stored = read();
      return stored === null || stored.paymentId !== null ? null : stored.basketId;
    },
    /** Stores the id of a basket, for a later visit. */
    keep: ({ id }: Basket): void => {
      if (read()?.basketId !== id) write({ basketId: id, revision: null, key: null, paymentId: null });
    },
    /** The key for paying the current revision of a basket. */
    keyOf: (basket: Basket): string => {
      const revision = basketRevision(basket);
      const stored = read();
      if (stored?.revision === revision && stored.key !== null) return stored.key;
      const key = randomKey();
      write({ basketId: basket.id, revision, key, paymentId: null });
      return key;
    },
    /** Called after a refusal that charged nothing: the next attempt is a new payment. */
    refused: (basket: Basket): void =>
      write({ basketId: basket.id, revision: null, key: null, paymentId: null }),
    paid: (basket: Basket, paymentId: string): void =>
      write({ basketId: basket.id, revision: null, key: null, paymentId }),
    /** The payment of this browser's last basket; null for none. */
    lastPayment: (): string | null => read()?.paymentId ?? null,
    forget: (): void => storage.removeItem(CHECKOUT_KEY),
  };
};
