import { Star } from 'lucide-react';
import styles from './stars.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating as stars; halves are shown for averages. */
export const Stars = ({
  rating,
  label,
}: {
  /** 1–5. */
  readonly rating: number;
  readonly label: string;
}) => (
  <span className={styles['stars']} role="img" aria-label={label}>
    {STARS.map((star) => {
      const part = rating >= star - 0.25 ? 'full' : rating >= star - 0.75 ? 'half' : 'none';
      return (
        <span key={star} className={styles['star']} data-part={part}>
          <Star className={styles['empty']} size={18} strokeWidth={1.75} aria-hidden="true" />
          {part !== 'none' && (
            <Star className={styles['full']} size={18} strokeWidth={1.75} aria-hidden="true" />
          )}
        </span>
      );
    })}
  </span>
);
