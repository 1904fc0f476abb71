import { isHttpError } from '@footlight/client';
import type { UserLicence } from '@footlight/contract';
import { paymentProvidersQuery, userLicencesQuery } from '@footlight/state';
import { Button, ButtonLink, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useQuery } from '../../../app/use-query.js';
import { BillingForm } from '../checkout/billing-form.js';
import { CheckoutFrame } from '../checkout/checkout-frame.js';
import styles from '../checkout/checkout-frame.module.css';
import { CheckoutForViewers } from '../checkout/checkout-for-viewers.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { PaymentErrorNotice, PaymentNotice } from '../checkout/payment-error-notice.js';
import { useRenewAfterPayment } from '../checkout/use-after-payment.js';
import { usePaymentOptions } from '../checkout/use-payment-options.js';
import { PaymentOptions } from '../checkout/payment-options.js';
import { useProviderNames } from '../../sign-in/redirect/use-provider-names.js';
import { ForAdults } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';

/** The billing details that the service reports missing. */
const missingFieldsOf = (error: unknown): readonly string[] => {
  const missing = isHttpError(error) ? error.details['missingFields'] : undefined;
  return Array.isArray(missing) ? missing.filter((field) => typeof field === 'string') : [];
};

/** Changes how a licence is paid. Instant payments are excluded, because they cannot be charged later. */
const Update = ({ licence }: { readonly licence: UserLicence }) => {
  const t = useCheckoutLabels();
  const { addresses, state } = useSite();
  const renew = useRenewAfterPayment();
  const providers = useQuery(paymentProvidersQuery, {});
  const lasting = (providers.data?.providers ?? []).map((provider) =>
    Object.assign({}, provider, {
      methods: provider.methods.filter((method) => method !== 'INSTANT_PAYMENT'),
    }),
  );
  const paymentOptions = usePaymentOptions({
    providers: lasting,
    purpose: { type: 'licence', licenceId: licence.id },
    from: null,
  });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    send: async () => {
      setMissing([]);
      const { paymentDetailsExternalId: cardId } = await paymentOptions.arrange();
      if (cardId === undefined) return {};
      await state.client
        .call('moveLicenceToCard', {
          params: { licenceId: licence.id, cardId },
          query: { checkBillingDetails: true },
        })
        .catch((error: unknown) => {
          setMissing(missingFieldsOf(error));
          throw error;
        });
      renew();
      setDone(true);
      return null;
    },
  });

  if (isDone)
    return (
      <PaymentNotice quiet title={t('updateDone', { name: licence.name })}>
        <ButtonLink href={addresses.route('account', { section: 'subscriptions' })}>
          {t('subscribedManage')}
        </ButtonLink>
      </PaymentNotice>
    );
  if (providers.data === null)
    return providers.status === 'failed' ? (
      <Notice
        urgent
        title={t('failProviders')}
        action={<Button onClick={() => void providers.retry()}>{t('paymentTryAgain')}</Button>}
      />
    ) : (
      <Skeleton shape="wide" />
    );
  return (
    <>
      {form.error !== null && <PaymentErrorNotice key={form.summary.attempt} error={form.error} />}
      {missing.length > 0 ? (
        <BillingForm missing={missing} onSaved={async () => form.submit()} />
      ) : (
        <form className={styles['form']} {...form.attributes}>
          <PaymentOptions
            state={paymentOptions}
            attempt={form.summary.attempt}
            disabled={form.isPending}
            onSubmit={form.submit}
          />
          <Button
            type="submit"
            look="primary"
            disabled={form.isPending || !paymentOptions.isReady || paymentOptions.chosen === null}
          >
            {form.isPending
              ? t('payProcessing')
              : t(paymentOptions.chosen?.kind === 'stored' ? 'updateUse' : 'updateUseNew')}
          </Button>
        </form>
      )}
    </>
  );
};

const PaymentUpdate = ({ licenceId }: { readonly licenceId: string }) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const nameOf = useProviderNames();
  const { items, status, error, retry } = useQuery(userLicencesQuery, {});
  const licence = items.find(({ id }) => id === licenceId) ?? null;
  const info = licence?.licenceStatus.licencePayment?.paymentProviderInfo ?? null;
  const content = () => {
    if (licence !== null)
      return info !== null && !info.managed ? (
        <Notice title={t('updateNotManaged', { provider: nameOf({ provider: info.providerName }) })} />
      ) : (
        <Update licence={licence} />
      );
    if (status === 'failed')
      return (
        <Notice
          urgent
          title={t('failLicences')}
          text={error === null ? t('failOutage') : errorMessage(error, t)}
          action={<Button onClick={() => void retry()}>{common('retry')}</Button>}
        />
      );
    if (status !== 'ready')
      return (
        <div role="status" aria-label={common('loading')}>
          <Skeleton shape="wide" />
        </div>
      );
    return (
      <Notice
        title={t('failLicence')}
        action={
          <ButtonLink look="primary" href={addresses.route('account', { section: 'subscriptions' })}>
            {t('subscribedManage')}
          </ButtonLink>
        }
      />
    );
  };
  return (
    <>
      <PageTitle of={t('updateTitle')} />
      <CheckoutFrame
        narrow
        title={t('updateTitle')}
        lead={licence === null ? undefined : t('updateLead', { name: licence.name })}
      >
        {content()}
      </CheckoutFrame>
    </>
  );
};

export const PaymentUpdatePage = () => {
  const { licenceId = '' } = useParams();
  return (
    <CheckoutForViewers title="updateTitle">
      <ForAdults>
        <PaymentUpdate key={licenceId} licenceId={licenceId} />
      </ForAdults>
    </CheckoutForViewers>
  );
};

export const paymentUpdatePage = definePage({ Component: PaymentUpdatePage });
