import type { CancellationPromotion, LicenceStatus } from '@footlight/contract';
import { formatMoney } from '@footlight/i18n';
import { Button, headings, useLabels } from '@footlight/ui';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import styles from './subscription.module.css';

/** An offer to stay, with its price beside the present one. */
export const CancellationOffer = ({
  promotion,
  price,
  onTake,
  onRefuse,
}: {
  readonly promotion: CancellationPromotion;
  /** What the next renewal costs without the offer; null if it costs nothing. */
  readonly price: LicenceStatus['renewalPrice'];
  readonly onTake: () => void;
  readonly onRefuse: () => void;
}) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const offered = formatMoney(promotion.priceAfterDiscount, language);
  return (
    <>
      <div className={styles['note']}>
        <h3 className={headings['section']} dir="auto">
          {promotion.title}
        </h3>
        <p className={styles['text']} dir="auto">
          {promotion.text}
        </p>
        <p className={styles['name']}>
          {price === null
            ? offered
            : t('offerPrice', { price: offered, before: formatMoney(price, language) })}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button look="primary" onClick={onTake}>
          {t('offerTake')}
        </Button>
        <Button className={styles['danger']} onClick={onRefuse}>
          {t('offerRefuse')}
        </Button>
      </div>
    </>
  );
};
