import { paymentsQuery, userLicencesQuery, priceMigrationsQuery } from '@footlight/state';
import { Button, ButtonLink, Notice, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { useQuery } from '../../../app/use-query.js';
import { CheckoutLabels, useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { errorMessage } from '../../commerce/checkout/error-message.js';
import { groupOf } from '../../commerce/checkout/licence-labels.js';
import styles from '../account-area.module.css';
import { Loaded } from '../../../shell/pages/loaded.js';
import { Part } from '../part.js';
import { PriceMigrationNote } from './price-migration-note.js';
import { Subscription } from './subscription.js';
import { WaitingPurchases } from './waiting-purchases.js';

const Subscriptions = () => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const now = useNow();
  const licences = useQuery(userLicencesQuery, {});
  const migrations = useQuery(priceMigrationsQuery, {});
  const ended = (licence: (typeof licences.items)[number]) => groupOf(licence, now) === 'ended';
  const current = licences.items.filter((licence) => !ended(licence));
  const isCurrent = (licenceId: string | null) => current.some(({ id }) => id === licenceId);
  // A renewal that waits is that of a current plan.
  const waiting = useQuery(paymentsQuery, {}).items.filter(
    ({ itemType, waitsFor, skuLicence }) =>
      itemType === 'LICENCE' && waitsFor !== null && !isCurrent(skuLicence),
  );
  const past = licences.items.filter((licence) => ended(licence));
  if (licences.data === null && licences.status === 'failed')
    return (
      <Notice
        urgent
        title={t('failLicences')}
        text={licences.error === null ? t('failOutage') : errorMessage(licences.error, t)}
        action={<Button onClick={() => void licences.retry()}>{common('retry')}</Button>}
      />
    );
  return (
    <>
      {migrations.items
        .filter(({ status }) => status === 'PENDING')
        .map((migration) => (
          <PriceMigrationNote key={migration.id} migration={migration} />
        ))}
      <Part title={t('sectionSubscriptions')}>
        <Loaded entry={licences}>
          {() =>
            current.length + waiting.length === 0 ? (
              <Notice
                title={t('subscriptionsNone')}
                text={t('subscriptionsNoneText')}
                action={
                  <ButtonLink look="primary" href={addresses.route('purchase')}>
                    {t('paySeePlans')}
                  </ButtonLink>
                }
              />
            ) : (
              <ul className={styles['list']}>
                <WaitingPurchases payments={waiting} />
                {current.map((licence) => (
                  <Subscription key={licence.id} licence={licence} now={now} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Part>
      {past.length > 0 && (
        <Part title={t('subscriptionsPast')}>
          <ul className={styles['list']}>
            {past.map((licence) => (
              <Subscription key={licence.id} licence={licence} now={now} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
};

/** The account's current and past plans. */
export const SubscriptionsSection = () => (
  <CheckoutLabels>
    <Subscriptions />
  </CheckoutLabels>
);
