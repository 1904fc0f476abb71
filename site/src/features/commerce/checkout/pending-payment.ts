import type { BodyOf, PaymentResult } from '@footlight/contract';
import type { PaymentArrangement } from '@footlight/state';
import { tabStorage } from '@footlight/client';

type Attributes = PaymentArrangement['primaryPaymentDetailsAttributes'];

/** Kept in tab storage while the viewer is at a bank or the payment is processed. Contains no card data. */
export interface PendingPayment {
  /** Whether the viewer is paying for the basket, changing how a licence is paid, or storing a payment method. */
  readonly purpose:
    | { readonly type: 'pay' }
    | { readonly type: 'licence'; readonly licenceId: string }
    | { readonly type: 'store' };
  /** Null if nothing was due. */
  readonly attributes: Attributes | null;
  /** Id of the started payment; null while its method is being stored. */
  readonly paymentId: string | null;
  readonly nextAction: PaymentResult['nextAction'];
  /** Path on this site to return to in the end; null for none. */
  readonly from: string | null;
  /** Answers to the terms of a purchase that is paid after the return. */
  readonly consent?: BodyOf<'payBasket'>['consent'];
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
      const stored: unknown = JSON.parse(tabStorage.getItem(KEY) ?? 'null');
      return isPending(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  write: (pending: PendingPayment): void => tabStorage.setItem(KEY, JSON.stringify(pending)),
  forget: (): void => tabStorage.removeItem(KEY),
};
