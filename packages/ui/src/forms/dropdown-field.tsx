import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useLabels } from '../labels/labels.js';
import styles from './dropdown-field.module.css';
import { FieldFrame, noteIdOf } from './field-frame.js';
import type { FieldProps } from './field-props.js';

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
}

export interface DropdownFieldProps extends Omit<FieldProps, 'minLength' | 'maxLength'> {
  readonly options: readonly DropdownOption[];
  readonly autoComplete?: string;
}

/** A native select; it starts without a selection. */
export const DropdownField = ({
  id: own,
  name,
  label,
  value,
  onValue,
  options,
  required = false,
  error,
  hint,
  disabled = false,
  autoComplete,
}: DropdownFieldProps) => {
  const { t } = useLabels();
  const generatedId = useId();
  const id = own ?? generatedId;
  const known = options.some((option) => option.value === value);
  return (
    <FieldFrame id={id} label={label ?? name} required={required} error={error} hint={hint}>
      <span className={styles['box']}>
        <select
          id={id}
          name={name}
          className={styles['select']}
          value={known ? value : ''}
          required={required}
          disabled={disabled}
          autoComplete={autoComplete}
          aria-invalid={error !== undefined}
          aria-describedby={noteIdOf(id, error ?? hint)}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="" disabled={required && known}>
            {t('chooseOne')}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles['sign']} size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
};
