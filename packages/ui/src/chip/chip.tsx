import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  /** `live` has the red dot, which means live and nothing else. */
  readonly tone?: 'plain' | 'live';
  /** Says the same as the words; stands alone on pictures that are too small for them. */
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

/** A few words on artwork: a lock, or that it is live. */
export const Chip = ({ tone = 'plain', sign, children }: ChipProps) => (
  <span className={styles['chip']} data-tone={tone}>
    {sign}
    {sign === undefined ? children : <span className={styles['words']}>{children}</span>}
  </span>
);
