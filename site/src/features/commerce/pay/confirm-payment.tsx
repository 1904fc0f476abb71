import { Button, Notice } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { providerAddress } from '../checkout/payment-frame.js';
import styles from './payment.module.css';

/**
 * Leads the payer to the page where the bank wants the payment to be confirmed, as the mail about a renewal promises.
 * @see docs/rules/commerce.md MONEY-106
 */
export const ConfirmPayment = ({
  id,
  onResult,
}: {
  readonly id: string;
  /** The payment needs nothing from its payer any more. */
  readonly onResult: () => void;
}) => {
  const t = useCheckoutLabels();
  const { state } = useSite();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    setIssue(null);
    try {
      const { nextAction } = await state.client.call('authenticatePayment', { params: { id } });
      const address = providerAddress(nextAction?.url ?? null);
      if (address === null) onResult();
      else globalThis.location.assign(address.href);
    } catch (error) {
      setIssue(errorMessage(error as Parameters<typeof errorMessage>[0], t));
      onResult();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles['waiting']}>
      <p className={styles['text']}>{t('paymentConfirmText')}</p>
      {issue !== null && <Notice urgent title={issue} />}
      <Button look="primary" disabled={isBusy} onClick={() => void open()}>
        {t('paymentConfirmButton')}
      </Button>
    </div>
  );
};
