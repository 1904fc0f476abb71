import { useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './play-cover.module.css';

export interface PlayCoverProps {
  readonly button?: Ref<HTMLButtonElement>;
  /** Where it goes on from, as a clock shows it; null where it begins at the beginning. */
  readonly resumesFrom?: string | null;
  /** It has been pressed, and what plays is on its way. */
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
}

/** The parameter by which an address asks its title to begin by itself. */
const PLAY = 'play';

/**
 * The whole picture as the one control that a player needs before anybody plays; it stands where the player's does. It
 * submits a form, so that a press before the page's scripts run opens the page that begins by itself.
 */
export const PlayCover = ({
  button,
  resumesFrom = null,
  isBusy = false,
  onClick,
  onHold,
  onRelease,
}: PlayCoverProps) => {
  const { t } = useLabels();
  const resumes = resumesFrom === null ? null : t('resumeFrom', { time: resumesFrom });
  const [query] = useSearchParams();
  return (
    <form method="get" className={styles['form']}>
      {[...query].flatMap(([name, value]) =>
        name === PLAY ? [] : [<input key={`${name} ${value}`} type="hidden" name={name} value={value} />],
      )}
      <button
        ref={button}
        type="submit"
        name={PLAY}
        value="1"
        className={styles['cover']}
        aria-label={resumes ?? t('play')}
        aria-busy={isBusy}
        data-play-cover
        onClick={(click) => {
          click.preventDefault();
          onClick?.();
        }}
        onFocus={onHold}
        onPointerDown={onHold}
        onBlur={onRelease}
        onPointerCancel={onRelease}
      >
        <span className={styles['sign']}>
          <Play fill="currentColor" aria-hidden="true" />
          {resumes !== null && <span className={styles['words']}>{resumes}</span>}
        </span>
      </button>
    </form>
  );
};
