import type { ModeratedReview } from '@footlight/contract';
import { errorLabel, type AdministrationLabelKey } from '@footlight/i18n';
import { createReviewChanges, moderatedReviewsQuery } from '@footlight/state';
import { Button, Link, Notice, SelectField, formatDay, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { AdministeredList } from './administered-list.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

const REASONS = {
  spam: 'adminReasonSpam',
  abuse: 'adminReasonAbuse',
  spoiler: 'adminReasonSpoiler',
  other: 'adminReasonOther',
} as const satisfies Readonly<Record<ModeratedReview['reports'][number]['reason'], AdministrationLabelKey>>;

const Moderated = ({ review }: { readonly review: ModeratedReview }) => {
  const { t: common, language } = useLabels();
  const t = useAdministrationLabels();
  const { addresses, state } = useSite();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { id, vodId, vodTitle, authorName, rating, title, text, postedAt, hidden, reports } = review;
  const decide = async (isHidden: boolean): Promise<void> => {
    setBusy(true);
    const error = await createReviewChanges(state.queries).decide(id, isHidden);
    setBusy(false);
    if (error !== null) toast({ words: common(errorLabel(error.code)), hasFailed: true });
  };
  const reasons = new Intl.ListFormat(language).format(
    reports.map(({ reason, count }) => t(REASONS[reason], { count })),
  );
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <Link className={styles['open'] ?? ''} href={addresses.route('vod', { eventId: vodId })}>
          <bdi>{vodTitle === '' ? vodId : vodTitle}</bdi>
        </Link>
        <strong className={styles['name']} dir="auto">
          {title}
        </strong>
        {text !== '' && <p dir="auto">{text}</p>}
        <p className={styles['details']}>
          {t('adminReviewBy', { who: authorName, date: formatDay(postedAt, language), rating })}
        </p>
        {reports.length > 0 && <p className={styles['details']}>{t('adminReviewReasons', { reasons })}</p>}
      </div>
      <div className={styles['search']}>
        {hidden ? (
          <Button disabled={isBusy} onClick={() => void decide(false)}>
            {t('adminReviewShow')}
          </Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={() => void decide(true)}>
              {t('adminReviewHide')}
            </Button>
            <Button look="bare" disabled={isBusy} onClick={() => void decide(false)}>
              {t('adminReviewKeep')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
};

const Reviews = () => {
  const t = useAdministrationLabels();
  const [state, setState] = useState<'reported' | 'hidden'>('reported');
  const list = useQuery(moderatedReviewsQuery, {
    state,
  });
  return (
    <>
      <p className={styles['lead']}>{t('adminReviewsLead')}</p>
      <div>
        <SelectField
          label={t('adminReviewsState')}
          value={state}
          options={[
            { value: 'reported', label: t('adminReviewsReported') },
            { value: 'hidden', label: t('adminReviewsHidden') },
          ]}
          onChange={(value) => setState(value === 'hidden' ? 'hidden' : 'reported')}
        />
      </div>
      <AdministeredList
        list={list}
        label={t('adminReviews')}
        none={
          <Notice
            title={t(state === 'reported' ? 'adminReviewsNone' : 'adminReviewsHiddenNone')}
            text={state === 'reported' ? t('adminReviewsNoneText') : ''}
          />
        }
      >
        {(review) => <Moderated key={review.id} review={review} />}
      </AdministeredList>
    </>
  );
};

/** Reported and hidden reviews (REVIEW-7). */
export const ModeratedReviewsPage = () => (
  <AdministrationFrame section="moderatedReviews">
    <Reviews />
  </AdministrationFrame>
);

export const moderatedReviewsPage = definePage({ Component: ModeratedReviewsPage });
