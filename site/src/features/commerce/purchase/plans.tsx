import type { Licence } from '@footlight/contract';
import { isDowngrade, licenceIdsOf, recommendedPlan, type RankedLicence } from '@footlight/domain';
import { licenceFamiliesQuery } from '@footlight/state';
import { Button, ButtonLink, Link, Notice, Skeleton, headings, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { PaymentErrorNotice } from '../checkout/payment-error-notice.js';
import { useChoosePlan } from './choose-plan.js';
import { PlanCard } from './plan-card.js';
import { PlanComparison } from './plan-comparison.js';
import styles from './plans.module.css';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly plans: readonly Licence[];
}

const isShown = ({ ctaControl, purchase }: Licence): boolean =>
  ctaControl !== 'HIDDEN' || purchase === 'HELD';

/** Whether the viewer holds a lower-ranked plan of the same family. */
const isUpgrade = (licence: Licence, all: readonly Licence[]): boolean => {
  const owned = all
    .filter(({ purchase, family }) => purchase === 'HELD' && family !== null && family === licence.family)
    .map(({ id, family, rank }): RankedLicence => ({
      id,
      family,
      rank,
      status: 'active',
      pauseState: 'none',
    }));
  return owned.length > 0 && !isDowngrade(licence, owned);
};

/**
 * Plans on sale, grouped by family, with the recommended one marked.
 * @param props.only ids of the licences that open a title; empty for all
 */
export const Plans = ({
  only,
  from,
}: {
  readonly only: readonly string[];
  /** Path on this site to return to; null for none. */
  readonly from: string | null;
}) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const query = useQuery(licenceFamiliesQuery, { licenceIds: only });
  const { status, error, retry } = query;
  // What opens a title is known only with the viewer. Until those plans have arrived the ones before stay, so that a press
  // does not meet an empty page.
  const [shown, setShown] = useState(query.data);
  if (query.data !== null && query.data !== shown) setShown(query.data);
  const data = query.data ?? (status === 'failed' ? null : shown);
  const others = data?.nonFamilyBasedLicences.filter(isShown) ?? [];
  const groups: readonly Group[] =
    data === null
      ? []
      : [
          ...data.licenceFamilies.map(({ id, name, description, licences }) => ({
            id,
            name,
            text: description,
            plans: licences.filter(isShown),
          })),
          {
            id: '',
            name: t('plansOthers'),
            text: t('plansOthersLead'),
            plans: others.filter(({ purchaseStrategy }) => purchaseStrategy.type !== 'FREE'),
          },
          {
            id: 'free',
            name: t('planFree'),
            text: '',
            plans: others.filter(({ purchaseStrategy }) => purchaseStrategy.type === 'FREE'),
          },
        ].filter(({ plans }) => plans.length > 0);
  const all = groups.flatMap(({ plans }) => plans);
  const recommended = recommendedPlan(
    all,
    licenceIdsOf(search.get('selectedLicence') ?? search.get('licences')),
  );
  const { choose, choosing, error: choiceError } = useChoosePlan(all, from);

  if (data === null)
    return status === 'failed' ? (
      <Notice
        urgent
        title={t('plansFailed')}
        text={error === null ? t('failOutage') : errorMessage(error, t)}
        action={
          <Button look="primary" onClick={() => void retry()}>
            {common('retry')}
          </Button>
        }
      />
    ) : (
      <div className={styles['grid']} role="status" aria-label={common('loading')}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} shape="wide" />
        ))}
      </div>
    );
  if (groups.length === 0)
    return (
      <Notice
        title={t('plansNone')}
        text={t('plansNoneText')}
        action={<ButtonLink href={addresses.route('home')}>{common('goHome')}</ButtonLink>}
      />
    );
  return (
    <>
      {choiceError !== null && <PaymentErrorNotice error={choiceError} />}
      {groups.map(({ id, name, text, plans }) => (
        <section key={id} className={styles['family']} aria-label={name}>
          {groups.length > 1 && (
            <header className={styles['familyHead']}>
              <h2 className={headings['part']} dir="auto">
                {name}
              </h2>
              {text !== '' && (
                <p className={styles['familyText']} dir="auto">
                  {text}
                </p>
              )}
            </header>
          )}
          <div className={styles['grid']}>
            {plans.map((licence) => (
              <PlanCard
                key={licence.id}
                licence={licence}
                isRecommended={licence.id === recommended?.id}
                isOnly={all.length === 1}
                isUpgrade={isUpgrade(licence, all)}
                isChoosing={choosing === licence.id}
                isDisabled={choosing !== null}
                onChoose={() => void choose(licence.id)}
              />
            ))}
          </div>
          {plans.length > 1 && <PlanComparison plans={plans} label={name} />}
        </section>
      ))}
      {viewer?.isGuest !== false && (
        <p className={styles['other']}>
          {t('signInInstead')}{' '}
          <Link href={addresses.route('login', {}, from === null ? {} : { from })}>{common('signIn')}</Link>
        </p>
      )}
    </>
  );
};
