import { paymentErrorAction } from '@footlight/domain';
import type { CallError } from '@footlight/state';
import { ButtonLink, classNames } from '@footlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from './checkout-labels.js';
import styles from './checkout-frame.module.css';
import { errorMessage } from './error-message.js';

/** A notice that the viewer must see before continuing; it takes the focus, so that screen readers announce it. */
export const PaymentNotice = ({
  title,
  text,
  quiet = false,
  children,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  /** For information only, not an error. */
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className={classNames(styles['failure'], quiet ? styles['notice'] : undefined)}
      role="alert"
      tabIndex={-1}
    >
      <p className={styles['failureTitle']}>{title}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children}
    </div>
  );
};

/** Why a payment failed, whether money was charged, and what to do next (MONEY-76, MONEY-77). */
export const PaymentErrorNotice = ({ error }: { readonly error: CallError }) => {
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const nextStep = paymentErrorAction(error.code);
  const text =
    nextStep === 'again' ? t('errorSamePayment') : nextStep === 'card' ? t('errorNothingCharged') : undefined;
  return (
    <PaymentNotice title={errorMessage(error, t)} text={text}>
      {nextStep === 'methods' && (
        <ButtonLink href={addresses.route('account', { section: 'payment-methods' })}>
          {t('wayOnMethods')}
        </ButtonLink>
      )}
      {nextStep === 'plans' && <ButtonLink href={addresses.route('purchase')}>{t('wayOnPlans')}</ButtonLink>}
    </PaymentNotice>
  );
};
