import type { AdministeredAccount } from '@footlight/contract';
import { Button } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useAction } from '../../shell/cards/use-action.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';
import { useRenewedAccount } from './use-renewed-account.js';

/** Signs an account out everywhere, and sends its owner a link for a new password (ACCT-43, ACCT-44). */
export const SignInHelpPart = ({ account: { id, email } }: { readonly account: AdministeredAccount }) => {
  const t = useAdministrationLabels();
  const { state, realm } = useSite();
  const renew = useRenewedAccount();
  const { run, error, isDone, isPending } = useAction();
  const act = (name: 'endAccountSessions' | 'sendAccountReset') =>
    run(async () => {
      await state.client.call(name, { params: { id } });
      await renew();
    });
  return (
    <Part title={t('adminSignInHelp')}>
      <div className={styles['actions']}>
        <Button disabled={isPending} onClick={() => act('endAccountSessions')}>
          {t('adminEndSessions')}
        </Button>
        {realm.signIn.passwordReset && (
          <Button disabled={isPending || email === null} onClick={() => act('sendAccountReset')}>
            {t('adminSendReset')}
          </Button>
        )}
      </div>
      <p className={error === null ? styles['note'] : styles['failure']} role="status">
        {error ?? (isDone ? t('adminDone') : email === null ? t('adminSendResetNone') : '')}
      </p>
    </Part>
  );
};
