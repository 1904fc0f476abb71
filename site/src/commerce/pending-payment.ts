import type { PaymentResult } from '@footlight/contract';
import type { PaymentArrangement } from '@footlight/state';
import { tabStorage } from './browser-storage.js';

type Attributes = PaymentArrangement['primaryPaymentDetailsAttributes'];

/** What a tab remembers while its viewer is at a bank, or while a payment takes its time; nothing of a card. */
export interface PendingPayment {
  /** What the viewer wants: to pay the basket, to pay a licence another way, or to store a way to pay. */
  readonly purpose:
    | { readonly type: 'pay' }
    | { readonly type: 'licence'; readonly licenceId: string }
    | { readonly type: 'store' };
  /** Null where nothing was due. */
  readonly attributes: Attributes | null;
  /** Of a payment that was begun; null while its method is being stored. */
  readonly paymentId: string | null;
  readonly nextAction: PaymentResult['nextAction'];
  /** The page to go to in the end, of this site; null for none. */
  readonly from: string | null;
}

const KEY = 'footlight.pendingPayment';

const isPending = (value: unknown): value is PendingPayment =>
  typeof value === 'object' &&
  value !== null &&
  ['purpose', 'attributes', 'paymentId', 'nextAction', 'from'].every((name) => Object.hasOwn(value, name)) &&
  typeof Reflect.get(value, 'purpose') === 'object' &&
  typeof Reflect.get(value, 'attributes') === 'object';

export const pendingPayment = {
  read: (): PendingPayment | null => {
    try {
      const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? 'null');
      return isPending(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  write: (pending: PendingPayment): void => tabStorage.setItem(KEY, JSON.stringify(pending)),
  forget: (): void => tabStorage.removeItem(KEY),
};
