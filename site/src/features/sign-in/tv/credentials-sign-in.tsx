import type { Client } from '@footlight/client';
import type { AuthTokens } from '@footlight/contract';
import { callErrorOf, type CallError } from '@footlight/state';
import { Button, TextField, useLabels } from '@footlight/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { FormError } from '../form-error.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { partnerLabel } from './partners.js';

interface Credentials {
  readonly id: string;
  readonly secret: string;
}

export interface CredentialsSignInProps {
  readonly provider: 'PBR' | 'SPTV';
  readonly exchange: (client: Client, credentials: Credentials) => Promise<AuthTokens>;
  /** Rendered below the form. */
  readonly below?: ReactNode;
}

/** Sign-in with the id and password of an account at another company. */
export const CredentialsSignIn = ({ provider, exchange, below }: CredentialsSignInProps) => {
  const { t } = useLabels();
  const { state, realm } = useSite();
  const leave = useAfterSignIn();
  const [id, setId] = useState('');
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<CallError | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await state.enterWith((client) => exchange(client, { id: id.trim(), secret }));
      await leave();
    } catch (error) {
      setError(callErrorOf(error));
    } finally {
      setBusy(false);
    }
  };
  const title = t('signInWithProvider', { provider: partnerLabel(realm.signIn, provider) });

  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t('signInLead')}>
        <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('providerId')}
            name="id"
            autoComplete="username"
            autoCapitalize="none"
            required
            value={id}
            onValue={setId}
          />
          <TextField
            label={t('password')}
            name="secret"
            type="password"
            autoComplete="current-password"
            required
            value={secret}
            onValue={setSecret}
          />
          <FormError error={error} />
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? t('signingIn') : t('signIn')}
          </Button>
        </form>
        {below !== undefined && <p className={styles['other']}>{below}</p>}
      </AccountFrame>
    </>
  );
};
