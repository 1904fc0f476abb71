import type { Basket } from '@footlight/contract';
import { basketRevision } from '@footlight/domain';
import type { ChoiceStorage } from '../clock.js';

/** Where a browser keeps what it knows of its basket. */
export const CHECKOUT_KEY = 'footlight.checkout';

/** What is kept between two visits, and shared by the tabs of a browser; nothing of a card. */
interface KeptCheckout {
  readonly basketId: string;
  /** Of the basket that the key belongs to; null before it was paid for the first time. */
  readonly revision: string | null;
  readonly key: string | null;
  /** The payment that was made of it. */
  readonly paymentId: string | null;
}

const KEY_BYTES = 16;

/** Not `randomUUID`, which browsers have on secure pages alone. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const isWordOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const parse = (text: string | null): KeptCheckout | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof KeptCheckout, unknown>> | null;
    if (typeof kept !== 'object' || kept === null) return null;
    const { basketId, revision, key, paymentId } = kept;
    if (typeof basketId !== 'string' || ![revision, key, paymentId].every(isWordOrNull)) return null;
    return { basketId, revision, key, paymentId } as KeptCheckout;
  } catch {
    return null;
  }
};

/**
 * Keys of payments, by what is paid. A basket that is paid again without a change is paid with the same key, in every
 * tab and after a reload, so that the service charges it once.
 * @see docs/rules/money.md MONEY-75
 */
export const createPaymentKeys = (storage: ChoiceStorage) => {
  const read = (): KeptCheckout | null => parse(storage.getItem(CHECKOUT_KEY));
  const write = (kept: KeptCheckout): void => storage.setItem(CHECKOUT_KEY, JSON.stringify(kept));
  return {
    /** The basket that was begun in this browser; null for none. */
    basketId: (): string | null => {
      const kept = read();
      return kept === null || kept.paymentId !== null ? null : kept.basketId;
    },
    /** Keeps the id of a basket, for who leaves and comes back. */
    keep: ({ id }: Basket): void => {
      if (read()?.basketId !== id) write({ basketId: id, revision: null, key: null, paymentId: null });
    },
    /** The key to pay a basket with, as it is now. */
    keyOf: (basket: Basket): string => {
      const revision = basketRevision(basket);
      const kept = read();
      if (kept?.revision === revision && kept.key !== null) return kept.key;
      const key = newKey();
      write({ basketId: basket.id, revision, key, paymentId: null });
      return key;
    },
    /** After a refusal that moved no money: the next try is a payment of its own. */
    refused: (basket: Basket): void =>
      write({ basketId: basket.id, revision: null, key: null, paymentId: null }),
    paid: (basket: Basket, paymentId: string): void =>
      write({ basketId: basket.id, revision: null, key: null, paymentId }),
    /** The payment that the last basket of this browser was paid with; null for none. */
    lastPayment: (): string | null => read()?.paymentId ?? null,
    forget: (): void => storage.removeItem(CHECKOUT_KEY),
  };
};
