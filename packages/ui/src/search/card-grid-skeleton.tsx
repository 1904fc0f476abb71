import { Skeleton } from '../feedback/skeleton.js';
import cardStyles from '../content/card/card.module.css';
import styles from './card-grid.module.css';

const CELLS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** The placeholder of a grid whose cards are still loading. */
export const CardGridSkeleton = ({ label }: { readonly label: string }) => (
  <div role="status" aria-label={label}>
    <div className={styles['grid']} aria-hidden="true">
      {CELLS.map((cell) => (
        <div key={cell}>
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
