import type { Basket } from '@footlight/contract';
import type { CheckoutState } from '@footlight/state';
import { Link, headings } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { OrderLines } from './order-lines.js';
import styles from './order-summary.module.css';
import { VoucherField } from './voucher-field.js';

/** The basket's summary, beside the payment form. */
export const OrderSummary = ({
  basket,
  checkout,
  from,
}: {
  readonly basket: Basket;
  readonly checkout: CheckoutState;
  readonly from: string | null;
}) => {
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const isGift = basket.itemType === 'GIFT';
  return (
    <section className={styles['summary']} aria-label={t('paySummary')}>
      <div className={styles['head']}>
        <h2 className={headings['section']}>{t('paySummary')}</h2>
        <Link
          className={styles['change']}
          href={addresses.route(isGift ? 'gift' : 'purchase', {}, from === null ? {} : { from })}
        >
          {t(isGift ? 'giftAnother' : 'payChange')}
        </Link>
      </div>
      <OrderLines
        basket={basket}
        changes={checkout.changes}
        disabled={checkout.processing || checkout.voucher?.status === 'checking'}
        onRemoveVoucher={(code) => void checkout.removeVoucher(code)}
      />
      {/* Vouchers do not apply to gifts (MONEY-27). */}
      {!isGift && (
        <VoucherField
          tried={checkout.voucher}
          onApply={checkout.applyVoucher}
          disabled={checkout.processing}
        />
      )}
    </section>
  );
};
