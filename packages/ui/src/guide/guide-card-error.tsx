import type { GuideCardLabelKey, Translate } from '@footlight/i18n';
import { RotateCw } from 'lucide-react';
import classes from './guide-card.module.css';
import parts from './programme-parts.module.css';

export interface GuideCardErrorProps {
  readonly t: Translate<GuideCardLabelKey>;
  /** Whether a retry is in progress. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of a card when the request for its event failed. */
export const GuideCardError = ({ isBusy, t, onRetry }: GuideCardErrorProps) => (
  <div className={classes['card']}>
    <div className={classes['notice']} role="alert" aria-busy={isBusy}>
      <p className={classes['said']}>{t('guideCardFailed')}</p>
      <p>{t('guideCardFailedHint')}</p>
      <button
        type="button"
        className={parts['button']}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onRetry}
      >
        <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('guideCardRetry')}
      </button>
    </div>
  </div>
);
