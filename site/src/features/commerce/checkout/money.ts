import { parsePeriod, type Period, type ShownPrice } from '@footlight/domain';
import { formatMoney } from '@footlight/i18n';
import type { CheckoutTranslate } from './checkout-labels.js';

const PERIODS = {
  day: 'perDay',
  week: 'perWeek',
  month: 'perMonth',
  year: 'perYear',
} as const satisfies Record<Period['unit'], string>;

/** A billing period as text: `a month`, `every 3 months`; null for one-off payments. */
export const periodLabel = (period: string | null, t: CheckoutTranslate): string | null => {
  const parsed = period === null ? null : parsePeriod(period);
  return parsed === null ? null : t(PERIODS[parsed.unit], { count: parsed.count });
};

/** A price with its billing period: `£9.99 a month`. */
export const priceLabel = (
  price: Pick<ShownPrice, 'amount' | 'scale' | 'currency' | 'period'>,
  language: string,
  t: CheckoutTranslate,
): string => {
  const period = periodLabel(price.period, t);
  const amount = formatMoney(price, language);
  return period === null ? amount : t('subscriptionPrice', { price: amount, period });
};
