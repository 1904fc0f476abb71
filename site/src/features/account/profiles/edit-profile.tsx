import { AVATARS, type Avatar, type Profile } from '@footlight/contract';
import { errorLabel, type AccountLabelKey } from '@footlight/i18n';
import { callErrorOf, profilesQuery, type CallError } from '@footlight/state';
import { Button, Sheet, Switch, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { AvatarPicture } from './avatar-picture.js';
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
  const [name, setName] = useState(profile?.name ?? '');
  const [avatar, setAvatar] = useState<Avatar>(profile?.avatar ?? AVATARS[0]);
  const [isChild, setChild] = useState(false);
  const [pin, setPin] = useState('');
  const [isTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  const change = async (work: () => Promise<unknown>) => {
    setError(null);
    try {
      await work();
      await state.queries.renew(profilesQuery);
      onClose();
    } catch (error) {
      setError(callErrorOf(error));
    }
  };
  const isNamed = name.trim() !== '';
  const isPin = pin === '' || /^\d{4}$/u.test(pin);
  const save = async () => {
    setTried(true);
    if (!isNamed || !isPin) return;
    const body = { name: name.trim(), avatar, ...(pin === '' ? {} : { pin }) };
    await change(() =>
      profile === null
        ? client.call('createProfile', { body: { ...body, type: isChild ? 'child' : 'adult' } })
        : client.call('saveProfile', { params: { id: profile.id }, body }),
    );
  };

  return (
    <Sheet
      title={profile === null ? t('profileNew') : t('profileEdit', { name: profile.name })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate action={save}>
        <TextField
          label={common('name')}
          name="profileName"
          autoComplete="off"
          required
          maxLength={40}
          value={name}
          onValue={setName}
          error={isTried && !isNamed ? common('pleaseProvideYourName') : undefined}
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
        <TextField
          label={t('profilePin')}
          name="newPin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onValue={(next) => setPin(next.replaceAll(/\D/gu, '').slice(0, 4))}
          hint={t(profile?.hasPin === true ? 'profilePinSet' : 'profilePinHint')}
          error={isTried && !isPin ? t('pinFourDigits') : undefined}
        />
        <p className={styles['failure']} role="alert" hidden={error === null}>
          {error === null ? '' : common(errorLabel(error.code))}
        </p>
        {isLeaving && profile !== null && <p>{t('profileDeleteText', { name: profile.name })}</p>}
        <div className={styles['actions']}>
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
          {profile?.hasPin === true && (
            <Button
              onClick={() =>
                void change(() =>
                  client.call('saveProfile', { params: { id: profile.id }, body: { pin: null } }),
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
                  void change(() => client.call('deleteProfile', { params: { id: profile.id } }));
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
