import { useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './play-cover.module.css';

export interface PlayCoverProps {
  readonly button?: Ref<HTMLButtonElement>;
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
export const PlayCover = ({ button, isBusy = false, onClick, onHold, onRelease }: PlayCoverProps) => {
  const { t } = useLabels();
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
        aria-label={t('play')}
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
        </span>
      </button>
    </form>
  );
};
