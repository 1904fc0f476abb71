import type { ResponseOf, ReviewSort } from '@footlight/contract';
import { numberFormat } from '@footlight/i18n';
import { reviewsQuery } from '@footlight/state';
import {
  Button,
  ButtonLink,
  Notice,
  RatingBars,
  SelectField,
  Skeleton,
  Stars,
  headings,
  useLabels,
} from '@footlight/ui';
import { useDeferredValue, useId, useState } from 'react';
import { useViewer } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { OwnReview } from './own-review.js';
import { ReviewItem } from './review-item.js';
import { ReviewsLabels, useReviewsLabels } from './reviews-labels.js';
import styles from './reviews.module.css';
import { QueryEnd } from '../../shell/pages/query-end.js';
import { useSignInAddress } from '../../shell/viewers/use-sign-in-address.js';

const SORTS = [
  { value: 'newest', label: 'reviewsSortNewest' },
  { value: 'helpful', label: 'reviewsSortHelpful' },
  { value: 'highest', label: 'reviewsSortHighest' },
  { value: 'lowest', label: 'reviewsSortLowest' },
] as const satisfies readonly { readonly value: ReviewSort; readonly label: string }[];

const Figures = ({ summary }: { readonly summary: ResponseOf<'listReviews'>['summary'] }) => {
  const t = useReviewsLabels();
  const { language } = useLabels();
  const { average, count, histogram } = summary;
  if (average === null) return null;
  const words = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
  return (
    <div className={styles['figures']}>
      <div className={styles['average']}>
        <span className={styles['number']} aria-hidden="true">
          {words}
        </span>
        <Stars rating={average} label={t('reviewsAverage', { average: words })} />
        <span className={styles['muted']}>{t('reviewsCount', { count })}</span>
      </div>
      <RatingBars
        label={t('reviewsHistogram')}
        histogram={histogram}
        labelOf={(stars, given) =>
          t('reviewsRowCount', {
            stars: t('reviewsStars', { count: stars }),
            reviews: t('reviewsCount', { count: given }),
          })
        }
      />
    </div>
  );
};

/** Asks guests to sign in before writing a review. */
const Invitation = () => {
  const t = useReviewsLabels();
  const signInAddress = useSignInAddress();
  const viewer = useViewer();
  if (viewer?.isGuest !== true) return null;
  return (
    <ButtonLink className={styles['invitation']} href={signInAddress}>
      {t('reviewsSignIn')}
    </ButtonLink>
  );
};

const Loaded = ({ id }: { readonly id: string }) => {
  const t = useReviewsLabels();
  const { t: common } = useLabels();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const of = { vodId: id, sort };
  const list = useQuery(reviewsQuery, of);
  const { status, data: latestData, items, retry } = list;
  // Deferred: query updates render in one task, and a page of reviews would delay input.
  const data = useDeferredValue(latestData);
  if (data === null)
    return status === 'failed' ? (
      <Notice
        urgent
        title={t('reviewsFailed')}
        action={<Button onClick={() => void retry()}>{t('reviewsRetry')}</Button>}
      />
    ) : (
      <div role="status" aria-label={common('loading')}>
        <Skeleton shape="wide" />
      </div>
    );
  const { summary, own, submitAllowed } = data;
  return (
    <>
      <Figures summary={summary} />
      <Invitation />
      {(submitAllowed || own !== null) && <OwnReview vodId={id} own={own} mayPost={submitAllowed} />}
      {summary.count === 0 ? (
        <p className={styles['muted']}>
          {submitAllowed ? `${t('reviewsNone')}. ${t('reviewsNoneText')}` : t('reviewsNoneGuest')}
        </p>
      ) : (
        <>
          {summary.count > 1 && (
            <div className={styles['sort']}>
              <SelectField
                label={t('reviewsSort')}
                value={sort}
                options={SORTS.map(({ value, label }) => ({ value, label: t(label) }))}
                onChange={(value) => setSort(SORTS.find((one) => one.value === value)?.value ?? 'newest')}
              />
            </div>
          )}
          <ul className={styles['list']}>
            {items.map((review) => (
              <ReviewItem key={review.id} review={review} of={of} />
            ))}
          </ul>
          <QueryEnd list={list} />
        </>
      )}
    </>
  );
};

const Framed = ({ id }: { readonly id: string }) => {
  const t = useReviewsLabels();
  const titleId = useId();
  return (
    <section id="reviews" className={styles['reviews']} aria-labelledby={titleId}>
      <h2 id={titleId} className={headings['section']}>
        {t('reviewsTitle')}
      </h2>
      <Loaded id={id} />
    </section>
  );
};

/** Reviews of a video, including the viewer's own (REVIEW-1). */
export const Reviews = ({ id }: { readonly id: string }) => (
  <ReviewsLabels waiting={null}>
    <Framed id={id} />
  </ReviewsLabels>
);
