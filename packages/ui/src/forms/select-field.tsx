import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './select-field.module.css';

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A native select with a few options. */
export const SelectField = ({ label, value, options, disabled = false, onChange }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles['sign']} size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </div>
  );
};
