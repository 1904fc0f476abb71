import type { Image } from '@footlight/contract';
import { Artwork } from '../media/artwork.js';
import { ButtonLink } from '../controls/button.js';
import { Chip } from '../controls/chip.js';
import { CloseButton } from '../controls/close-button.js';
import { useLabels } from '../labels/labels.js';
import { unseen } from '../text/unseen.js';
import styles from './live-toast.module.css';

export interface LiveToastProps {
  readonly title: string;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  readonly image: Image;
  /** Address of the page where the event can be watched. */
  readonly href: string;
  readonly onDismiss: () => void;
  /** Called when the pointer or the focus enters or leaves; a held toast stays. */
  readonly onHold: (isHeld: boolean) => void;
}

/** Width of the picture (LIVE-3). */
const PICTURE = '160px';

/** Announces that an event is live, with a link to it. */
export const LiveToast = ({
  title,
  titleDisplayMode = 'SHOW',
  image,
  href,
  onDismiss,
  onHold,
}: LiveToastProps) => {
  const { t } = useLabels();
  return (
    <div
      className={styles['toast']}
      role="group"
      aria-label={t('liveToast', { title })}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <span className={styles['picture']}>
        <Artwork image={image} sizes={PICTURE} eager />
      </span>
      <div className={styles['words']}>
        <Chip tone="live">{t('live')}</Chip>
        <p className={titleDisplayMode === 'HIDE' ? unseen : styles['title']}>{title}</p>
        <ButtonLink className={styles['watch']} href={href} look="primary" onClick={onDismiss}>
          {t('watchNow')}
        </ButtonLink>
      </div>
      <CloseButton look="bare" label={t('liveToastDismiss')} onClick={onDismiss} />
    </div>
  );
};
