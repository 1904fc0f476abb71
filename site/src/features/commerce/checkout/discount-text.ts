import type { Discount } from '@footlight/contract';
import { discountLabel } from '@footlight/domain';
import { formatMoney, numberFormat, type CheckoutLabelKey, type Money } from '@footlight/i18n';
import type { CheckoutTranslate } from './checkout-labels.js';

const LABELS = {
  active: 'discountActive',
  upcomingWhilePaused: 'discountUpcomingPaused',
  expired: 'discountExpired',
} as const satisfies Record<NonNullable<ReturnType<typeof discountLabel>>, CheckoutLabelKey>;

/**
 * Describes a discount: amount, number of payments and state, as in `50% off for 1 payment · Discount active`
 * (MONEY-12).
 * @param isPaused whether the licence of the discount is paused
 */
export const discountText = (
  { type, percentage, amount, lifeTimeRepeat, state }: Discount,
  { currency, scale }: Pick<Money, 'currency' | 'scale'>,
  isPaused: boolean,
  language: string,
  t: CheckoutTranslate,
): string => {
  const off =
    type === 'percentage'
      ? numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format((percentage ?? 0) / 100)
      : formatMoney({ amount: amount ?? 0, currency, scale }, language);
  const times =
    lifeTimeRepeat === null ? t('voucherForEver') : t('voucherRepeat', { count: lifeTimeRepeat + 1 });
  const label = discountLabel(state, isPaused);
  return `${t('voucherOff', { amount: off })} ${times}${label === null ? '' : ` · ${t(LABELS[label])}`}`;
};
