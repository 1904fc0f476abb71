import type { Profile } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import { Button, ButtonLink, Sheet, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
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
  const [byPin, setByPin] = useState(profile.entry === 'pin');
  const { name } = profile;
  const askLabel = t(byPin ? 'profilePinAsk' : 'profilePasswordAsk', { name });
  const form = useForm({
    initial: { proof: '' },
    required: { proof: common('fieldEmpty', { label: askLabel }) },
    send: async ({ proof }) => {
      const session = state.session.getState();
      if (await session.enterProfile(profile.id, byPin ? { pin: proof } : { secret: proof })) {
        onEnter();
        return null;
      }
      form.setValues({ proof: '' });
      return state.session.getState().error ?? {};
    },
    word: ({ code }) => ({ issues: { proof: common(errorLabel(code)) } }),
  });
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
        <form className={styles['form']} {...form.attributes}>
          <TextField
            {...form.field('proof')}
            label={askLabel}
            name={byPin ? 'pin' : 'password'}
            type="password"
            {...(byPin ? { inputMode: 'numeric' as const } : {})}
            autoComplete={byPin ? 'off' : 'current-password'}
            required
            onValue={(next) => form.change('proof', byPin ? next.replaceAll(/\D/gu, '').slice(0, 4) : next)}
          />
          <div className={styles['actions']}>
            <Button type="submit" look="primary" disabled={form.isPending}>
              {t('profileEnter')}
            </Button>
            {byPin && (
              <Button
                look="bare"
                onClick={() => {
                  setByPin(false);
                  form.setValues({ proof: '' });
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
