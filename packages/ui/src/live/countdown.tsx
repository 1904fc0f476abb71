import { useEffect, useState } from 'react';
import { useLabels } from '../labels/labels.js';
import { useIsHydrating } from '../labels/hydration.js';
import { countdownParts } from '@footlight/i18n';
import styles from './countdown.module.css';

const TICK_MS = 1000;

/** Time remaining until an instant (milliseconds since the epoch), updated every second. */
export const Countdown = ({ until }: { readonly until: number }) => {
  const { t, language } = useLabels();
  const [now, setNow] = useState(() => Date.now());
  // A server-rendered page keeps an empty line for the countdown, which is filled in after hydration.
  const isHydrating = useIsHydrating();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <p role="timer" aria-label={t('countdown')} className={styles['countdown']}>
      {isHydrating ? (
        <span>{'\u00A0'}</span>
      ) : (
        countdownParts(until - now, language).map(({ unit, words }) => <span key={unit}>{words}</span>)
      )}
    </p>
  );
};
