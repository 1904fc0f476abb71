import type { LinkedAccount, ParamsOf } from '@footlight/contract';
import { Button, Sheet, useLabels } from '@footlight/ui';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import styles from './account-area.module.css';
import { ProveIdentity } from './security/prove-identity.js';
import { useProvenAction } from './security/use-proven-action.js';

export interface UnlinkProviderProps {
  readonly link: LinkedAccount;
  /** Display name of the provider. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Confirms unlinking a provider; afterwards the viewer is signed out and sent to the login (ACCT-27). */
export const UnlinkProvider = ({ link, name, onClose }: UnlinkProviderProps) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state, addresses } = useSite();
  const navigate = useNavigate();
  const { run, error, isPending, waiting, dismiss } = useProvenAction();
  const { provider, clientName } = link;
  const unlink = (): void =>
    run(async () => {
      await state.client.call('unlinkProvider', {
        params: { provider: provider as ParamsOf<'unlinkProvider'>['provider'] },
        query: clientName === null ? {} : { clientName },
      });
      await navigate(addresses.route('logout', {}, { from: addresses.route('login') }));
    });
  return (
    <Sheet title={t('unlinkTitle', { provider: name })} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['form']}>
        <p>{t('unlinkText', { provider: name })}</p>
        <p className={styles['failure']} role="alert" hidden={error === null}>
          {error === null ? '' : common('errorGeneric')}
        </p>
        {waiting !== null && <ProveIdentity waiting={waiting} onProven={run} onCancel={dismiss} />}
        <div className={styles['actions']}>
          <Button className={styles['danger']} disabled={isPending} onClick={unlink}>
            {t('unlink')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </div>
    </Sheet>
  );
};
