import { Link, useLabels } from '@footlight/ui';
import type { RefObject } from 'react';
import styles from './framed-page.module.css';

/**
 * Scripts and forms of its own, and no more: without `allow-same-origin` it reads nothing of this site nor of its
 * own cookies, and without `allow-top-navigation` it cannot take the viewer away.
 */
const MAY = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of somebody else’s within one of this site, and whose it is. */
export const FramedPage = ({
  title,
  address,
  height = null,
  frame,
  isHeard = true,
}: {
  readonly title: string;
  readonly address: string;
  /** CSS pixels; null for most of the window. */
  readonly height?: number | null;
  readonly frame?: RefObject<HTMLIFrameElement | null>;
  /** False while nobody listens to what it says: it is not asked for yet, and its place is kept. */
  readonly isHeard?: boolean;
}) => {
  const { t } = useLabels();
  return (
    <div className={styles['framed']}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={title}
        src={isHeard ? address : undefined}
        sandbox={MAY}
        referrerPolicy="no-referrer"
        height={height ?? undefined}
        data-sized={height !== null}
      />
      <p className={styles['source']}>
        {t('frameFrom', { host: new URL(address).host })} <Link href={address}>{t('frameOpen')}</Link>
      </p>
    </div>
  );
};
