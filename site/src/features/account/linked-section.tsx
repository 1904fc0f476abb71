import type { LinkedAccount } from '@footlight/contract';
import { linkedProvidersQuery } from '@footlight/state';
import { Button, formatDay, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import {
  isRedirected,
  isTvProvider,
  providerLabel,
  type RealmProvider,
} from '../sign-in/redirect/redirect-providers.js';
import { useBeginSignIn } from '../sign-in/redirect/use-begin-sign-in.js';
import { useProviderNames } from '../sign-in/redirect/use-provider-names.js';
import styles from './account-area.module.css';
import { Loaded } from '../../shell/pages/loaded.js';
import { Part } from './part.js';
import { PendingLinkPart } from './pending-link-part.js';
import { LinkIdentities } from './link-identities.js';
import { ProveIdentity } from './security/prove-identity.js';
import { useProvenAction } from './security/use-proven-action.js';
import { UnlinkProvider } from './unlink-provider.js';

const isSame = (provider: RealmProvider, link: LinkedAccount): boolean =>
  provider.name === link.provider && (provider.clientName ?? null) === link.clientName;

/** Buttons of the providers that are not linked yet, and one entry for all TV providers (SIGN-82, ACCT-40). */
const LinkMore = ({ unlinked }: { readonly unlinked: readonly RealmProvider[] }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { addresses, realm } = useSite();
  const here = addresses.route('account', { section: 'linked' });
  const { begin, status } = useBeginSignIn({ from: here });
  const navigate = useNavigate();
  const proven = useProvenAction();
  const { state } = useSite();
  /** Asks for a proof of identity before the browser leaves: linking needs a recent one (SIGN-121). */
  const link = (go: () => Promise<void>): void =>
    proven.run(async () => {
      await state.client.call('getIdentityProof');
      await go();
    });
  const providers = unlinked.filter(isRedirected);
  const hasTv = unlinked.some(isTvProvider);
  const firebase = unlinked.some(({ name }) => name === 'FIREBASE') ? realm.signIn.firebase : undefined;
  const hasIdentities = (firebase?.identityProviders.length ?? 0) > 0;
  if (providers.length === 0 && !hasTv && !hasIdentities) return null;
  return (
    <Part title={t('linkedAddTitle')}>
      <p className={styles['text']}>{t('linkedAddText')}</p>
      <div className={styles['actions']}>
        {providers.map((provider) => (
          <Button
            key={`${provider.name} ${provider.clientName ?? ''}`}
            disabled={status === 'leaving'}
            onClick={() => link(() => begin(provider, 'LINK'))}
          >
            {t('linkedAdd', { provider: providerLabel(provider) })}
          </Button>
        ))}
        {firebase !== undefined && <LinkIdentities settings={firebase} here={here} onLink={link} />}
        {hasTv && (
          <Button
            onClick={() => link(async () => navigate(addresses.route('providers', {}, { from: here })))}
          >
            {t('linkedAddTv')}
          </Button>
        )}
      </div>
      {proven.waiting !== null && (
        <ProveIdentity waiting={proven.waiting} onProven={proven.run} onCancel={proven.dismiss} />
      )}
      <p className={styles['failure']} role="alert" hidden={proven.error === null}>
        {proven.error ?? ''}
      </p>
      {status === 'failed' && (
        <p className={styles['failure']} role="alert">
          {common('errorProviderFailed')}
        </p>
      )}
    </Part>
  );
};

/** External providers that the account signs in with: unlinking each, and linking more (ACCT-27). */
export const LinkedSection = () => {
  const { language } = useLabels();
  const t = useAccountLabels();
  const { realm } = useSite();
  const { providers } = realm.signIn;
  const list = useQuery(linkedProvidersQuery, {});
  const nameOf = useProviderNames();
  const [unlinking, setUnlinking] = useState<LinkedAccount | null>(null);
  return (
    <Loaded entry={list}>
      {({ linkedAccounts }) => (
        <>
          <PendingLinkPart />
          <Part title={t('linkedTitle')}>
            <p className={styles['text']}>{t(linkedAccounts.length === 0 ? 'linkedNone' : 'linkedLead')}</p>
            <ul className={styles['list']}>
              {linkedAccounts.map((link) => (
                <li key={`${link.provider} ${link.clientName ?? ''}`} className={styles['row']}>
                  <div className={styles['words']}>
                    <p className={styles['name']}>{nameOf(link)}</p>
                    <p className={styles['details']}>
                      {link.email !== null && <bdi>{link.email} · </bdi>}
                      {t('linkedSince', { date: formatDay(link.linkedAt, language) })}
                    </p>
                    {!link.mayUnlink && <p className={styles['details']}>{t('linkedOnly')}</p>}
                  </div>
                  {link.mayUnlink && (
                    <Button
                      aria-label={t('unlinkOf', { provider: nameOf(link) })}
                      onClick={() => setUnlinking(link)}
                    >
                      {t('unlink')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Part>
          <LinkMore
            unlinked={providers.filter((provider) => !linkedAccounts.some((link) => isSame(provider, link)))}
          />
          {unlinking !== null && (
            <UnlinkProvider link={unlinking} name={nameOf(unlinking)} onClose={() => setUnlinking(null)} />
          )}
        </>
      )}
    </Loaded>
  );
};
