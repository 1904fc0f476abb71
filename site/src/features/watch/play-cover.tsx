import { useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import type { Ref } from 'react';
import styles from './play-cover.module.css';

export interface PlayCoverProps {
  readonly button?: Ref<HTMLButtonElement>;
  /** It has been pressed, and what plays is on its way. */
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
}

/** The whole picture as the one control that a player needs before anybody plays; it stands where the player's does. */
export const PlayCover = ({ button, isBusy = false, onClick, onHold, onRelease }: PlayCoverProps) => {
  const { t } = useLabels();
  return (
    <button
      ref={button}
      type="button"
      className={styles['cover']}
      aria-label={t('play')}
      aria-busy={isBusy}
      data-play-cover
      onClick={onClick}
      onFocus={onHold}
      onPointerDown={onHold}
      onBlur={onRelease}
      onPointerCancel={onRelease}
    >
      <span className={styles['sign']}>
        <Play fill="currentColor" aria-hidden="true" />
      </span>
    </button>
  );
};
