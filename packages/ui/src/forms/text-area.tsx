import { useId } from 'react';
import { FieldFrame, noteIdOf } from './field-frame.js';
import { classNames } from '../labels/class-names.js';
import styles from './text-field.module.css';

export interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly rows?: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onValue: (value: string) => void;
}

/** A labelled multi-line text field. */
export const TextArea = ({ label, hint, error, value, onValue, rows = 5, ...rest }: TextAreaProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={false} error={error} hint={hint}>
      <textarea
        {...rest}
        id={id}
        className={classNames(styles['input'], styles['area'])}
        rows={rows}
        dir="auto"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={noteIdOf(id, error ?? hint)}
        onChange={({ target }) => onValue(target.value)}
      />
    </FieldFrame>
  );
};
