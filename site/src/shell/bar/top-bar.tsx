import { signInAction } from '@footlight/domain';
import { Brand, ButtonLink, Link, useLabels } from '@footlight/ui';
import { UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSignedInUser, useSite } from '../../app/site-context.js';
import { isSignInPage, signInQuery } from '../../navigation/sign-in-query.js';
import { AccountMenu } from './account-menu.js';
import { LanguageMenu } from './language-menu.js';
import { LiveNow } from './live-now.js';
import { MainMenu } from './main-menu.js';
import { MenuDrawer } from './menu-drawer.js';
import { useHome } from './menu-entries.js';
import { SearchLink } from './search-link.js';
import { useSidePanel } from '../panel/side-panel.js';
import styles from './top-bar.module.css';
import { useBarVisibility } from './use-bar-visibility.js';

/** Sign-up and sign-in links; on narrow screens a single profile icon that opens both. */
const GuestLinks = () => {
  const { t } = useLabels();
  const { realm, addresses, origin } = useSite();
  const { pathname, search } = useLocation();
  const { view, toggle } = useSidePanel();
  const query = signInQuery(pathname, search);
  const { from: here = addresses.route('home') } = query;
  const destination = signInAction(realm.signIn, `${origin}${here}`);
  return (
    <>
      {realm.signIn.selfRegistration && (
        <Link href={addresses.route('signup', {}, query)} className={styles['signUp'] ?? ''}>
          {t('signUp')}
        </Link>
      )}
      <ButtonLink
        href={addresses.route(destination.leads === 'openId' ? 'oidcLogin' : 'login', {}, query)}
        className={styles['signIn'] ?? ''}
        aria-label={t('signIn')}
        {...(destination.leads === 'panel'
          ? ({ 'aria-expanded': view === 'signIn', 'aria-haspopup': 'dialog' } as const)
          : {})}
        onClick={(click) => {
          const isLink = destination.leads === 'page' || destination.leads === 'openId';
          if (isSignInPage(pathname) || isLink || click.metaKey || click.ctrlKey) return;
          click.preventDefault();
          if (destination.leads === 'panel') toggle('signIn');
          else location.assign(destination.address);
        }}
      >
        <span className={styles['words']}>{t('signIn')}</span>
        <UserRound className={styles['profile']} aria-hidden="true" />
      </ButtonLink>
    </>
  );
};

/** The top bar: logo, navigation and account. */
export const TopBar = ({
  always,
}: {
  /** Whether the bar stays visible while scrolling; used on pages of a single title. */
  readonly always: boolean;
}) => {
  const { t } = useLabels();
  const { realm } = useSite();
  const user = useSignedInUser();
  const home = useHome();
  const { visible, atTop } = useBarVisibility(always || realm.navbarLayout === 'SIDEBAR');

  return (
    <header
      className={styles['bar']}
      data-hidden={!visible}
      data-top={atTop}
      data-layout={realm.navbarLayout}
    >
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles['fold']}>
        <MenuDrawer />
      </div>
      {home === null ? (
        <span className={styles['brand']}>
          <Brand name={realm.name} logo={realm.logo} />
        </span>
      ) : (
        <Link href={home} className={styles['brand'] ?? ''}>
          <Brand name={realm.name} logo={realm.logo} />
        </Link>
      )}
      <MainMenu />
      <div className={styles['end']}>
        <SearchLink />
        <LiveNow />
        {user !== null ? (
          <AccountMenu name={user.pro?.name ?? user.name ?? user.email ?? ''} avatar={user.pro?.avatar} />
        ) : (
          <>
            {realm.languageBadge && <LanguageMenu />}
            <GuestLinks />
          </>
        )}
      </div>
    </header>
  );
};
