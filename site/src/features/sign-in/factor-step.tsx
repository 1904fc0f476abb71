import { Button, FormSummary, TextField, useLabels } from '@footlight/ui';
import { startTransition, useEffect, useId, useState } from 'react';
import { useSingleAction } from '../../app/use-single-action.js';
import { useSite } from '../../app/site-context.js';
import { AccountFrame } from './account-frame.js';
import styles from './account-frame.module.css';
import { errorMessage } from './error-message.js';

interface Outcome {
  readonly attempt: number;
  readonly message: string | null;
}

export interface FactorStepProps {
  readonly challenge: string;
  readonly onSignedIn: () => Promise<void>;
  /** Restarts the sign-in: a challenge expires after five minutes. */
  readonly onStartOver: () => void;
}

/** The step after the password: a code of the authenticator app or a recovery code (SIGN-113, SIGN-114). */
export const FactorStep = ({ challenge, onSignedIn, onStartOver }: FactorStepProps) => {
  const { t } = useLabels();
  const { state } = useSite();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const id = useId();
  // The previous step's field had the focus and has been removed.
  useEffect(() => document.getElementById(id)?.focus(), [id, isRecovery]);

  const [{ attempt, message }, submit, isPending] = useSingleAction<Outcome>(
    async (before) => {
      const refused = (words: string): Outcome => ({ attempt: before.attempt + 1, message: words });
      if (code.trim().length < 6) return refused(t('factorMissing'));
      const session = state.session.getState();
      const body = { challenge, code: code.trim() };
      if (await session.signInBy(() => state.client.call('loginSecondFactor', { body }))) {
        await onSignedIn();
        return { attempt: before.attempt, message: null };
      }
      const { error } = state.session.getState();
      session.clearError();
      return refused(error === null ? t('errorGeneric') : errorMessage(error, t));
    },
    { attempt: 0, message: null },
  );

  const field = isRecovery
    ? ({ name: 'recovery-code', autoComplete: 'off', autoCapitalize: 'characters', maxLength: 32 } as const)
    : ({ name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7 } as const);

  return (
    <AccountFrame title={t('factorTitle')} lead={t(isRecovery ? 'factorRecoveryLead' : 'factorLead')}>
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) startTransition(() => submit());
        }}
      >
        <FormSummary issues={[]} message={message} attempt={attempt} />
        <TextField
          {...field}
          key={field.name}
          label={t(isRecovery ? 'factorRecoveryCode' : 'factorCode')}
          required
          id={id}
          dir="ltr"
          spellCheck={false}
          value={code}
          onValue={setCode}
        />
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? t('signingIn') : t('factorContinue')}
        </Button>
        <div className={styles['actions']}>
          <Button
            onClick={() => {
              setCode('');
              setRecovery(!isRecovery);
            }}
          >
            {t(isRecovery ? 'factorUseApp' : 'factorUseRecovery')}
          </Button>
          <Button onClick={onStartOver}>{t('factorStartOver')}</Button>
        </div>
      </form>
    </AccountFrame>
  );
};
