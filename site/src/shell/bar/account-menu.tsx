import type { Avatar } from '@footlight/contract';
import { Link, Menu, useLabels } from '@footlight/ui';
import { useNavigate } from 'react-router-dom';
import { useViewer, useSite } from '../../app/site-context.js';
import { AvatarPicture } from '../viewers/avatar-picture.js';
import styles from './account-menu.module.css';

/** Menu of the signed-in viewer: their pages, preferences and sign-out. Its button shows the profile that is in use. */
export const AccountMenu = ({
  name,
  avatar,
}: {
  /** The profile's, or the account's until one is chosen. */
  readonly name: string;
  readonly avatar?: Avatar | undefined;
}) => {
  const { t } = useLabels();
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const role = useViewer()?.rol;
  return (
    <Menu
      label={t('accountOf', { name })}
      button={
        <span className={styles['initial']} aria-hidden="true">
          {avatar === undefined ? name.charAt(0).toUpperCase() : <AvatarPicture avatar={avatar} />}
        </span>
      }
    >
      <Link href={addresses.route('account')}>{t('myAccount')}</Link>
      <Link href={addresses.route('profiles')}>{t('profilesSwitch')}</Link>
      <Link href={addresses.route('favourites')}>{t('favouritesList')}</Link>
      {realm.watchlists.enabled && <Link href={addresses.route('watchlists')}>{t('watchlistMine')}</Link>}
      <Link href={addresses.route('history')}>{t('historyTitle')}</Link>
      <Link href={addresses.route('preferences')}>{t('preferencesTitle')}</Link>
      {(role === 'admin' || role === 'finance') && (
        <Link href={addresses.route(role === 'admin' ? 'administration' : 'finance')}>
          {t('administration')}
        </Link>
      )}
      <button type="button" onClick={() => void navigate(addresses.route('logout'))}>
        {t('signOut')}
      </button>
    </Menu>
  );
};
