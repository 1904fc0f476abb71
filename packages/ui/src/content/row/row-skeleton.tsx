import { Skeleton } from '../../feedback/skeleton.js';
import cardStyles from '../card/card.module.css';
import styles from './row.module.css';

const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The placeholder of a row whose cards are still loading. */
export const RowSkeleton = ({ label }: { readonly label: string }) => (
  <div className={styles['row']} role="status" aria-label={label}>
    <div className={styles['head']}>
      <Skeleton shape="title" />
    </div>
    <div className={styles['track']} data-waiting>
      {SLOTS.map((slot) => (
        <div key={slot} className={styles['slot']}>
          <Skeleton shape="wide" />
          <span className={cardStyles['words']}>
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </div>
  </div>
);
