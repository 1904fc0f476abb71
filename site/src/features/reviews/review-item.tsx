import type { Review } from '@footlight/contract';
import { createReviewChanges, type ReviewsOf } from '@footlight/state';
import { Button, Stars, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useViewer, useSite } from '../../app/site-context.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { ReportSheet } from './report-sheet.js';
import { useReviewsLabels } from './reviews-labels.js';
import styles from './reviews.module.css';

/** One review. Signed-in adults can mark it as helpful or report it (REVIEW-6). */
export const ReviewItem = ({ review, of }: { readonly review: Review; readonly of: ReviewsOf }) => {
  const t = useReviewsLabels();
  const { language } = useLabels();
  const place = useViewerLocale();
  const { state } = useSite();
  const viewer = useViewer();
  const showToast = useToast();
  const [isReporting, setReporting] = useState(false);
  const { authorName: author, rating, title, text, postedAt, editedAt, helpfulCount, foundHelpful } = review;
  const mayJudge = viewer?.isGuest === false && viewer.pro?.tp === 'adult' && !review.own;
  const vote = async (): Promise<void> => {
    const error = await createReviewChanges(state.queries).vote(of, review, !foundHelpful);
    if (error !== null) showToast({ words: t('reviewVoteFailed'), hasFailed: true });
  };
  return (
    <li className={styles['review']} data-own={review.own}>
      <div className={styles['head']}>
        <Stars rating={rating} label={t('reviewsStars', { count: rating })} />
        <h3 className={styles['headline']} dir="auto">
          {title}
        </h3>
      </div>
      <p className={styles['muted']}>
        <bdi>{review.own ? t('reviewOwn') : author}</bdi>
        {' · '}
        <time dateTime={postedAt}>{formatDay(postedAt, language, place)}</time>
        {editedAt !== null && ` · ${t('reviewEdited')}`}
      </p>
      {text !== '' && (
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      )}
      {mayJudge && (
        <div className={styles['actions']}>
          <Button
            className={styles['judge']}
            icon={<ThumbsUp size={16} strokeWidth={1.75} />}
            aria-pressed={foundHelpful}
            aria-label={t('reviewHelpfulLabel', { count: helpfulCount, author })}
            onClick={() => void vote()}
          >
            {t('reviewHelpful', { count: helpfulCount })}
          </Button>
          <Button
            look="bare"
            className={styles['judge']}
            aria-haspopup="dialog"
            aria-label={t('reviewReportLabel', { author })}
            onClick={() => setReporting(true)}
          >
            {t('reviewReport')}
          </Button>
        </div>
      )}
      {!mayJudge && helpfulCount > 0 && (
        <p className={styles['muted']}>{t('reviewHelpful', { count: helpfulCount })}</p>
      )}
      {isReporting && <ReportSheet reviewId={review.id} onClose={() => setReporting(false)} />}
    </li>
  );
};
