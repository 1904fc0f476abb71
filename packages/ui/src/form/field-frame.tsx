import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldFrameProps {
  /** Of the input; its note has `-note` behind it. */
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Several inputs stand for one value: the label names their group. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** Id of what describes an input; undefined where nothing does. */
export const noteIdOf = (id: string, note: string | undefined): string | undefined =>
  note === undefined ? undefined : `${id}-note`;

/** What stands around every input: its label with the marker of what is required, and its hint or its error (FORM-2). */
export const FieldFrame = ({
  id,
  label,
  required,
  error,
  hint,
  group = false,
  children,
}: FieldFrameProps) => {
  const note = error ?? hint;
  const words = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className={styles['required']}>
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div
      className={styles['field']}
      data-invalid={error !== undefined}
      {...(group
        ? {
            id,
            role: 'group',
            'aria-labelledby': `${id}-label`,
            'aria-describedby': noteIdOf(id, note),
            tabIndex: -1,
          }
        : {})}
    >
      {group ? (
        <span id={`${id}-label`} className={styles['label']}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className={styles['label']}>
          {words}
        </label>
      )}
      {children}
      {note !== undefined && (
        <span id={`${id}-note`} className={styles['note']}>
          {note}
        </span>
      )}
    </div>
  );
};
