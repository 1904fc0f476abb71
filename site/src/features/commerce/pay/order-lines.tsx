import type { Basket } from '@footlight/contract';
import { trialDays } from '@footlight/domain';
import { formatMoney } from '@footlight/i18n';
import type { BasketChanges } from '@footlight/state';
import { CloseButton, useLabels } from '@footlight/ui';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { discountText } from '../checkout/discount-text.js';
import { periodLabel } from '../checkout/money.js';
import styles from './order-summary.module.css';

/** Items, voucher discounts and the amount due; all amounts are computed by the service. */
export const OrderLines = ({
  basket,
  changes,
  onRemoveVoucher,
  disabled,
}: {
  readonly basket: Basket;
  readonly changes: BasketChanges | null;
  readonly onRemoveVoucher: (code: string) => void;
  readonly disabled: boolean;
}) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { currency, scale } = basket;
  const money = (amount: number) => formatMoney({ amount, currency, scale }, language);
  const upgrade = changes?.changes.find(({ change }) => change === 'UPGRADED') ?? null;
  const isDowngrade = changes?.changes.some(({ change }) => change === 'DOWNGRADED') === true;
  const credit = changes?.changes.find((change) => change.credit > 0)?.credit ?? 0;
  const isReduced = basket.discountedTotal !== basket.total;
  const [first] = basket.basketItems;
  const setting = first?.subscriptionSetting ?? null;
  const trial = basket.freeTrial === 'OFFERED' ? trialDays(setting?.trialPeriodDuration ?? '') : 0;
  const period = setting?.subscriptionType === 'RENEWING' ? periodLabel(setting.subscriptionPeriod, t) : null;
  return (
    <>
      <ul className={styles['items']}>
        {basket.basketItems.map((item) => (
          <li key={item.sku} className={styles['line']}>
            <span className={styles['item']} dir="auto">
              {item.name}
            </span>
            <span className={styles['amount']}>
              {money(item.amount)}
              {period !== null && item === first && <small className={styles['period']}> {period}</small>}
            </span>
          </li>
        ))}
        {basket.vouchers.map(({ code, discount }) => (
          <li key={code} className={styles['line']}>
            <span className={styles['voucher']}>
              <bdi className={styles['code']}>{code}</bdi>
              <small>{discountText(discount, basket, false, language, t)}</small>
            </span>
            <CloseButton
              look="quiet"
              className={styles['remove']}
              disabled={disabled}
              label={t('voucherRemove', { code })}
              onClick={() => onRemoveVoucher(code)}
            />
          </li>
        ))}
      </ul>
      <dl className={styles['total']}>
        <dt>{t('payTotal')}</dt>
        <dd>
          {isReduced && <s className={styles['before']}>{money(basket.total)}</s>}{' '}
          {money(basket.discountedTotal)}
        </dd>
      </dl>
      {basket.discountedTax > 0 && (
        <p className={styles['note']}>{t('payTaxIncluded', { amount: money(basket.discountedTax) })}</p>
      )}
      {trial > 0 && <p className={styles['trial']}>{t('payTrial', { count: trial })}</p>}
      {upgrade !== null && (
        <p className={styles['note']}>
          {credit > 0 ? t('payUpgraded', { amount: money(credit) }) : t('payUpgradedPlain')}
        </p>
      )}
      {isDowngrade && <p className={styles['note']}>{t('payDowngraded')}</p>}
      {changes !== null && changes.balanceUsed > 0 && (
        <p className={styles['note']}>{t('payCreditUsed', { amount: money(changes.balanceUsed) })}</p>
      )}
      {changes?.creditKept.map((kept) => (
        <p key={kept.currency} className={styles['note']}>
          {t('payCreditKept', { amount: formatMoney(kept, language) })}
        </p>
      ))}
      {period !== null && first !== undefined && (
        <p className={styles['note']}>
          {t('payRenewsEvery', { price: t('subscriptionPrice', { price: money(basket.total), period }) })}
        </p>
      )}
    </>
  );
};
