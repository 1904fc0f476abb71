import { Link, Menu, useLabels } from '@footlight/ui';
import { useNavigate } from 'react-router-dom';
import { useViewer, useSite } from '../../app/site-context.js';
import styles from './account-menu.module.css';

/** Menu of the signed-in viewer: their pages, preferences and sign-out. */
export const AccountMenu = ({ name }: { readonly name: string }) => {
  const { t } = useLabels();
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const isAdmin = useViewer()?.rol === 'admin';
  return (
    <Menu
      label={t('accountOf', { name })}
      button={
        <span className={styles['initial']} aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      }
    >
      <Link href={addresses.route('account')}>{t('myAccount')}</Link>
      <Link href={addresses.route('profiles')}>{t('profilesSwitch')}</Link>
      <Link href={addresses.route('favourites')}>{t('favouritesList')}</Link>
      {realm.watchlists.enabled && <Link href={addresses.route('watchlists')}>{t('watchlistMine')}</Link>}
      <Link href={addresses.route('history')}>{t('historyTitle')}</Link>
      <Link href={addresses.route('preferences')}>{t('preferencesTitle')}</Link>
      {isAdmin && <Link href={addresses.route('administration')}>{t('administration')}</Link>}
      <button type="button" onClick={() => void navigate(addresses.route('logout'))}>
        {t('signOut')}
      </button>
    </Menu>
  );
};
