import { Link, Menu, useLabels } from '@footlight/ui';
import { Ellipsis } from 'lucide-react';
import { useReader, useSite } from '../app/site-context.js';
import { useMenuEntries } from './menu-entries.js';
import styles from './top-bar.module.css';

/** The links of the menu in a line; those that are not featured, and the way out, behind “more”. */
export const MainMenu = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const reader = useReader();
  const entries = useMenuEntries();
  const shown = entries.filter(({ group }) => group !== 'nonFeatured');
  const more = entries.filter(({ group }) => group === 'nonFeatured');
  return (
    <nav className={styles['menu']} aria-label={t('mainMenu')}>
      <ul>
        {shown.map(({ id, label, href, isHere }) => (
          <li key={id}>
            <Link href={href} aria-current={isHere ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <Menu label={t('moreMenu')} button={<Ellipsis />} align="start">
              {more.map(({ id, label, href, isHere }) => (
                <Link key={id} href={href} aria-current={isHere ? 'page' : undefined}>
                  {label}
                </Link>
              ))}
              {reader?.isGuest === false && <Link href={addresses.route('logout')}>{t('signOut')}</Link>}
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  );
};
