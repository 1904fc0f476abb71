import type { UserLicence } from '@footlight/contract';
import { licenceNotice } from '@footlight/domain';
import { Button, ButtonLink, useLabels, useViewerLocale } from '@footlight/ui';
import { useState } from 'react';
import { useProviderNames } from '../../sign-in/redirect/use-provider-names.js';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { GROUP_LABELS, groupOf, noticeLabel } from '../../commerce/checkout/licence-labels.js';
import { discountText } from '../../commerce/checkout/discount-text.js';
import { priceLabel } from '../../commerce/checkout/money.js';
import { CancelDialog } from './cancel-dialog.js';
import { PauseDialog } from './pause-dialog.js';
import styles from './subscription.module.css';
import { actionsOf } from './subscription-actions.js';
import { useCommerceAction } from './use-commerce-action.js';

/** A current or past plan with its state and actions (MONEY-86). */
export const Subscription = ({ licence, now }: { readonly licence: UserLicence; readonly now: number }) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { addresses, state } = useSite();
  const place = useViewerLocale();
  const { run, isPending, error, message } = useCommerceAction();
  const [dialog, setDialog] = useState<'pause' | 'cancel' | null>(null);
  const { id, name, licenceStatus } = licence;
  const notice = licenceNotice(licenceStatus, now, place.timeZone);
  const group = groupOf(licence, now);
  const can = actionsOf(licence, now);
  const price = licenceStatus.renewalPrice;
  const info = licenceStatus.licencePayment?.paymentProviderInfo ?? null;
  const { client } = state;
  const nameOf = useProviderNames();
  return (
    <li className={styles['subscription']}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <p className={styles['name']} dir="auto">
            {name}
          </p>
          <p className={styles['text']}>
            {[
              noticeLabel(notice, t, language, place),
              price === null || price.amount === 0 || group === 'ended'
                ? null
                : priceLabel(price, language, t),
              info === null || info.managed
                ? null
                : t('subscriptionManagedBy', { provider: nameOf({ provider: info.providerName }) }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
          {price !== null &&
            group !== 'ended' &&
            licenceStatus.discounts
              .map((discount) => discountText(discount, price, group === 'paused', language, t))
              .map((words) => (
                <p key={words} className={styles['text']}>
                  {words}
                </p>
              ))}
        </div>
        <span className={styles['state']} data-state={group}>
          {t(GROUP_LABELS[group])}
        </span>
      </div>
      <div className={styles['actions']}>
        {can.has('updatePayment') && (
          <ButtonLink
            look={['refreshPayment', 'confirmMethod'].includes(notice.kind) ? 'primary' : 'quiet'}
            href={addresses.route('paymentUpdate', { licenceId: id })}
          >
            {t(notice.kind === 'confirmMethod' ? 'subscriptionAddPayment' : 'subscriptionUpdatePayment')}
          </ButtonLink>
        )}
        {can.has('resume') && (
          <Button
            look="primary"
            disabled={isPending}
            onClick={() =>
              run(async () => {
                await client.call('resumeLicence', { params: { id } });
                return t('resumed');
              })
            }
          >
            {t('subscriptionResume')}
          </Button>
        )}
        {can.has('reactivate') && (
          <Button
            look="primary"
            disabled={isPending}
            onClick={() =>
              run(async () => {
                await client.call('reactivateLicence', { params: { id } });
                return t('reactivated');
              })
            }
          >
            {t('subscriptionReactivate')}
          </Button>
        )}
        {can.has('change') && (
          <ButtonLink href={addresses.route('purchase')}>{t('subscriptionChange')}</ButtonLink>
        )}
        {can.has('buyAgain') && (
          <ButtonLink look="primary" href={addresses.route('purchase', {}, { licences: id })}>
            {t('subscriptionRenewAgain')}
          </ButtonLink>
        )}
        {can.has('pause') && (
          <Button disabled={isPending} onClick={() => setDialog('pause')}>
            {t('subscriptionPause')}
          </Button>
        )}
        {can.has('cancel') && (
          <Button className={styles['danger']} disabled={isPending} onClick={() => setDialog('cancel')}>
            {t('subscriptionCancel')}
          </Button>
        )}
      </div>
      <p className={error === null ? styles['said'] : styles['failure']} role="status">
        {error ?? message ?? ''}
      </p>
      {dialog === 'pause' && <PauseDialog licence={licence} onClose={() => setDialog(null)} run={run} />}
      {dialog === 'cancel' && <CancelDialog licence={licence} onClose={() => setDialog(null)} run={run} />}
    </li>
  );
};
