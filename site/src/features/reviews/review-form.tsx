import { REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '@footlight/contract';
import type { ReviewText } from '@footlight/state';
import { Button, StarChoice, TextArea, TextField } from '@footlight/ui';
import { useId, useState, type FormEvent } from 'react';
import { useReviewsLabels } from './reviews-labels.js';
import styles from './reviews.module.css';

/** Form of a review. It can be submitted only if it is complete and no request is pending (REVIEW-5). */
export const ReviewForm = ({
  words,
  isEdit,
  isBusy,
  onSend,
  onCancel,
}: {
  /** Initial values; a rating of 0 means none. */
  readonly words: ReviewText;
  readonly isEdit: boolean;
  readonly isBusy: boolean;
  readonly onSend: (words: ReviewText) => void;
  readonly onCancel: () => void;
}) => {
  const t = useReviewsLabels();
  const name = useId();
  const [rating, setRating] = useState<number | null>(words.rating === 0 ? null : words.rating);
  const [title, setTitle] = useState(words.title);
  const [text, setText] = useState(words.text);
  const isComplete = rating !== null && title.trim() !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (rating !== null && isComplete && !isBusy) onSend({ rating, title: title.trim(), text });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <StarChoice
        legend={t('reviewRating')}
        name={name}
        value={rating}
        disabled={isBusy}
        labelOf={(stars) => t('reviewsStars', { count: stars })}
        onValue={setRating}
      />
      <TextField
        label={t('reviewTitleLabel')}
        name="title"
        required
        maxLength={REVIEW_TITLE_MAX}
        autoComplete="off"
        dir="auto"
        readOnly={isBusy}
        value={title}
        onValue={setTitle}
      />
      <TextArea
        label={t('reviewTextLabel')}
        name="text"
        maxLength={REVIEW_TEXT_MAX}
        hint={t('reviewTextHint', { left: REVIEW_TEXT_MAX - text.length })}
        disabled={isBusy}
        value={text}
        onValue={setText}
      />
      {!isComplete && <p className={styles['muted']}>{t('reviewFormHint')}</p>}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={!isComplete || isBusy}>
          {isBusy ? t('reviewPosting') : isEdit ? t('reviewSave') : t('reviewPost')}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('reviewCancel')}
        </Button>
      </div>
    </form>
  );
};
