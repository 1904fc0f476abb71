import { Notice } from '@footlight/ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { usePreviewWords } from './preview-words.js';
import styles from './previews.module.css';

/** The address that this page’s policy did not let it frame; a browser names it, or only its origin. */
const useRefused = (address: string | null): boolean => {
  const [refused, setRefused] = useState<string | null>(null);
  // Before what is framed is asked for.
  useLayoutEffect(() => {
    if (address === null) return undefined;
    const life = new AbortController();
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        const { origin } = new URL(address);
        if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setRefused(address);
      },
      { signal: life.signal },
    );
    return () => life.abort();
  }, [address]);
  return address !== null && refused === address;
};

/** What frames an address, or why this site does not. */
export const RefusableFrame = ({
  address,
  children,
}: {
  readonly address: string | null;
  readonly children: ReactNode;
}) => {
  const t = usePreviewWords();
  const isRefused = useRefused(address);
  if (!isRefused || address === null) return children;
  return (
    <div className={styles['inset']}>
      <Notice
        urgent
        title={t('previewRefused', { origin: new URL(address).origin })}
        text={t('previewRefusedText')}
      />
    </div>
  );
};
