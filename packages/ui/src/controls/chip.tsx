import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  /** `live` has the red dot, which is reserved for live content. */
  readonly tone?: 'plain' | 'live';
  /** Icon with the same meaning as the text; shown alone on pictures that are too small for the text. */
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

/** A short label on artwork, such as a lock or the live mark. */
export const Chip = ({ tone = 'plain', sign, children }: ChipProps) => (
  <span className={styles['chip']} data-tone={tone}>
    {sign}
    {sign === undefined ? children : <span className={styles['words']}>{children}</span>}
  </span>
);
