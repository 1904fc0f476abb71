import type { BodyOf } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import { Button, TextField, useLabels } from '@footlight/ui';
import { startTransition, useState } from 'react';
import { passkeyErrorOf, signChallenge, useSupportsPasskeys } from '../../../app/passkeys.js';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useAction } from '../../../shell/cards/use-action.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import type { WaitingForProof } from './use-proven-action.js';

export interface ProveIdentityProps {
  readonly waiting: WaitingForProof;
  readonly onProven: (work: () => Promise<unknown>) => void;
  readonly onCancel: () => void;
}

/** Requests the password, a code or a passkey before the pending action runs (SIGN-121). */
export const ProveIdentity = ({ waiting: { methods, work }, onProven, onCancel }: ProveIdentityProps) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const isSupported = useSupportsPasskeys();
  const hasPassword = methods.includes('password');
  const hasPasskey = methods.includes('passkey') && isSupported;
  const hasCode = methods.includes('code');

  const [isUnused, setUnused] = useState(false);
  const prove = async (body: BodyOf<'proveIdentity'>): Promise<null> => {
    await state.client.call('proveIdentity', { body });
    startTransition(() => onProven(work));
    return null;
  };
  const form = useForm({
    initial: { password: '', code: '' },
    required: hasPassword
      ? { password: common('pleaseProvideYourPassword') }
      : hasCode
        ? { code: t('proveCode') }
        : {},
    send: async ({ password: secret, code }) => {
      if (hasPassword) return prove({ secret });
      return hasCode ? prove({ code: code.trim() }) : {};
    },
    word: ({ code }) => common(errorLabel(code)),
  });
  const passkey = useAction();
  const proveByPasskey = (): void => {
    setUnused(false);
    passkey.run(async () => {
      const credential = await signChallenge(state.client).catch((error: unknown) => {
        if (passkeyErrorOf(error) === null) throw error;
        setUnused(true);
      });
      if (credential !== undefined) await prove({ credential });
    });
  };
  const isPending = form.isPending || passkey.isPending;
  const error = isUnused ? common('passkeyNotUsed') : (passkey.error ?? form.summary.message);

  return (
    <form className={styles['form']} {...form.attributes} aria-label={t('proveTitle')}>
      <p className={styles['name']}>{t('proveTitle')}</p>
      {!hasPassword && !hasPasskey && !hasCode && <p className={styles['text']}>{t('proveBySignIn')}</p>}
      {hasPassword && (
        <TextField
          {...form.field('password')}
          label={common('password')}
          type="password"
          autoComplete="current-password"
          required
          hint={t('provePassword')}
        />
      )}
      {hasCode && (
        <TextField
          {...form.field('code')}
          label={t('twoStepCode')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={32}
          hint={t('proveCode')}
        />
      )}
      <p className={styles['failure']} role="alert" hidden={error === null}>
        {error ?? ''}
      </p>
      <div className={styles['actions']}>
        {(hasPassword || hasCode) && (
          <Button type="submit" look="primary" disabled={isPending}>
            {t('proveContinue')}
          </Button>
        )}
        {hasPasskey && (
          <Button disabled={isPending} onClick={proveByPasskey}>
            {t('provePasskey')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
