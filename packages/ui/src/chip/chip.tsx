import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  /** `live` has the red dot, which means live and nothing else. */
  readonly tone?: 'plain' | 'live';
  readonly children: ReactNode;
}

/** A few words on artwork: a lock, or that it is live. */
export const Chip = ({ tone = 'plain', children }: ChipProps) => (
  <span className={styles['chip']} data-tone={tone}>
    {children}
  </span>
);
