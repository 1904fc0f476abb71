import type { ConsentTerm } from '@footlight/contract';
import { consentDefaults, missingConsents, type ConsentAnswers } from '@footlight/domain';
import type { CallError } from '@footlight/state';
import { Button, CheckField, FormSummary, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import styles from '../account-frame.module.css';
import own from './consent-step.module.css';

export interface ConsentStepProps {
  readonly terms: readonly ConsentTerm[];
  /** @returns why the answers were not accepted, or null */
  readonly onAgree: (answers: ConsentAnswers) => Promise<CallError | FormErrors | null>;
}

/** Consent form; it cannot be submitted until every required choice is ticked (SIGN-41, SIGN-42). */
export const ConsentStep = ({ terms, onAgree }: ConsentStepProps) => {
  const { t } = useLabels();
  const [answers, setAnswers] = useState<ConsentAnswers>(() => consentDefaults(terms));
  const isOpen = missingConsents(terms, answers).length > 0;
  const form = useForm({ send: () => (isOpen ? Promise.resolve({}) : onAgree(answers)) });
  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      {terms.map((term) =>
        term.fieldType === 'INFORMATION_TEXT' ? (
          <section key={term.fieldName} className={own['information']}>
            <h2 className={own['label']}>{term.label}</h2>
            <p className={own['text']}>{term.text}</p>
          </section>
        ) : (
          <CheckField
            key={term.fieldName}
            name={term.fieldName}
            label={term.label}
            text={term.text}
            needed={t('consentNeeded')}
            required={term.required}
            checked={answers[term.fieldName] === true}
            onChecked={(checked) => setAnswers({ ...answers, [term.fieldName]: checked })}
          />
        ),
      )}
      <Button type="submit" look="primary" disabled={isOpen || form.isPending}>
        {form.isPending ? t('consentSaving') : t('consentSubmit')}
      </Button>
    </form>
  );
};
