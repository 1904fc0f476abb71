import { Button } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useAction } from '../../../shell/cards/use-action.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';

/** Says that the address is not confirmed, and sends the link again (SIGN-176). */
export const UnconfirmedEmail = ({ email }: { readonly email: string }) => {
  const t = useAccountLabels();
  const { state } = useSite();
  const { run, error, isDone, isPending } = useAction();
  return (
    <div className={styles['form']}>
      <p className={styles['text']}>{t('emailUnconfirmed', { email })}</p>
      <div className={styles['actions']}>
        <Button disabled={isPending} onClick={() => run(() => state.client.call('sendEmailConfirmation'))}>
          {t('emailConfirmAgain')}
        </Button>
        <p className={error === null ? styles['note'] : styles['failure']} role="status">
          {error ?? (isDone ? t('emailConfirmSent') : '')}
        </p>
      </div>
    </div>
  );
};
