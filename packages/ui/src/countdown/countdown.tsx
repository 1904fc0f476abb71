import { useEffect, useState } from 'react';
import { useLabels } from '../labels/labels.js';
import { countdownParts } from '@footlight/i18n';
import styles from './countdown.module.css';

const TICK_MS = 1000;

/** How long it is until an instant (milliseconds since the epoch), second by second. */
export const Countdown = ({ until }: { readonly until: number }) => {
  const { t, language } = useLabels();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <p role="timer" aria-label={t('countdown')} className={styles['countdown']}>
      {countdownParts(until - now, language).map(({ unit, words }) => (
        <span key={unit}>{words}</span>
      ))}
    </p>
  );
};
