import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './check-field.module.css';

export interface CheckFieldProps {
  readonly id?: string | undefined;
  readonly name: string;
  readonly label: string;
  /** Explanation below the label. */
  readonly text?: string | undefined;
  /** Content below the explanation. */
  readonly more?: ReactNode;
  /** Text of the marker for a box that must be ticked. */
  readonly needed?: string | undefined;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** A checkbox for something to agree to. */
export const CheckField = ({
  id: own,
  name,
  label,
  text,
  more,
  needed,
  checked,
  onChecked,
  required = false,
  error,
  disabled = false,
}: CheckFieldProps) => {
  const generatedId = useId();
  const id = own ?? generatedId;
  const described = [
    text === undefined ? null : `${id}-text`,
    error === undefined ? null : `${id}-note`,
  ].filter((one) => one !== null);
  return (
    <div className={styles['check']} data-invalid={error !== undefined}>
      <span className={styles['box']}>
        <input
          id={id}
          name={name}
          className={styles['input']}
          type="checkbox"
          checked={checked}
          required={required}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          onChange={({ target }) => onChecked(target.checked)}
        />
        <Check className={styles['mark']} size={18} strokeWidth={2.5} aria-hidden="true" />
      </span>
      <div className={styles['words']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
          {required && needed !== undefined && <span className={styles['needed']}>{needed}</span>}
        </label>
        {text !== undefined && (
          <p id={`${id}-text`} className={styles['text']}>
            {text}
          </p>
        )}
        {more}
        {error !== undefined && (
          <p id={`${id}-note`} className={styles['note']}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
};
