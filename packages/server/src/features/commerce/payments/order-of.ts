import type { PaymentOrder } from '../../../database/schema/payments.js';
import { keptOf } from '../credits/credit.js';
import type { AppliedTax } from '../tax/tax.service.js';
import { trialScope, type BasketRow, type Quote } from '../baskets/basket-quote.js';

const itemOf = ({ gift, licence, sku }: Quote, language: string): string => {
  const name = gift?.name[language] ?? Object.values(gift?.name ?? {})[0];
  const words = licence.texts[language] ?? Object.values(licence.texts)[0];
  return name ?? words?.name ?? sku;
};

/** The order that a paid basket delivers. */
export const orderOf = (
  quote: Quote,
  basket: BasketRow,
  { evidence }: Pick<AppliedTax, 'evidence'>,
  language: string,
): PaymentOrder => ({
  price: quote.price,
  taxEvidence: evidence,
  period: quote.period,
  trialPeriod: quote.trialPeriod,
  trialScope: quote.trialPeriod === null ? null : trialScope(quote.licence),
  discounts: quote.discounts,
  endedHeldIds: quote.ended.map(({ heldLicence }) => heldLicence.id),
  creditUsed: quote.totals.creditUsed,
  creditFrom: quote.ended.flatMap(({ heldLicence, credit }) =>
    credit > 0 && quote.totals.creditUsed > 0 ? (heldLicence.paymentId ?? []) : [],
  ),
  balanceUsed: quote.balanceUsed,
  creditKept: quote.ended.flatMap(({ heldLicence, left }) => keptOf(heldLicence, left)),
  discountedAmount: quote.totals.discountedAmount,
  item: itemOf(quote, language),
  confirmPayment: quote.licence.display.confirmPayment ?? false,
  giftId: basket.giftId,
  gift: basket.gift,
  language,
});
