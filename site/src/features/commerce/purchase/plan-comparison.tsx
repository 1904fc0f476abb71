import type { Licence } from '@footlight/contract';
import { priceOfPlan, trialDaysOf } from '@footlight/domain';
import { unseen, useLabels } from '@footlight/ui';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { periodLabel, priceLabel } from '../checkout/money.js';
import styles from './plans.module.css';

/** The plans of a family in a comparison table that screen readers can navigate. */
export const PlanComparison = ({
  plans,
  label,
}: {
  readonly plans: readonly Licence[];
  readonly label: string;
}) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const rows: readonly (readonly [label: string, of: (plan: Licence) => string])[] = [
    [t('plansCompareWhat'), ({ description }) => description],
    [
      t('planComparePrice'),
      (plan) => {
        const price = priceOfPlan(plan);
        return price === null || price.amount === 0 ? t('planFree') : priceLabel(price, language, t);
      },
    ],
    [
      t('planComparePeriod'),
      ({ purchaseStrategy }) => periodLabel(purchaseStrategy.subscriptionPeriod, t) ?? t('planOnce'),
    ],
    [
      t('planCompareTrial'),
      (plan) => {
        const days = trialDaysOf(plan);
        return days === 0 ? t('planCompareNone') : t('planTrial', { count: days });
      },
    ],
  ];
  return (
    <details className={styles['compare']}>
      <summary className={styles['compareTitle']}>{t('plansCompare')}</summary>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['tableBox']} tabIndex={0} role="region" aria-label={label}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">
                <span className={unseen}>{label}</span>
              </th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, of]) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {plans.map((plan) => (
                  <td key={plan.id} dir="auto">
                    {of(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
