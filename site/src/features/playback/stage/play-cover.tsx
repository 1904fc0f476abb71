import { useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './play-cover.module.css';

export interface PlayCoverProps {
  readonly button?: Ref<HTMLButtonElement>;
  /** Formatted resume position; null to start from the beginning. */
  readonly resumesFrom?: string | null;
  /** Whether it was pressed and the player is loading. */
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
}

/** Query parameter that starts the title automatically. */
const PLAY = 'play';

/**
 * A play button over the whole picture that stands in for the player. It submits a form, so that a press before
 * hydration opens the page with `play=1`, which starts by itself.
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
