import { headings, useLabels } from '@footlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';
import { BackArrow } from './back-arrow.js';
import { SignInArtwork } from './sign-in-artwork.js';

/** Frame of the sign-in pages: the realm's artwork and logo, the heading and the form. */
export const AccountFrame = ({
  title,
  lead,
  takesFocus = false,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Whether the heading takes the focus of what this page replaces, as a later step of a form does. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}) => {
  const { t } = useLabels();
  const { realm } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['frame']} data-artwork={realm.signIn.artwork !== null}>
      <SignInArtwork />
      <div className={styles['panel']}>
        <BackArrow />
        <h1 ref={heading} className={headings['feature']} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        <noscript>
          <p className={styles['needsScripts']}>{t('formNeedsScripts')}</p>
        </noscript>
        {children}
      </div>
    </div>
  );
};
