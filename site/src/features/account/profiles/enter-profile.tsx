import type { Profile } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import { Button, ButtonLink, Sheet, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../../app/site-context.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from './profiles.module.css';

interface EnterProfileProps {
  readonly profile: Profile;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/** Asks for what a profile requires: its PIN, the password or a new sign-in (ACCT-11). */
export const EnterProfile = ({ profile, onEnter, onClose }: EnterProfileProps) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state, addresses } = useSite();
  const { action, error, enterProfile } = useStore(state.session);
  const [byPin, setByPin] = useState(profile.entry === 'pin');
  const [value, setValue] = useState('');
  const { name } = profile;
  const submit = async () => {
    if (await enterProfile(profile.id, byPin ? { pin: value } : { secret: value })) onEnter();
    else setValue('');
  };
  const change = (next: string) => setValue(byPin ? next.replaceAll(/\D/gu, '').slice(0, 4) : next);
  return (
    <Sheet title={name} closeLabel={t('close')} onClose={onClose}>
      {profile.entry === 'signIn' ? (
        <div className={styles['form']}>
          <p>{t('profileSignInAsk', { name })}</p>
          <ButtonLink look="primary" href={addresses.route('logout')}>
            {common('signOut')}
          </ButtonLink>
        </div>
      ) : (
        <form className={styles['form']} action={submit}>
          <TextField
            label={t(byPin ? 'profilePinAsk' : 'profilePasswordAsk', { name })}
            name={byPin ? 'pin' : 'password'}
            type="password"
            {...(byPin ? { inputMode: 'numeric' as const } : {})}
            autoComplete={byPin ? 'off' : 'current-password'}
            required
            value={value}
            onValue={change}
            error={error === null ? undefined : common(errorLabel(error.code))}
          />
          <div className={styles['actions']}>
            <Button type="submit" look="primary" disabled={action === 'loading'}>
              {t('profileEnter')}
            </Button>
            {byPin && (
              <Button
                look="bare"
                onClick={() => {
                  setByPin(false);
                  setValue('');
                }}
              >
                {t('profilePinForgotten')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Sheet>
  );
};
