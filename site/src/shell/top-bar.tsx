import { Brand, ButtonLink, Link, Menu, useLabels } from '@footlight/ui';
import { MenuIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useReader, useSite } from '../app/site-context.js';
import { signInQuery } from '../navigation/sign-in-query.js';
import { AccountMenu } from './account-menu.js';
import { LanguageMenu } from './language-menu.js';
import { LiveNow } from './live-now.js';
import styles from './top-bar.module.css';
import { useBarVisibility } from './use-bar-visibility.js';

export interface TopBarProps {
  /** Pages of one title keep the bar in sight. */
  readonly always: boolean;
}

/** The edge of the stage: where one is, where one may go, who one is. */
export const TopBar = ({ always }: TopBarProps) => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const reader = useReader();
  const menus = useStore(state.realm, ({ menus: held }) => held);
  const { pathname, search } = useLocation();
  const { visible, atTop } = useBarVisibility(always);

  const entries = (menus?.items ?? []).flatMap((item) => {
    const href = addresses.menu(item);
    return href === null ? [] : [{ id: item.id, label: item.label, href }];
  });
  const home = (menus === null ? null : addresses.menu(menus.home)) ?? addresses.route('home');
  const isGuest = reader?.isGuest !== false;
  const signIn = addresses.route('login', {}, signInQuery(pathname, search));
  const signUp = realm.signIn.selfRegistration
    ? addresses.route('signup', {}, signInQuery(pathname, search))
    : null;
  const isHere = (href: string) =>
    href === pathname || (href === home && pathname === addresses.route('root')) ? 'page' : undefined;

  return (
    <header className={styles['bar']} data-hidden={!visible} data-top={atTop}>
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles['fold']}>
        <Menu label={t('openMenu')} button={<MenuIcon />} align="start">
          {entries.map(({ id, label, href }) => (
            <Link key={id} href={href} aria-current={isHere(href)}>
              {label}
            </Link>
          ))}
          {isGuest && signUp !== null && <Link href={signUp}>{t('signUp')}</Link>}
        </Menu>
      </div>
      <Link href={home} className={styles['brand'] ?? ''}>
        <Brand name={realm.name} />
      </Link>
      <nav className={styles['menu']} aria-label={t('mainMenu')}>
        <ul>
          {entries.map(({ id, label, href }) => (
            <li key={id}>
              <Link href={href} aria-current={isHere(href)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['end']}>
        <LiveNow />
        {realm.languageBadge && <LanguageMenu />}
        {isGuest ? (
          <>
            {signUp !== null && (
              <Link href={signUp} className={styles['signUp'] ?? ''}>
                {t('signUp')}
              </Link>
            )}
            <ButtonLink href={signIn} className={styles['signIn'] ?? ''}>
              {t('signIn')}
            </ButtonLink>
          </>
        ) : (
          <AccountMenu name={reader.name ?? reader.email ?? ''} />
        )}
      </div>
    </header>
  );
};
