import type { ReviewReportReason } from '@footlight/contract';
import type { ReviewLabelKey } from '@footlight/i18n';
import { createReviewChanges } from '@footlight/state';
import { Button, Sheet } from '@footlight/ui';
import { useId, useState } from 'react';
import { useSite } from '../../app/site-context.js';
import { useForm } from '../../app/use-form.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { useReviewsLabels } from './reviews-labels.js';
import styles from './reviews.module.css';

const REASONS = [
  { value: 'spam', label: 'reviewReasonSpam' },
  { value: 'abuse', label: 'reviewReasonAbuse' },
  { value: 'spoiler', label: 'reviewReasonSpoiler' },
  { value: 'other', label: 'reviewReasonOther' },
] as const satisfies readonly { readonly value: ReviewReportReason; readonly label: ReviewLabelKey }[];

/** Reports a review to the administrators, with a reason. */
export const ReportSheet = ({
  reviewId,
  onClose,
}: {
  readonly reviewId: string;
  readonly onClose: () => void;
}) => {
  const t = useReviewsLabels();
  const { state } = useSite();
  const showToast = useToast();
  const name = useId();
  const [reason, setReason] = useState<ReviewReportReason | null>(null);
  const form = useForm({
    send: async () => {
      if (reason === null) return {};
      const error = await createReviewChanges(state.queries).report(reviewId, reason);
      if (error === null) {
        onClose();
        showToast({ words: t('reviewReported') });
      } else showToast({ words: t('reviewReportFailed'), hasFailed: true });
      return error;
    },
  });
  return (
    <Sheet title={t('reviewReportTitle')} closeLabel={t('reviewClose')} onClose={onClose}>
      <form className={styles['form']} {...form.attributes}>
        <fieldset className={styles['reasons']}>
          <legend>{t('reviewReportText')}</legend>
          {REASONS.map(({ value, label }) => (
            <label key={value} className={styles['reason']}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {t(label)}
            </label>
          ))}
        </fieldset>
        <div className={styles['actions']}>
          <Button type="submit" look="primary" disabled={reason === null || form.isPending}>
            {t('reviewReportSend')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
