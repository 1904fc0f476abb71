import type { LabelKey, Translate } from '@footlight/i18n';
import classes from './live-now-button.module.css';

export interface LiveNowButtonProps {
  /** Number of live events; null until it is known. */
  readonly count: number | null;
  readonly isFailed: boolean;
  /** Whether the panel is open; undefined when the button opens no panel. */
  readonly isOpen?: boolean | undefined;
  /** Id of the panel. */
  readonly panelId?: string | undefined;
  readonly t: Translate<LabelKey>;
  readonly onToggle: () => void;
}

/** Shows how many events are live, and opens their list. */
export const LiveNowButton = ({ count, isFailed, isOpen, panelId, t, onToggle }: LiveNowButtonProps) => {
  const isLive = !isFailed && count !== null && count > 0;
  return (
    <button
      type="button"
      className={`${classes['button']} ${isLive ? classes['live'] : ''}`}
      aria-label={isFailed ? `${t('liveNow')}. ${t('liveNowFailed')}` : undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen === true ? panelId : undefined}
      aria-haspopup={isOpen === undefined ? undefined : 'dialog'}
      onClick={onToggle}
    >
      {/* The key creates a new element for each count, which restarts the pulse animation. */}
      <span key={count} className={classes['light']} aria-hidden="true" />
      <span>{t('liveNow')}</span>{' '}
      <span className={classes['count']} aria-hidden={isFailed || count === null}>
        {isFailed ? '!' : (count ?? '·')}
      </span>
    </button>
  );
};
