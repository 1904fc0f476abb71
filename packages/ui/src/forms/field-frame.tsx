import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldFrameProps {
  /** Id of the input; its note has the suffix `-note`. */
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Several inputs hold one value: the label names their group. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** Id of the element that describes an input; undefined when there is none. */
export const noteIdOf = (id: string, note: string | undefined): string | undefined =>
  note === undefined ? undefined : `${id}-note`;

/** The frame of an input: its label with the marker for required fields, and its hint or error (FORM-2). */
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
