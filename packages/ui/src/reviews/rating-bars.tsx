import styles from './rating-bars.module.css';

export interface RatingBarsProps {
  readonly label: string;
  /** Number of ratings with one to five stars, in this order. */
  readonly histogram: readonly number[];
  /** Label of one bar: `4 stars: 12 reviews`. */
  readonly labelOf: (stars: number, count: number) => string;
}

/** Distribution of the ratings, five stars first. */
export const RatingBars = ({ label, histogram, labelOf }: RatingBarsProps) => {
  const most = Math.max(1, ...histogram);
  return (
    <ul className={styles['bars']} aria-label={label}>
      {histogram
        .map((count, index) => ({ stars: index + 1, count }))
        .toReversed()
        .map(({ stars, count }) => (
          <li key={stars} className={styles['row']}>
            <span aria-hidden="true">{stars}</span>
            <progress
              className={styles['bar']}
              max={most}
              value={count}
              aria-label={labelOf(stars, count)}
              aria-valuetext={labelOf(stars, count)}
            />
            <span className={styles['count']} aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
    </ul>
  );
};
