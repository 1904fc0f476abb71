import type { Payment } from '@footlight/contract';
import { userLicencesQuery } from '@footlight/state';
import { Button, ButtonLink, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { CheckoutFrame } from '../checkout/checkout-frame.js';
import { CheckoutForViewers } from '../checkout/checkout-for-viewers.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { providerAddress } from '../checkout/payment-frame.js';
import { pendingPayment, type PendingPayment } from '../checkout/pending-payment.js';
import { ProviderFrame } from '../checkout/provider-frame.js';
import { useRenewAfterPayment } from '../checkout/use-after-payment.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { ConfirmPayment } from './confirm-payment.js';
import { GiftCode } from './gift-code.js';
import { PaymentReceipt } from './payment-receipt.js';
import styles from './payment.module.css';
import { usePayment } from './use-payment.js';

/** Delay in milliseconds, longer than most payments take. */
const SLOW_MS = 20_000;

/** A pending payment with the actions that it requires from the viewer. */
const Waiting = ({
  pending,
  onResult,
}: {
  readonly pending: PendingPayment | null;
  readonly onResult: () => void;
}) => {
  const t = useCheckoutLabels();
  const [isSlow, setSlow] = useState(false);
  const url = providerAddress(pending?.nextAction?.url ?? null);
  const isFramed = pending?.nextAction?.type !== 'REDIRECT';
  const isChallenge = pending?.nextAction?.type === 'CHALLENGE';
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['waiting']}>
      <div className={styles['bar']} aria-hidden="true" />
      <p className={styles['text']} role="status">
        {isChallenge ? t('challengeText') : isSlow ? t('paymentWaitingSlow') : t('paymentWaitingText')}
      </p>
      {url !== null && isFramed && (
        <div className={styles['frame']}>
          <ProviderFrame
            url={url}
            hasButton
            title={t(isChallenge ? 'challengeTitle' : 'paymentOpenCode')}
            loadingLabel={t('cardFrameLoading')}
            onMessage={({ type }) => {
              if (type === 'result' || type === 'cancelled') onResult();
            }}
          />
        </div>
      )}
      {url !== null && !isFramed && (
        <ButtonLink look="primary" href={url.href}>
          {t('paymentOpenCode')}
        </ButtonLink>
      )}
    </div>
  );
};

const TITLES = {
  PENDING: 'paymentWaiting',
  SUCCEEDED: 'paymentDone',
  FAILED: 'paymentFailedTitle',
  REFUNDED: 'paymentRefunded',
  PARTIALLY_REFUNDED: 'paymentDone',
} as const satisfies Record<Payment['status'], string>;

const ThePayment = ({ id }: { readonly id: string }) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const navigate = useNavigate();
  const renewAll = useRenewAfterPayment();
  const { data: payment, status, error, renew, retry } = usePayment(id);
  const { items: licences } = useQuery(userLicencesQuery, {});
  const [pending] = useState(() => pendingPayment.read());
  const own = pending?.paymentId === id ? pending : null;
  const isSettled = payment?.status === 'SUCCEEDED' && own !== null;
  const goOn = useEffectEvent(async () => {
    pendingPayment.forget();
    renewAll();
    await navigate(
      addresses.route(
        'subscribed',
        {},
        {
          payment: id,
          ...(payment?.itemType === 'GIFT' ? { gift: '1' } : {}),
          ...(own?.from == null ? {} : { from: own.from }),
        },
      ),
      { replace: true },
    );
  });
  useEffect(() => {
    if (isSettled) void goOn();
  }, [isSettled]);
  const title = payment === null ? t('payTitle') : t(TITLES[payment.status]);
  const content = () => {
    if (payment === null)
      return status === 'failed' ? (
        <Notice
          urgent
          title={error === null ? t('failOutage') : errorMessage(error, t)}
          action={<Button onClick={() => void retry()}>{common('retry')}</Button>}
        />
      ) : (
        <div role="status" aria-label={common('loading')}>
          <Skeleton shape="wide" />
        </div>
      );
    if (payment.status === 'PENDING' && payment.waitsFor === 'PAYER' && own === null)
      return <ConfirmPayment id={id} onResult={() => void renew()} />;
    if (payment.status === 'PENDING') return <Waiting pending={own} onResult={() => void renew()} />;
    if (payment.status === 'FAILED')
      return (
        <Notice
          urgent
          title={t('paymentFailedTitle')}
          text={t('paymentFailedText')}
          action={
            <ButtonLink
              look="primary"
              href={addresses.route('pay', {}, own?.from == null ? {} : { from: own.from })}
            >
              {t('paymentTryAgain')}
            </ButtonLink>
          }
        />
      );
    return (
      <>
        <PaymentReceipt
          payment={payment}
          name={licences.find((licence) => licence.id === payment.skuLicence)?.name ?? null}
        />
        {payment.gift !== undefined && <GiftCode gift={payment.gift} />}
      </>
    );
  };
  return (
    <>
      <PageTitle of={title} />
      <CheckoutFrame narrow title={title}>
        {content()}
      </CheckoutFrame>
    </>
  );
};

export const PaymentPage = () => {
  const { id = '' } = useParams();
  return (
    <CheckoutForViewers title="payTitle">
      <ThePayment key={id} id={id} />
    </CheckoutForViewers>
  );
};

export const paymentPage = definePage({ Component: PaymentPage });
