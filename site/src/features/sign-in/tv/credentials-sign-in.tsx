import type { Client } from '@footlight/client';
import type { AuthTokens } from '@footlight/contract';
import { useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../app/error-message.js';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { AccountConflict } from '../conflict/account-conflict.js';
import { useAccountConflict } from '../conflict/use-account-conflict.js';
import { CredentialsForm } from '../credentials-form.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { partnerLabel } from './partners.js';

export interface CredentialsSignInProps {
  readonly provider: 'PBR' | 'SPTV';
  readonly exchange: (
    client: Client,
    credentials: { readonly id: string; readonly secret: string },
  ) => Promise<AuthTokens>;
  /** Rendered below the form. */
  readonly below?: ReactNode;
}

/** Sign-in with the id and password of an account at another company. */
export const CredentialsSignIn = ({ provider, exchange, below }: CredentialsSignInProps) => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const leave = useAfterSignIn();
  const label = partnerLabel(realm.signIn, provider);
  const title = t('signInWithProvider', { provider: label });
  const { conflict, run } = useAccountConflict();
  if (conflict !== null)
    return <AccountConflict error={conflict} provider={label} back={addresses.route('login')} />;
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t('signInLead')}>
        <CredentialsForm
          account="partner"
          submitLabel={t('signIn')}
          pendingLabel={t('signingIn')}
          word={(error) =>
            error.code === 'INVALID_CREDENTIALS' ? t('providerIdWrong') : errorMessage(error, t)
          }
          send={(credentials) =>
            run(async () => {
              await state.enterWith((client) => exchange(client, credentials));
              await leave();
            })
          }
        />
        {below !== undefined && <p className={styles['other']}>{below}</p>}
      </AccountFrame>
    </>
  );
};
