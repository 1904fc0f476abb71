import type { StayingAccount } from '@footlight/domain';
import { linkedProvidersQuery } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite, useViewer } from '../../app/site-context.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import { forgetPendingLink, readPendingLink } from '../sign-in/conflict/pending-link.js';
import styles from './account-area.module.css';
import { Part } from './part.js';
import { ProveIdentity } from './security/prove-identity.js';
import { useProvenAction } from './security/use-proven-action.js';

/**
 * Asks whether to link the provider that was refused because this account has its address (SIGN-170), or which of two accounts
 * of the viewer stays (SIGN-181).
 */
export const PendingLinkPart = () => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state, addresses } = useSite();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [link, setLink] = useState(readPendingLink);
  const [linked, setLinked] = useState<string | null>(null);
  const proven = useProvenAction();
  const answer = (): void => {
    forgetPendingLink();
    setLink(null);
  };
  if (link === null)
    return (
      <p className={styles['note']} role="status">
        {linked === null ? '' : t('pendingLinkDone', { provider: linked })}
      </p>
    );
  const { provider, token, stays, otherAccount = '' } = link;
  const account = viewer?.email ?? viewer?.name ?? common('viewerWithoutName');
  const send = (chosen?: StayingAccount): void =>
    proven.run(async () => {
      await state.client.call('linkPendingProvider', {
        body: { pendingLink: token, ...(chosen === undefined ? {} : { stays: chosen }) },
      });
      answer();
      if (chosen === 'OTHER') {
        // This account signs in differently from now on; the other one is signed in to with the provider.
        await navigate(addresses.route('logout', {}, { from: addresses.route('login') }));
        return;
      }
      setLinked(provider);
      await state.queries.renew(linkedProvidersQuery);
    });
  return (
    <Part title={t(stays === undefined ? 'pendingLinkTitle' : 'mergeTitle', { provider })}>
      <p className={styles['text']}>
        {stays === undefined
          ? t('pendingLinkText', { provider, account })
          : t('mergeText', { provider, account, other: otherAccount })}
      </p>
      <p className={styles['failure']} role="alert" hidden={proven.error === null}>
        {proven.error ?? ''}
      </p>
      {proven.waiting !== null && (
        <ProveIdentity waiting={proven.waiting} onProven={proven.run} onCancel={proven.dismiss} />
      )}
      <div className={styles['actions']}>
        {stays === undefined && (
          <Button look="primary" disabled={proven.isPending} onClick={() => send()}>
            {t('linkedAdd', { provider })}
          </Button>
        )}
        {stays?.map((which) => (
          <Button key={which} look="primary" disabled={proven.isPending} onClick={() => send(which)}>
            {t('mergeKeep', { account: which === 'THIS' ? account : otherAccount })}
          </Button>
        ))}
        <Button disabled={proven.isPending} onClick={answer}>
          {t('pendingLinkRefuse')}
        </Button>
      </div>
    </Part>
  );
};
