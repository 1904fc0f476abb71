import type { LabelKey, Translate } from '@footlight/i18n';
import classes from './live-now-button.module.css';

export interface LiveNowButtonProps {
  /** Events on the air; null before it is known. */
  readonly count: number | null;
  readonly isFailed: boolean;
  /** Whether the panel is open; undefined where the button opens none. */
  readonly isOpen?: boolean | undefined;
  /** Id of the panel. */
  readonly panelId?: string | undefined;
  readonly t: Translate<LabelKey>;
  readonly onToggle: () => void;
}

/** How many events are live, and the way to them. */
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
      {/* A new element for each count, so that its light pulses anew. */}
      <span key={count} className={classes['light']} aria-hidden="true" />
      <span>{t('liveNow')}</span>{' '}
      <span className={classes['count']} aria-hidden={isFailed || count === null}>
        {isFailed ? '!' : (count ?? '·')}
      </span>
    </button>
  );
};
