import type { Payment } from '@footlight/contract';
import { Button, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import { useId, useState } from 'react';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import styles from './gift-code.module.css';

/** The code of a purchased gift, to pass on to its recipient (MONEY-50). */
export const GiftCode = ({ gift }: { readonly gift: NonNullable<Payment['gift']> }) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const place = useViewerLocale();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  return (
    <section className={styles['gift']} aria-labelledby={id}>
      <h2 id={id} className={styles['label']}>
        {t('giftCode')}
      </h2>
      <p className={styles['code']} dir="ltr">
        {gift.redeemCode}
      </p>
      <Button
        onClick={() => {
          // If clipboard access is denied, the code stays readable.
          navigator.clipboard.writeText(gift.redeemCode).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {t('giftCodeCopy')}
      </Button>
      <p className={styles['note']}>
        {t('giftCodeUntil', { date: formatDay(gift.expiresAt, language, place) })}
      </p>
      <p className={styles['note']} role="status">
        {isCopied ? t('giftCodeCopied') : ''}
      </p>
    </section>
  );
};
