import type { ConsentTerm } from '@footlight/contract';
import { consentDefaults, missingConsents, type ConsentAnswers } from '@footlight/domain';
import type { CallError } from '@footlight/state';
import { Button, FormSummary, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import { ConsentFields } from '../../../shell/viewers/consent-fields.js';
import styles from '../account-frame.module.css';

export interface ConsentStepProps {
  readonly terms: readonly ConsentTerm[];
  /** @returns why the answers were not accepted, or null */
  readonly onAgree: (answers: ConsentAnswers) => Promise<CallError | FormErrors | null>;
}

/** Consent form; it is not sent until every required choice is ticked (SIGN-41, SIGN-42). */
export const ConsentStep = ({ terms, onAgree }: ConsentStepProps) => {
  const { t } = useLabels();
  const [answers, setAnswers] = useState<ConsentAnswers>(() => consentDefaults(terms));
  const form = useForm<Record<string, string>>({
    send: async () => {
      const missing = missingConsents(terms, answers);
      if (missing.length === 0) return onAgree(answers);
      return { issues: Object.fromEntries(missing.map((name) => [name, t('consentTick')])) };
    },
  });
  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      <ConsentFields
        terms={terms}
        answers={answers}
        field={form.field}
        onAnswer={(fieldName, answer) => {
          setAnswers({ ...answers, [fieldName]: answer });
          form.change(fieldName, String(answer));
        }}
      />
      <Button type="submit" look="primary" disabled={form.isPending}>
        {form.isPending ? t('consentSaving') : t('consentSubmit')}
      </Button>
    </form>
  );
};
