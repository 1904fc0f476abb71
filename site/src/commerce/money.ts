import { majorUnits, parsePeriod, type Period, type ShownPrice } from '@footlight/domain';
import { directionOf, numberFormat } from '@footlight/i18n';
import type { CheckoutTranslate } from './checkout-words.js';

/** Whole minor units of a currency. */
export interface Amount {
  readonly amount: number;
  readonly scale: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** An amount in the manner of the language: `£9.99`. */
export const formatAmount = ({ amount, scale, currency }: Amount, language: string): string =>
  numberFormat(language, {
    style: 'currency',
    currency,
    // Signs with letters, such as UK£, are torn apart between words that run from right to left.
    ...(directionOf(language) === 'rtl' ? { currencyDisplay: 'narrowSymbol' as const } : {}),
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
  }).format(majorUnits({ amount, scale }));

const PERIODS = {
  day: 'perDay',
  week: 'perWeek',
  month: 'perMonth',
  year: 'perYear',
} as const satisfies Record<Period['unit'], string>;

/** How often something is paid: `a month`, `every 3 months`; null for what is paid once. */
export const periodWords = (period: string | null, t: CheckoutTranslate): string | null => {
  const parsed = period === null ? null : parsePeriod(period);
  return parsed === null ? null : t(PERIODS[parsed.unit], { count: parsed.count });
};

/** A price with its period: `£9.99 a month`. */
export const priceWords = (price: ShownPrice, language: string, t: CheckoutTranslate): string => {
  const period = periodWords(price.period, t);
  const amount = formatAmount(price, language);
  return period === null ? amount : t('subscriptionPrice', { price: amount, period });
};
