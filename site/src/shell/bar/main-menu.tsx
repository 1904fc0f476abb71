import { Link, Menu, useLabels } from '@footlight/ui';
import { Ellipsis } from 'lucide-react';
import { useIsGuest, useSite } from '../../app/site-context.js';
import { useMenuEntries, type MenuEntry } from './menu-entries.js';
import styles from './top-bar.module.css';
import { useFitting } from './use-fitting.js';

const Entry = ({ entry: { label, href, isHere } }: { readonly entry: MenuEntry }) => (
  <Link href={href} aria-current={isHere ? 'page' : undefined}>
    {label}
  </Link>
);

/** Horizontal menu. Non-featured entries, those that do not fit and sign-out are in the “more” menu. */
export const MainMenu = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const isGuest = useIsGuest();
  const entries = useMenuEntries();
  const shown = entries.filter(({ group }) => group !== 'nonFeatured');
  const others = entries.filter(({ group }) => group === 'nonFeatured');
  const [list, fits] = useFitting(shown.length, others.length > 0);
  const more = [...shown.slice(fits), ...others];
  return (
    <nav className={styles['menu']} aria-label={t('mainMenu')}>
      <ul ref={list}>
        {shown.map((entry, index) =>
          index < fits ? (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ) : (
            // Hidden placeholder with the link's width, measured to detect when it fits again.
            <li key={entry.id} data-spare aria-hidden>
              <span>{entry.label}</span>
            </li>
          ),
        )}
        {more.length > 0 && (
          <li>
            <Menu label={t('moreMenu')} button={<Ellipsis />} align="start">
              {more.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
              {!isGuest && <Link href={addresses.route('logout')}>{t('signOut')}</Link>}
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  );
};
