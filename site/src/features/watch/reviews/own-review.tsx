import type { Review } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import type { ReviewWords } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { useId, useRef, useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useToast } from '../../../shell/toast-desk.js';
import { ReviewForm } from './review-form.js';
import { useReviewsWords } from './reviews-words.js';
import styles from './reviews.module.css';

const EMPTY: ReviewWords = { rating: 0, title: '', text: '' };

/** The reader's own review: written, changed and deleted here (REVIEW-4). */
export const OwnReview = ({
  vodId,
  own,
  mayPost,
}: {
  readonly vodId: string;
  readonly own: Review | null;
  readonly mayPost: boolean;
}) => {
  const t = useReviewsWords();
  const { t: common } = useLabels();
  const { state } = useSite();
  const tell = useToast();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Another form for another beginning: one that failed begins anew (REVIEW-5). */
  const [begun, setBegun] = useState({ attempt: 0, words: own ?? EMPTY });
  const toggle = useRef<HTMLButtonElement>(null);

  const open = (words: ReviewWords): void => {
    setBegun(({ attempt }) => ({ attempt: attempt + 1, words }));
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  const send = async (words: ReviewWords): Promise<void> => {
    setBusy(true);
    const failure = await (own === null
      ? state.reviews.post(vodId, words)
      : state.reviews.edit(vodId, words));
    setBusy(false);
    if (failure === null) {
      setOpen(false);
      tell({ words: t('reviewPostingSuccessful') });
      return;
    }
    setBegun(({ attempt }) => ({ attempt: attempt + 1, words: own ?? EMPTY }));
    tell({
      words: t('reviewPostingFailed', { reason: common(errorLabel(failure.code)) }),
      hasFailed: true,
      action: { label: t('reviewRestore'), act: () => open(words) },
    });
  };
  const remove = async (review: Review): Promise<void> => {
    setBusy(true);
    const failure = await state.reviews.remove(vodId);
    setBusy(false);
    if (failure !== null) {
      tell({ words: t('reviewDeleteFailed'), hasFailed: true });
      return;
    }
    setOpen(false);
    const { rating, title, text } = review;
    tell({
      words: t('reviewDeleted'),
      action: {
        label: t('reviewUndo'),
        act: () =>
          void state.reviews.post(vodId, { rating, title, text }).then((why) => {
            if (why !== null)
              tell({
                words: t('reviewPostingFailed', { reason: common(errorLabel(why.code)) }),
                hasFailed: true,
              });
          }),
      },
    });
  };

  if (own?.hidden === true) return <p className={styles['muted']}>{t('reviewOwnHidden')}</p>;
  return (
    <div className={styles['own']}>
      <div className={styles['actions']}>
        <Button
          // Its place in the page stays while the reader may no longer post.
          disabled={isBusy || (own === null && !mayPost)}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => (isOpen ? close() : open(own ?? EMPTY))}
          look={own === null ? 'primary' : 'quiet'}
        >
          {own === null ? t('reviewWrite') : t('reviewEdit')}
        </Button>
        {own !== null && (
          <Button disabled={isBusy} onClick={() => void remove(own)}>
            {t('reviewDelete')}
          </Button>
        )}
      </div>
      <div id={formId}>
        {isOpen && (
          <ReviewForm
            key={begun.attempt}
            words={begun.words}
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
