import { useEffect, useRef } from 'react';
import { useLabels } from '../labels/labels.js';
import styles from './form-summary.module.css';

export interface FormIssue {
  /** Id of the input. */
  readonly id: string;
  readonly message: string;
}

export interface FormSummaryProps {
  readonly issues: readonly FormIssue[];
  /** Error of the form as a whole, shown above those of its fields. */
  readonly message?: string | null;
  /** Changes with every submission, so that each one moves the focus here. */
  readonly attempt: number;
}

/** Focuses the input itself, or the first one of a group. */
const focusOn = (id: string): void => {
  const element = document.getElementById(id);
  const input = element?.matches('input, select') === true ? element : element?.querySelector('input');
  input?.focus();
};

/**
 * Lists the errors of a form and takes the focus after each submission; every entry links to its field.
 *
 * @see docs/rules/forms.md FORM-4
 */
export const FormSummary = ({ issues, message = null, attempt }: FormSummaryProps) => {
  const { t } = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const isShown = issues.length > 0 || message !== null;
  useEffect(() => {
    if (attempt > 0 && isShown) box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      {message !== null && <p className={styles['message']}>{message}</p>}
      {issues.length > 0 && (
        <>
          <p className={styles['title']}>{t('formSummaryTitle', { count: issues.length })}</p>
          <ul className={styles['list']}>
            {issues.map((issue) => (
              <li key={issue.id}>
                <a
                  href={`#${issue.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusOn(issue.id);
                  }}
                >
                  {issue.message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
