import {
  PAGE_SIZES,
  type Payment,
  type PaymentResult,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Caller } from '../../../feature.js';
import { InvoicesRepository } from '../books/invoices.repository.js';
import { ownerOf } from '../baskets/may-buy.js';
import { refreshPayment, type ChargeTools } from './charge-payment.js';
import { shownPayment } from './payment-shown.js';
import { type PaymentRow, PaymentsRepository } from './payments.repository.js';

export interface PaymentListDependencies extends Pick<
  ChargeTools,
  'db' | 'providers' | 'deliveries' | 'clock'
> {
  readonly giftOf: (paymentId: string) => Promise<PaymentResult['gift'] | null>;
}

/** The payments of a caller, with their current status. */
export class PaymentListService {
  readonly #dependencies: PaymentListDependencies;

  constructor(dependencies: PaymentListDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws {ApiError} PAYMENT_NOT_FOUND */
  async of(id: string, caller: Caller): Promise<Payment> {
    const payment = await new PaymentsRepository(this.#dependencies.db).of(ownerOf(caller), id);
    if (payment === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
    // If the provider does not respond, the last known status is returned; the page polls again.
    const now = await refreshPayment(this.#dependencies, payment).catch(() => payment);
    const shown = (await this.#shown([now]))[0] ?? shownPayment(now, [], []);
    const isGiven = now.status === 'succeeded' && now.itemType === 'GIFT' && shown.status !== 'REFUNDED';
    const gift = isGiven ? await this.#dependencies.giftOf(now.id) : null;
    return gift === null || gift === undefined ? shown : { ...shown, gift };
  }

  async list(
    { p = 1, rpp = PAGE_SIZES.payments }: QueryOf<'listPayments'>,
    caller: Caller,
  ): Promise<ResponseOf<'listPayments'>> {
    const { rows, total } = await new PaymentsRepository(this.#dependencies.db).list(ownerOf(caller), p, rpp);
    return {
      payments: await this.#shown(rows),
      page: p,
      totalPages: Math.max(1, Math.ceil(total / rpp)),
    };
  }

  async #shown(rows: readonly PaymentRow[]): Promise<Payment[]> {
    const ids = rows.map(({ id }) => id);
    const [refunds, notes] = await Promise.all([
      new PaymentsRepository(this.#dependencies.db).refundsOf(ids),
      new InvoicesRepository(this.#dependencies.db).creditNotesOf(ids),
    ]);
    return rows.map((row) => shownPayment(row, refunds, notes));
  }
}
