import type { PaymentOrder } from '../../../database/schema/payments.js';
import { trialScope, type BasketRow, type Quote } from '../baskets/basket-quote.js';

/** The order that a paid basket delivers. */
export const orderOf = (quote: Quote, basket: BasketRow, language: string): PaymentOrder => ({
  price: quote.price,
  period: quote.period,
  trialPeriod: quote.trialPeriod,
  trialScope: quote.trialPeriod === null ? null : trialScope(quote.licence),
  discounts: quote.discounts,
  endedHeldIds: quote.ended.map(({ heldLicence }) => heldLicence.id),
  creditUsed: quote.totals.creditUsed,
  discountedAmount: quote.totals.discountedAmount,
  confirmPayment: quote.licence.display.confirmPayment ?? false,
  giftId: basket.giftId,
  gift: basket.gift,
  language,
});
