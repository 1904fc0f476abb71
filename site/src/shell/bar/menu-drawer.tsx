import { CloseButton, IconButton, Link, SlidePanel, classNames, useLabels } from '@footlight/ui';
import { useEntry } from '@footlight/widgets';
import { MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsGuest, useSite } from '../../app/site-context.js';
import { LanguageMenu } from './language-menu.js';
import styles from './menu-drawer.module.css';
import { useMenuEntries, type MenuEntry } from './menu-entries.js';
import { MenuSearch } from './menu-search.js';

const GROUPS = ['main', 'featured', 'nonFeatured'] as const satisfies readonly MenuEntry['group'][];

/** On phones, whose bar has no room for its button, the drawer leads to what is live (PAGE-71). */
const LiveNowLink = ({ onFollow }: { readonly onFollow: () => void }) => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const { data } = useEntry(state.liveList);
  const count = data?.totalResults ?? 0;
  return (
    <ul className={classNames(styles['group'], styles['live'])}>
      <li>
        <Link href={addresses.route('liveNow')} onClick={onFollow}>
          {count === 0 ? t('liveNow') : `${t('liveNow')} (${count})`}
        </Link>
      </li>
    </ul>
  );
};

/** Content of the drawer; mounted only while it is open. */
const DrawerMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const entries = useMenuEntries();
  const isGuest = useIsGuest();
  return (
    <nav className={styles['menu']} aria-label={t('mainMenu')}>
      <CloseButton look="bare" className={styles['button']} label={t('closePanel')} onClick={onClose} />
      {realm.menuSearch && <MenuSearch onSearch={onClose} />}
      <LiveNowLink onFollow={onClose} />
      {GROUPS.map((group) => {
        const links = entries.filter((entry) => entry.group === group);
        return (
          links.length > 0 && (
            <ul key={group} className={styles['group']} data-group={group}>
              {links.map(({ id, label, href, isHere }) => (
                <li key={id}>
                  <Link href={href} aria-current={isHere ? 'page' : undefined} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )
        );
      })}
      <div className={styles['foot']}>
        {isGuest ? (
          realm.languageBadge && <LanguageMenu />
        ) : (
          <Link href={addresses.route('logout')}>{t('signOut')}</Link>
        )}
      </div>
    </nav>
  );
};

/** All menu groups behind one button, with sign-out for signed-in viewers. */
export const MenuDrawer = () => {
  const { t } = useLabels();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const close = () => setOpenAt(null);
  return (
    <>
      <IconButton
        look="bare"
        className={styles['button']}
        label={t('openMenu')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        <MenuIcon />
      </IconButton>
      <SlidePanel isOpen={isOpen} side="start" pace="menu" label={t('mainMenu')} onClose={close}>
        <DrawerMenu onClose={close} />
      </SlidePanel>
    </>
  );
};
