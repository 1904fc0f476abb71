import { Button, useLabels } from '@footlight/ui';
import { AccountFrame } from '../account-frame.js';
import { FactorStep } from '../factor-step.js';
import { LoginForm } from '../login-form.js';
import { useFactorChallenge } from '../use-factor-challenge.js';

export interface LinkAccountProps {
  /** Called when an account has signed in, or the step was skipped. */
  readonly onDone: (hasAccount: boolean) => void;
}

/** Offers to link an existing account before a new one is created (SIGN-91). */
export const LinkAccount = ({ onDone }: LinkAccountProps) => {
  const { t } = useLabels();
  const factor = useFactorChallenge();
  const finish = (): Promise<void> => {
    onDone(true);
    return Promise.resolve();
  };
  if (factor.challenge !== null)
    return <FactorStep challenge={factor.challenge} onSignedIn={finish} onStartOver={factor.forget} />;
  return (
    <AccountFrame title={t('linkAccountTitle')} lead={t('linkAccountText')}>
      <LoginForm factor={factor} onSignedIn={finish} submitLabel={t('linkAccount')} />
      <Button onClick={() => onDone(false)}>{t('skipLinking')}</Button>
    </AccountFrame>
  );
};
