import { Star } from 'lucide-react';
import styles from './star-choice.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export interface StarChoiceProps {
  readonly legend: string;
  readonly name: string;
  /** Null until one is chosen. */
  readonly value: number | null;
  readonly disabled?: boolean;
  readonly labelOf: (stars: number) => string;
  readonly onValue: (stars: number) => void;
}

/** A rating from one to five stars: radio buttons, so that the arrow keys change it. */
export const StarChoice = ({ legend, name, value, disabled = false, labelOf, onValue }: StarChoiceProps) => (
  <fieldset disabled={disabled}>
    <legend className={styles['legend']}>
      {legend}
      <span aria-hidden="true"> *</span>
    </legend>
    <div className={styles['stars']}>
      {STARS.map((stars) => (
        <label key={stars} className={styles['star']} data-lit={value !== null && stars <= value}>
          <input
            className={styles['input']}
            type="radio"
            name={name}
            value={stars}
            required
            checked={value === stars}
            aria-label={labelOf(stars)}
            onChange={() => onValue(stars)}
          />
          <Star size={28} strokeWidth={1.75} aria-hidden="true" />
        </label>
      ))}
    </div>
  </fieldset>
);
