import type { ConsentTerm } from '@footlight/contract';
import { consentDefaults, missingConsents, type ConsentAnswers } from '@footlight/domain';
import type { CallError } from '@footlight/state';
import { Button, CheckField, FormSummary, Link, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import styles from '../account-frame.module.css';
import own from './consent-step.module.css';

export interface ConsentStepProps {
  readonly terms: readonly ConsentTerm[];
  /** @returns why the answers were not accepted, or null */
  readonly onAgree: (answers: ConsentAnswers) => Promise<CallError | FormErrors | null>;
}

/** Consent form; it is not sent until every required choice is ticked (SIGN-41, SIGN-42). */
export const ConsentStep = ({ terms, onAgree }: ConsentStepProps) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [answers, setAnswers] = useState<ConsentAnswers>(() => consentDefaults(terms));
  const form = useForm<Record<string, string>>({
    send: async () => {
      const missing = missingConsents(terms, answers);
      if (missing.length === 0) return onAgree(answers);
      return { issues: Object.fromEntries(missing.map((name) => [name, t('consentTick')])) };
    },
  });
  const pageOf = ({ page, label }: ConsentTerm) =>
    page === null ? null : (
      // In a window of its own, so that what was ticked stays.
      <Link
        className={own['page'] ?? ''}
        href={addresses.route('externalPage', { pageId: page })}
        target="_blank"
      >
        {t('consentRead', { title: label })}
      </Link>
    );
  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      {terms.map((term) =>
        term.fieldType === 'INFORMATION_TEXT' ? (
          <section key={term.fieldName} className={own['information']}>
            <h2 className={own['label']}>{term.label}</h2>
            <p className={own['text']}>{term.text}</p>
            {pageOf(term)}
          </section>
        ) : (
          <CheckField
            key={term.fieldName}
            id={form.field(term.fieldName).id}
            name={term.fieldName}
            label={term.label}
            text={term.text}
            more={pageOf(term)}
            error={form.field(term.fieldName).error}
            needed={t('consentNeeded')}
            required={term.required}
            checked={answers[term.fieldName] === true}
            onChecked={(checked) => {
              setAnswers({ ...answers, [term.fieldName]: checked });
              form.change(term.fieldName, String(checked));
            }}
          />
        ),
      )}
      <Button type="submit" look="primary" disabled={form.isPending}>
        {form.isPending ? t('consentSaving') : t('consentSubmit')}
      </Button>
    </form>
  );
};
