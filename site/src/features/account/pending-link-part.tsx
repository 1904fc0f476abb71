import { linkedProvidersQuery } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite, useViewer } from '../../app/site-context.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import { forgetPendingLink, readPendingLink } from '../sign-in/conflict/pending-link.js';
import styles from './account-area.module.css';
import { Part } from './part.js';
import { ProveIdentity } from './security/prove-identity.js';
import { useProvenAction } from './security/use-proven-action.js';

/** Asks whether to link the provider that was refused because this account has its address (SIGN-170). */
export const PendingLinkPart = () => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
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
  const { provider, token } = link;
  const account = viewer?.email ?? viewer?.name ?? common('viewerWithoutName');
  return (
    <Part title={t('pendingLinkTitle', { provider })}>
      <p className={styles['text']}>{t('pendingLinkText', { provider, account })}</p>
      <p className={styles['failure']} role="alert" hidden={proven.error === null}>
        {proven.error ?? ''}
      </p>
      {proven.waiting !== null && (
        <ProveIdentity waiting={proven.waiting} onProven={proven.run} onCancel={proven.dismiss} />
      )}
      <div className={styles['actions']}>
        <Button
          look="primary"
          disabled={proven.isPending}
          onClick={() =>
            proven.run(async () => {
              await state.client.call('linkPendingProvider', { body: { pendingLink: token } });
              answer();
              setLinked(provider);
              await state.queries.renew(linkedProvidersQuery);
            })
          }
        >
          {t('linkedAdd', { provider })}
        </Button>
        <Button disabled={proven.isPending} onClick={answer}>
          {t('pendingLinkRefuse')}
        </Button>
      </div>
    </Part>
  );
};
