import { Button, TextField, useLabels } from '@footlight/ui';
import { useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../../app/site-context.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { FormError } from '../form-error.js';

export interface LinkAccountProps {
  /** Called when the account has signed in or the step was skipped. */
  readonly onDone: () => void;
}

/** Offers to link an existing account before a new one is created (SIGN-91). */
export const LinkAccount = ({ onDone }: LinkAccountProps) => {
  const { t } = useLabels();
  const { state } = useSite();
  const { action, error, signIn } = useStore(state.session);
  const [id, setId] = useState('');
  const [secret, setSecret] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await signIn({ id: id.trim(), secret })) onDone();
  };
  return (
    <AccountFrame title={t('linkAccountTitle')} lead={t('linkAccountText')}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={id}
          onValue={setId}
        />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={secret}
          onValue={setSecret}
        />
        <FormError error={error} />
        <Button type="submit" look="primary" disabled={action === 'loading'}>
          {t('linkAccount')}
        </Button>
        <Button onClick={onDone}>{t('skipLinking')}</Button>
      </form>
    </AccountFrame>
  );
};
