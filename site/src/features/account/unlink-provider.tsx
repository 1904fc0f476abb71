import type { LinkedAccount, ParamsOf } from '@footlight/contract';
import { Button, Sheet, useLabels } from '@footlight/ui';
import { useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import styles from './account-area.module.css';

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
  const [isPending, start] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  const { provider, clientName } = link;
  const unlink = (): void => {
    setFailed(false);
    start(async () => {
      try {
        await state.client.call('unlinkProvider', {
          params: { provider: provider as ParamsOf<'unlinkProvider'>['provider'] },
          query: clientName === null ? {} : { clientName },
        });
        await navigate(addresses.route('logout', {}, { from: addresses.route('login') }));
      } catch (error) {
        console.warn('The provider could not be unlinked:', error);
        setFailed(true);
      }
    });
  };
  return (
    <Sheet title={t('unlinkTitle', { provider: name })} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['form']}>
        <p>{t('unlinkText', { provider: name })}</p>
        <p className={styles['failure']} role="alert" hidden={!hasFailed}>
          {hasFailed ? common('errorGeneric') : ''}
        </p>
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
