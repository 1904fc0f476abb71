import type { Basket } from '@footlight/contract';
import { consentDefaults, missingConsents, paymentErrorAction, type ConsentAnswers } from '@footlight/domain';
import { formatMoney } from '@footlight/i18n';
import { purchaseTermsQuery, type CheckoutState } from '@footlight/state';
import { Button, FormSummary, Link, Notice, headings, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useQuery } from '../../../app/use-query.js';
import { ConsentFields } from '../../../shell/viewers/consent-fields.js';
import { BillingForm } from '../checkout/billing-form.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import styles from '../checkout/checkout-frame.module.css';
import { PaymentErrorNotice, PaymentNotice } from '../checkout/payment-error-notice.js';
import { useAfterPayment } from '../checkout/use-after-payment.js';
import { usePaymentOptions, type Attributes } from '../checkout/use-payment-options.js';
import { PaymentOptions } from '../checkout/payment-options.js';
import { OrderSummary } from './order-summary.js';

/** Asks viewers who have used a trial before whether to continue without one. */
const TrialDenied = ({ onGoOn, disabled }: { readonly onGoOn: () => void; readonly disabled: boolean }) => {
  const t = useCheckoutLabels();
  return (
    <PaymentNotice quiet title={t('trialDenied')} text={t('trialDeniedText')}>
      <Button look="primary" disabled={disabled} onClick={onGoOn}>
        {t('trialDeniedGoOn')}
      </Button>
    </PaymentNotice>
  );
};

/** The checkout form of a basket. */
export const Order = ({
  basket,
  checkout,
  from,
  preferred,
}: {
  readonly basket: Basket;
  readonly checkout: CheckoutState;
  readonly from: string | null;
  /** Id of the payment provider in the address, if any. */
  readonly preferred: string | null;
}) => {
  const { language, t: common } = useLabels();
  const t = useCheckoutLabels();
  const { addresses, realm } = useSite();
  const { items: terms, status: termsStatus } = useQuery(purchaseTermsQuery, {});
  const [ticked, setTicked] = useState<ConsentAnswers>({});
  // If the terms do not load, the service refuses the payment, and says why.
  const hasTerms = termsStatus === 'ready' || termsStatus === 'failed';
  const answers = { ...consentDefaults(terms), ...ticked };
  const after = useAfterPayment();
  const paymentOptions = usePaymentOptions({
    providers: basket.providers,
    purpose: { type: 'pay' },
    from,
    preferred,
  });
  const { error, processing, missingFields, acceptsNoTrial } = checkout;
  const isZero = basket.discountedTotal === 0 && basket.providers.length === 0;

  const form = useForm<Record<string, string>>({
    send: async () => {
      const missing = missingConsents(terms, answers);
      if (missing.length > 0)
        return { issues: Object.fromEntries(missing.map((name) => [name, common('consentTick')])) };
      const consent = Object.entries(answers).map(([fieldName, answer]) => ({ fieldName, answer }));
      let attributes: Attributes | null = null;
      const result = await checkout.pay(async () => {
        if (isZero) return null;
        attributes = await paymentOptions.arrange(consent);
        return { primaryPaymentDetailsAttributes: attributes };
      }, consent);
      if (result === null) return {};
      await after({ result, attributes, from, itemType: basket.itemType });
      return null;
    },
  });
  const { attempt } = form.summary;

  const isBusy = form.isPending || processing;
  const needsBilling = missingFields.length > 0;
  const isTrialDenied =
    !acceptsNoTrial &&
    (basket.freeTrial === 'DENIED' || (error !== null && paymentErrorAction(error.code) === 'trial'));
  const total = formatMoney(
    { amount: basket.discountedTotal, currency: basket.currency, scale: basket.scale },
    language,
  );
  const { chosen } = paymentOptions;
  const leavesTo =
    chosen?.kind === 'new' && chosen.provider.kind === 'browser' && chosen.method !== 'INSTANT_PAYMENT'
      ? chosen.provider.name
      : null;
  const words = (): string => {
    if (isBusy) return t('payProcessing');
    if (isZero) return t('payButtonFree');
    if (leavesTo !== null) return t('payContinue', { provider: leavesTo });
    return basket.freeTrial === 'OFFERED' ? t('payButtonTrial') : t('payButton', { amount: total });
  };

  const main = () => {
    if (isTrialDenied)
      return (
        <TrialDenied
          disabled={isBusy}
          onGoOn={() => {
            checkout.clearError();
            void checkout.acceptNoTrial();
          }}
        />
      );
    if (needsBilling) return <BillingForm missing={missingFields} onSaved={checkout.renew} />;
    if (!isZero && basket.providers.length === 0)
      return <Notice title={t('methodsNone')} text={t('methodsNoneText')} />;
    return (
      <form className={styles['main']} {...form.attributes}>
        {isZero ? (
          <div className={styles['card']}>
            <h2 className={headings['section']}>{t('payZero')}</h2>
            <p className={styles['text']}>{t('payZeroText')}</p>
          </div>
        ) : (
          <PaymentOptions state={paymentOptions} attempt={attempt} disabled={isBusy} onSubmit={form.submit} />
        )}
        {terms.length > 0 && (
          <div className={styles['form']}>
            <FormSummary {...form.summary} />
            <ConsentFields
              terms={terms}
              answers={answers}
              field={form.field}
              onAnswer={(fieldName, answer) => {
                setTicked({ ...ticked, [fieldName]: answer });
                form.change(fieldName, String(answer));
              }}
            />
          </div>
        )}
        <div className={styles['form']}>
          <Button
            type="submit"
            look="primary"
            className={styles['wide']}
            disabled={isBusy || !hasTerms || (!isZero && !paymentOptions.isReady)}
          >
            {words()}
          </Button>
          <p className={styles['small']} role="status">
            {isBusy ? t('payProcessingText') : t('payTerms')}
          </p>
          {realm.termsPage !== null && (
            <Link
              className={styles['small'] ?? ''}
              href={addresses.route('externalPage', { pageId: realm.termsPage })}
              target="_blank"
            >
              {t('payTermsRead')}
            </Link>
          )}
        </div>
      </form>
    );
  };

  return (
    <div className={styles['columns']}>
      <div className={styles['aside']}>
        <OrderSummary basket={basket} checkout={checkout} from={from} />
      </div>
      <div className={styles['main']}>
        {error !== null && !isTrialDenied && <PaymentErrorNotice key={attempt} error={error} />}
        {main()}
      </div>
    </div>
  );
};
