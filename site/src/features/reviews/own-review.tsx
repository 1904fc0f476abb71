import type { Review } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import { createReviewChanges, type ReviewText } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { useId, useRef, useState } from 'react';
import { useSite } from '../../app/site-context.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { ReviewForm } from './review-form.js';
import { useReviewsLabels } from './reviews-labels.js';
import styles from './reviews.module.css';

/** The fields of a review that the form edits. */
const wordsOf = ({ rating, title, text }: ReviewText): ReviewText => ({ rating, title, text });
const EMPTY: ReviewText = { rating: 0, title: '', text: '' };

/** Creates, edits and deletes the viewer's own review (REVIEW-4). */
export const OwnReview = ({
  vodId,
  own,
  mayPost,
}: {
  readonly vodId: string;
  readonly own: Review | null;
  readonly mayPost: boolean;
}) => {
  const t = useReviewsLabels();
  const { t: common } = useLabels();
  const { state } = useSite();
  const showToast = useToast();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Initial values of the form; a new attempt remounts it, and a failed one resets it (REVIEW-5). */
  const [initial, setInitial] = useState<{ readonly attempt: number; readonly words: ReviewText }>({
    attempt: 0,
    words: EMPTY,
  });
  /** After posting, the button that opened the form stays in place, disabled (REVIEW-5). */
  const [isPosted, setPosted] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const open = (words: ReviewText): void => {
    setInitial(({ attempt }) => ({ attempt: attempt + 1, words }));
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    // The form had the focus and is removed.
    place.current?.focus();
  };
  const send = async (words: ReviewText): Promise<void> => {
    setBusy(true);
    const error = await (own === null
      ? createReviewChanges(state.queries).post(vodId, words)
      : createReviewChanges(state.queries).edit(vodId, words));
    setBusy(false);
    if (error === null) {
      if (own === null) setPosted(true);
      close();
      showToast({ words: t('reviewPostingSuccessful') });
      return;
    }
    setInitial(({ attempt }) => ({ attempt: attempt + 1, words: own === null ? EMPTY : wordsOf(own) }));
    showToast({
      words: t('reviewPostingFailed', { reason: common(errorLabel(error.code)) }),
      hasFailed: true,
      action: { label: t('reviewRestore'), act: () => open(words) },
    });
  };
  const remove = async (review: Review): Promise<void> => {
    setBusy(true);
    const error = await createReviewChanges(state.queries).remove(vodId);
    setBusy(false);
    if (error !== null) {
      showToast({ words: t('reviewDeleteFailed'), hasFailed: true });
      return;
    }
    setPosted(false);
    close();
    const { rating, title, text } = review;
    showToast({
      words: t('reviewDeleted'),
      action: {
        label: t('reviewUndo'),
        act: () =>
          void createReviewChanges(state.queries)
            .post(vodId, { rating, title, text })
            .then((why) => {
              if (why !== null)
                showToast({
                  words: t('reviewPostingFailed', { reason: common(errorLabel(why.code)) }),
                  hasFailed: true,
                });
            }),
      },
    });
  };

  if (own?.hidden === true) return <p className={styles['muted']}>{t('reviewOwnHidden')}</p>;
  return (
    <div ref={place} className={styles['own']} tabIndex={-1} role="group" aria-label={t('reviewOwn')}>
      <div className={styles['actions']}>
        {(own === null || isPosted) && (
          <Button
            look="primary"
            disabled={isBusy || isPosted || !mayPost}
            aria-expanded={isOpen && own === null}
            aria-controls={formId}
            onClick={() => (isOpen ? close() : open(EMPTY))}
          >
            {t('reviewWrite')}
          </Button>
        )}
        {own !== null && (
          <>
            <Button
              disabled={isBusy}
              aria-expanded={isOpen}
              aria-controls={formId}
              onClick={() => (isOpen ? close() : open(wordsOf(own)))}
            >
              {t('reviewEdit')}
            </Button>
            <Button disabled={isBusy} onClick={() => void remove(own)}>
              {t('reviewDelete')}
            </Button>
          </>
        )}
      </div>
      <div id={formId}>
        {isOpen && (
          <ReviewForm
            key={initial.attempt}
            words={initial.words}
            isEdit={own !== null}
            isBusy={isBusy}
            onSend={(words) => void send(words)}
            onCancel={close}
          />
        )}
      </div>
    </div>
  );
};
