import type { ConsentTerm } from '@footlight/contract';
import type { ConsentAnswers } from '@footlight/domain';
import { CheckField, Link, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import styles from './consent-fields.module.css';

export interface ConsentFieldsProps {
  readonly terms: readonly ConsentTerm[];
  readonly answers: ConsentAnswers;
  readonly onAnswer: (fieldName: string, answer: boolean) => void;
  /** Id and error of a field of the form around them. */
  readonly field: (fieldName: string) => { readonly id: string; readonly error: string | undefined };
}

/** The terms of a form: choices to tick, and texts to read (SIGN-41, MONEY-150). */
export const ConsentFields = ({ terms, answers, onAnswer, field }: ConsentFieldsProps) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const pageOf = ({ page, label }: ConsentTerm) =>
    page === null ? null : (
      // In a window of its own, so that what was ticked stays.
      <Link
        className={styles['page'] ?? ''}
        href={addresses.route('externalPage', { pageId: page })}
        target="_blank"
      >
        {t('consentRead', { title: label })}
      </Link>
    );
  return terms.map((term) =>
    term.fieldType === 'INFORMATION_TEXT' ? (
      <section key={term.fieldName} className={styles['information']}>
        <h2 className={styles['label']}>{term.label}</h2>
        <p className={styles['text']}>{term.text}</p>
        {pageOf(term)}
      </section>
    ) : (
      <CheckField
        key={term.fieldName}
        id={field(term.fieldName).id}
        name={term.fieldName}
        label={term.label}
        text={term.text}
        more={pageOf(term)}
        error={field(term.fieldName).error}
        needed={t('consentNeeded')}
        required={term.required}
        checked={answers[term.fieldName] === true}
        onChecked={(checked) => onAnswer(term.fieldName, checked)}
      />
    ),
  );
};
