import type { Profile } from '@footlight/contract';
import { returnTarget } from '@footlight/domain';
import { profilesQuery } from '@footlight/state';
import { ButtonLink, classNames, headings, useLabels } from '@footlight/ui';
import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { ForViewers } from '../../../shell/viewers/for-viewers.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';
import { AvatarPicture } from '../../../shell/viewers/avatar-picture.js';
import { EditProfile } from './edit-profile.js';
import { EnterProfile } from './enter-profile.js';
import styles from './profiles.module.css';
import { LoadError } from '../../../shell/pages/load-error.js';

const Profiles = () => {
  const t = useAccountLabels();
  const { state, addresses, origin } = useSite();
  const { enterProfile, clearError } = useStore(state.session);
  const viewer = useViewer();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = query.get('from');
  const profiles = useQuery(profilesQuery, {});
  const { data, status } = profiles;
  const [entering, setEntering] = useState<Profile | null>(null);
  const [editing, setEditing] = useState<Profile | 'new' | null>(null);
  const mayManage = viewer?.pro?.tp === 'adult' && viewer.impersonation === undefined;
  const isManaging = mayManage && query.get('manage') === '1';

  const leave = () =>
    void navigate(returnTarget(wanted, origin) ?? addresses.route('home'), { replace: true });
  const choose = async (profile: Profile) => {
    if (isManaging) setEditing(profile);
    else if (profile.current) leave();
    else if (profile.entry === 'open') {
      if (await enterProfile(profile.id, {})) leave();
    } else {
      clearError();
      setEntering(profile);
    }
  };

  if (data === null) return status === 'failed' ? <LoadError entry={profiles} /> : <WaitingPage />;
  return (
    <section className={styles['page']}>
      <h1 className={classNames(headings['feature'], styles['title'])}>
        {t(isManaging ? 'profilesManage' : 'whoIsWatching')}
      </h1>
      <ul className={styles['people']}>
        {data.profiles.map((profile) => (
          <li key={profile.id}>
            <button
              type="button"
              className={styles['person']}
              aria-current={profile.current ? 'true' : undefined}
              onClick={() => void choose(profile)}
            >
              <AvatarPicture avatar={profile.avatar} />
              <span className={styles['name']}>
                <span dir="auto">{profile.name}</span>
                {profile.entry !== 'open' && !isManaging && (
                  <Lock size={16} role="img" aria-label={t('profileLocked')} />
                )}
              </span>
              {profile.type === 'child' && <span className={styles['kind']}>{t('profileChild')}</span>}
            </button>
          </li>
        ))}
        {isManaging && data.profiles.length < data.limit && (
          <li>
            <button type="button" className={styles['person']} onClick={() => setEditing('new')}>
              <span className={styles['add']} aria-hidden="true">
                <Plus strokeWidth={1.4} />
              </span>
              <span className={styles['name']}>{t('profileAdd')}</span>
            </button>
          </li>
        )}
      </ul>
      {mayManage && (
        <ButtonLink href={addresses.route('profiles', {}, isManaging ? {} : { manage: '1' })}>
          {t(isManaging ? 'profilesDone' : 'profilesManage')}
        </ButtonLink>
      )}
      {entering !== null && (
        <EnterProfile profile={entering} onEnter={leave} onClose={() => setEntering(null)} />
      )}
      {editing !== null && (
        <EditProfile profile={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </section>
  );
};

/** Chooses and manages the account's profiles (ACCT-10). */
export const ProfilesPage = () => {
  const { t } = useLabels();
  return (
    <>
      <PageTitle of={t('profilesSwitch')} />
      <ForViewers>
        <Profiles />
      </ForViewers>
    </>
  );
};

export const profilesPage = definePage({ Component: ProfilesPage, layout: { bare: true } });
