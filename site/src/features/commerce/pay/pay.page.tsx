import { returnTarget } from '@footlight/domain';
import { Button, ButtonLink, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { CheckoutFrame } from '../checkout/checkout-frame.js';
import { CheckoutForViewers } from '../checkout/checkout-for-viewers.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { useCheckout } from '../checkout/use-checkout.js';
import { ForAdmitted } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { Order } from './order.js';

/** Shown if there is nothing to pay, either because it is paid already or because nothing was chosen (MONEY-75). */
const NothingToPay = ({
  paidBefore,
  from,
}: {
  readonly paidBefore: string | null;
  readonly from: string | null;
}) => {
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  if (paidBefore !== null)
    return (
      <Notice
        title={t('payAlready')}
        text={t('payAlreadyText')}
        action={
          <>
            <ButtonLink look="primary" href={from ?? addresses.route('home')}>
              {t('subscribedBrowse')}
            </ButtonLink>
            <ButtonLink href={addresses.route('payment', { id: paidBefore })}>
              {t('paySeePayment')}
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <Notice
      title={t('payEmpty')}
      text={t('payEmptyText')}
      action={
        <ButtonLink look="primary" href={addresses.route('purchase', {}, from === null ? {} : { from })}>
          {t('paySeePlans')}
        </ButtonLink>
      }
    />
  );
};

const Checkout = () => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { origin } = useSite();
  const { providerId } = useParams();
  const [query] = useSearchParams();
  const checkout = useCheckout();
  const { status, basketError, basket } = checkout;
  const from = returnTarget(query.get('from'), origin);
  const open = useEffectEvent(async () => {
    await checkout.open();
    if (providerId !== undefined) checkout.selectProvider(providerId);
  });
  useEffect(() => void open(), []);
  if (basket !== null)
    return <Order basket={basket} checkout={checkout} from={from} preferred={providerId ?? null} />;
  if (status === 'failed')
    return (
      <Notice
        urgent
        title={t('payFailedToLoad')}
        text={basketError === null ? t('failOutage') : errorMessage(basketError, t)}
        action={
          <Button look="primary" onClick={() => void checkout.open()}>
            {common('retry')}
          </Button>
        }
      />
    );
  if (status === 'ready') return <NothingToPay paidBefore={checkout.paidBefore} from={from} />;
  return (
    <div role="status" aria-label={common('loading')}>
      <Skeleton shape="wide" />
    </div>
  );
};

const Pay = () => {
  const t = useCheckoutLabels();
  return (
    <>
      <PageTitle of={t('payTitle')} />
      <CheckoutFrame title={t('payTitle')} lead={t('payLead')} step="stepPayment">
        <Checkout />
      </CheckoutFrame>
    </>
  );
};

export const PayPage = () => (
  <ForAdmitted>
    <CheckoutForViewers title="payTitle">
      <Pay />
    </CheckoutForViewers>
  </ForAdmitted>
);

export const payPage = definePage({ Component: PayPage });
