import { Button, FormSummary, TextField, useLabels } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useSite } from '../../app/site-context.js';
import { useForm } from '../../app/use-form.js';
import { AccountFrame } from './account-frame.js';
import styles from './account-frame.module.css';
import { enterSession } from './enter-session.js';

export interface FactorStepProps {
  readonly challenge: string;
  readonly onSignedIn: () => Promise<void>;
  /** Restarts the sign-in: a challenge expires after five minutes. */
  readonly onStartOver: () => void;
}

/** Asks for a code of the authenticator app, or a recovery code (SIGN-113, SIGN-114). */
const CodeForm = ({
  challenge,
  onSignedIn,
  onStartOver,
  isRecovery,
  onRecovery,
}: FactorStepProps & {
  readonly isRecovery: boolean;
  readonly onRecovery: (isWanted: boolean) => void;
}) => {
  const { t } = useLabels();
  const { state } = useSite();
  const form = useForm({
    initial: { code: '' },
    send: async ({ code: typed }) => {
      const code = typed.trim();
      if (code.length < 6) return { message: t('factorMissing') };
      const error = await enterSession(state, () =>
        state.client.call('loginSecondFactor', { body: { challenge, code } }),
      );
      if (error === null) await onSignedIn();
      return error;
    },
  });
  const { id } = form.field('code');
  // The previous step's field had the focus and has been removed.
  useEffect(() => document.getElementById(id)?.focus(), [id, isRecovery]);

  const field = isRecovery
    ? ({ name: 'recovery-code', autoComplete: 'off', autoCapitalize: 'characters', maxLength: 32 } as const)
    : ({ name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7 } as const);

  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      <TextField
        {...form.field('code')}
        {...field}
        key={field.name}
        label={t(isRecovery ? 'factorRecoveryCode' : 'factorCode')}
        required
        dir="ltr"
        spellCheck={false}
      />
      <Button type="submit" look="primary" disabled={form.isPending}>
        {form.isPending ? t('signingIn') : t('factorContinue')}
      </Button>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            form.change('code', '');
            onRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'factorUseApp' : 'factorUseRecovery')}
        </Button>
        <Button onClick={onStartOver}>{t('factorStartOver')}</Button>
      </div>
    </form>
  );
};

/** The step after the password, without the frame of a page. */
export const FactorForm = (props: FactorStepProps) => {
  const { t } = useLabels();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <p className={styles['lead']}>{t(isRecovery ? 'factorRecoveryLead' : 'factorLead')}</p>
      <CodeForm {...props} isRecovery={isRecovery} onRecovery={setRecovery} />
    </>
  );
};

/** The step after the password. */
export const FactorStep = (props: FactorStepProps) => {
  const { t } = useLabels();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <AccountFrame title={t('factorTitle')} lead={t(isRecovery ? 'factorRecoveryLead' : 'factorLead')}>
      <CodeForm {...props} isRecovery={isRecovery} onRecovery={setRecovery} />
    </AccountFrame>
  );
};
