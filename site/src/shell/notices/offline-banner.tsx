import { useLabels } from '@footlight/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

/** Duration of the message that the connection is back. */
export const BACK_MS = 4_000;

const watchNetwork = (onChange: () => void): (() => void) => {
  const life = new AbortController();
  addEventListener('online', onChange, { signal: life.signal });
  addEventListener('offline', onChange, { signal: life.signal });
  return () => life.abort();
};

/** Banner below every page while the browser is offline; also reports the reconnection (PAGE-66). */
export const OfflineBanner = () => {
  const { t } = useLabels();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  return (
    <div role="status">
      {wasOffline && (
        <p className={styles['banner']} data-offline={!isOnline}>
          {t(isOnline ? 'backOnline' : 'offlineBanner')}
        </p>
      )}
    </div>
  );
};
