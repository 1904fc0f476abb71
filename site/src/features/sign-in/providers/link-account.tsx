import { Button, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { AccountFrame } from '../account-frame.js';
import { CredentialsForm } from '../credentials-form.js';
import { enterSession } from '../enter-session.js';

export interface LinkAccountProps {
  /** Called when the account has signed in or the step was skipped. */
  readonly onDone: () => void;
}

/** Offers to link an existing account before a new one is created (SIGN-91). */
export const LinkAccount = ({ onDone }: LinkAccountProps) => {
  const { t } = useLabels();
  const { state } = useSite();
  return (
    <AccountFrame title={t('linkAccountTitle')} lead={t('linkAccountText')}>
      <CredentialsForm
        account="email"
        submitLabel={t('linkAccount')}
        pendingLabel={t('linkAccount')}
        send={async (body) => {
          const error = await enterSession(state, () => state.client.call('login', { body }));
          if (error === null) onDone();
          return error;
        }}
      >
        <Button onClick={onDone}>{t('skipLinking')}</Button>
      </CredentialsForm>
    </AccountFrame>
  );
};
