import { errorLabel } from '@footlight/i18n';
import { callErrorOf } from '@footlight/state';
import { Button, TextField, useLabels } from '@footlight/ui';
import { startTransition, useState, useTransition } from 'react';
import { passkeyErrorOf, signChallenge, useSupportsPasskeys } from '../../../app/passkeys.js';
import { useSite } from '../../../app/site-context.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import type { WaitingForProof } from './use-proven-action.js';

export interface ProveIdentityProps {
  readonly waiting: WaitingForProof;
  readonly onProven: (work: () => Promise<unknown>) => void;
  readonly onCancel: () => void;
}

/** Requests the password or a passkey before the pending action runs (SIGN-121). */
export const ProveIdentity = ({ waiting: { methods, work }, onProven, onCancel }: ProveIdentityProps) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const isSupported = useSupportsPasskeys();
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, start] = useTransition();
  const hasPassword = methods.includes('password');
  const hasPasskey = methods.includes('passkey') && isSupported;

  const prove = (bodyOf: () => Promise<Parameters<typeof send>[0]>) =>
    start(async () => {
      setError(null);
      try {
        await send(await bodyOf());
        startTransition(() => onProven(work));
      } catch (error) {
        setError(
          passkeyErrorOf(error) === null
            ? common(errorLabel(callErrorOf(error).code))
            : common('passkeyNotUsed'),
        );
      }
    });
  const send = (body: {
    readonly secret?: string;
    readonly credential?: Awaited<ReturnType<typeof signChallenge>>;
  }) => state.client.call('proveIdentity', { body });

  return (
    <form
      className={styles['form']}
      aria-label={t('proveTitle')}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (hasPassword) prove(() => Promise.resolve({ secret }));
      }}
    >
      <p className={styles['name']}>{t('proveTitle')}</p>
      {!hasPassword && !hasPasskey && <p className={styles['text']}>{t('proveBySignIn')}</p>}
      {hasPassword && (
        <TextField
          label={common('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={secret}
          onValue={setSecret}
          hint={t('provePassword')}
        />
      )}
      <p className={styles['failure']} role="alert" hidden={error === null}>
        {error ?? ''}
      </p>
      <div className={styles['actions']}>
        {hasPassword && (
          <Button type="submit" look="primary" disabled={isPending}>
            {t('proveContinue')}
          </Button>
        )}
        {hasPasskey && (
          <Button
            disabled={isPending}
            onClick={() => prove(async () => ({ credential: await signChallenge(state.client) }))}
          >
            {t('provePasskey')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
