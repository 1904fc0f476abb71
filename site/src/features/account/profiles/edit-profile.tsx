import { AGE_LIMITS, AVATARS, CHILD_AGE_LIMIT, type Avatar, type Profile } from '@footlight/contract';
import { errorLabel, type AccountLabelKey } from '@footlight/i18n';
import { profilesQuery } from '@footlight/state';
import { Button, SelectField, Sheet, Switch, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useAction } from '../../../shell/cards/use-action.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { AvatarPicture } from '../../../shell/viewers/avatar-picture.js';
import styles from './profiles.module.css';

const NAMES = {
  lantern: 'avatarLantern',
  wave: 'avatarWave',
  moon: 'avatarMoon',
  star: 'avatarStar',
  boat: 'avatarBoat',
  kite: 'avatarKite',
  leaf: 'avatarLeaf',
  mask: 'avatarMask',
} as const satisfies Readonly<Record<Avatar, AccountLabelKey>>;

interface EditProfileProps {
  /** Null for a new profile. */
  readonly profile: Profile | null;
  readonly onClose: () => void;
}

/** Edits a profile's name, avatar and PIN (ACCT-9, ACCT-14). */
export const EditProfile = ({ profile, onClose }: EditProfileProps) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const { client } = state;
  const [avatar, setAvatar] = useState<Avatar>(profile?.avatar ?? AVATARS[0]);
  const [isChild, setChild] = useState(profile?.type === 'child');
  const [isLeaving, setLeaving] = useState(false);
  const change = async (work: () => Promise<unknown>): Promise<null> => {
    await work();
    await state.queries.renew(profilesQuery);
    onClose();
    return null;
  };
  const form = useForm({
    initial: {
      profileName: profile?.name ?? '',
      newPin: '',
      ageLimit: String(profile?.ageLimit ?? CHILD_AGE_LIMIT),
    },
    send: async ({ profileName, newPin: pin, ageLimit }) => {
      const name = profileName.trim();
      const issues = {
        ...(name === '' ? { profileName: common('pleaseProvideYourName') } : {}),
        ...(pin === '' || /^\d{4}$/u.test(pin) ? {} : { newPin: t('pinFourDigits') }),
      };
      if (Object.keys(issues).length > 0) return { issues };
      const body = {
        name,
        avatar,
        ...(pin === '' ? {} : { pin }),
        ...(isChild ? { ageLimit: Number(ageLimit) } : {}),
      };
      return change(() =>
        profile === null
          ? client.call('createProfile', { body: { ...body, type: isChild ? 'child' : 'adult' } })
          : client.call('saveProfile', { params: { id: profile.id }, body }),
      );
    },
    word: ({ code }) => common(errorLabel(code)),
  });
  const action = useAction();
  const error = form.summary.message ?? action.error;

  return (
    <Sheet
      title={profile === null ? t('profileNew') : t('profileEdit', { name: profile.name })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form className={styles['form']} {...form.attributes}>
        <TextField
          {...form.field('profileName')}
          label={common('name')}
          autoComplete="off"
          required
          maxLength={40}
        />
        <fieldset className={styles['pictures']} aria-label={t('profilePicture')}>
          {AVATARS.map((one) => (
            <label key={one} className={styles['choice']}>
              <input
                type="radio"
                name="avatar"
                checked={one === avatar}
                aria-label={t(NAMES[one])}
                onChange={() => setAvatar(one)}
              />
              <AvatarPicture avatar={one} />
            </label>
          ))}
        </fieldset>
        {profile === null && (
          <Switch
            label={t('profileChild')}
            hint={t('profileChildHint')}
            checked={isChild}
            onChange={setChild}
          />
        )}
        {isChild && (
          <>
            <SelectField
              label={t('profileAgeLimit')}
              value={form.values.ageLimit}
              options={AGE_LIMITS.map((age) => ({ value: String(age), label: String(age) }))}
              onChange={(age) => form.change('ageLimit', age)}
            />
            <p>{t('profileAgeLimitHint')}</p>
          </>
        )}
        <TextField
          {...form.field('newPin')}
          label={t('profilePin')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          onValue={(next) => form.change('newPin', next.replaceAll(/\D/gu, '').slice(0, 4))}
          hint={t(profile?.hasPin === true ? 'profilePinSet' : 'profilePinHint')}
        />
        <p className={styles['failure']} role="alert" hidden={error === null}>
          {error}
        </p>
        {isLeaving && profile !== null && <p>{t('profileDeleteText', { name: profile.name })}</p>}
        <div className={styles['actions']}>
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
          {profile?.hasPin === true && (
            <Button
              onClick={() =>
                action.run(() =>
                  change(() =>
                    client.call('saveProfile', { params: { id: profile.id }, body: { pin: null } }),
                  ),
                )
              }
            >
              {t('profilePinRemove')}
            </Button>
          )}
          {profile !== null && !profile.current && (
            <Button
              onClick={() => {
                if (isLeaving)
                  action.run(() =>
                    change(() => client.call('deleteProfile', { params: { id: profile.id } })),
                  );
                else setLeaving(true);
              }}
            >
              {t('profileDelete')}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
};
