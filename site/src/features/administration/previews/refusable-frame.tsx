import { Notice } from '@footlight/ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

/**
 * Whether the page's Content-Security-Policy blocked framing the address. Browsers report the address or only its
 * origin.
 */
const useRefused = (address: string | null): boolean => {
  const [refused, setRefused] = useState<string | null>(null);
  // A layout effect, so that the listener is added before the frame requests its address.
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

/** Renders a frame, or the reason why the site's policy blocks it. */
export const RefusableFrame = ({
  address,
  children,
}: {
  readonly address: string | null;
  readonly children: ReactNode;
}) => {
  const t = usePreviewLabels();
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
