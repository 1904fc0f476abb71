import type { ConsentTerm } from '@footlight/contract';
import { consentDefaults, missingConsents, type ConsentAnswers } from '@footlight/domain';
import { Button, CheckField, FormSummary, useLabels } from '@footlight/ui';
import { startTransition, useState } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import styles from '../account-frame.module.css';
import own from './consent-step.module.css';

export interface ConsentStepProps {
  readonly terms: readonly ConsentTerm[];
  /** @returns why the answers were refused; null if they were accepted */
  readonly onAgree: (answers: ConsentAnswers) => Promise<string | null>;
}

/** Consent form; it cannot be submitted until every required choice is ticked (SIGN-41, SIGN-42). */
export const ConsentStep = ({ terms, onAgree }: ConsentStepProps) => {
  const { t } = useLabels();
  const [answers, setAnswers] = useState<ConsentAnswers>(() => consentDefaults(terms));
  const [{ attempt, message }, submit, isPending] = useSingleAction(
    async (before: { readonly attempt: number; readonly message: string | null }) => ({
      attempt: before.attempt + 1,
      message: await onAgree(answers),
    }),
    { attempt: 0, message: null },
  );
  const isOpen = missingConsents(terms, answers).length > 0;
  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isOpen) startTransition(() => submit());
      }}
    >
      <FormSummary issues={[]} message={message} attempt={attempt} />
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
      <Button type="submit" look="primary" disabled={isOpen || isPending}>
        {isPending ? t('consentSaving') : t('consentSubmit')}
      </Button>
    </form>
  );
};
