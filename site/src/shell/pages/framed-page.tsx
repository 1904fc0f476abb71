import { Link, useLabels } from '@footlight/ui';
import type { RefObject } from 'react';
import styles from './framed-page.module.css';

/**
 * Sandbox of the frame. Without `allow-same-origin` it has no access to this site or to its own cookies; without
 * `allow-top-navigation` it cannot navigate the tab.
 */
const MAY = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** An embedded page of another site, with its origin. */
export const FramedPage = ({
  title,
  address,
  height = null,
  frame,
  isListening = true,
}: {
  readonly title: string;
  readonly address: string;
  /** CSS pixels; null for most of the viewport. */
  readonly height?: number | null;
  readonly frame?: RefObject<HTMLIFrameElement | null>;
  /** False until messages can be received: the frame keeps its space but does not load. */
  readonly isListening?: boolean;
}) => {
  const { t } = useLabels();
  return (
    <div className={styles['framed']}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={title}
        src={isListening ? address : undefined}
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
