import { Link, useLabels } from '@footlight/ui';
import { useSite } from '../app/site-context.js';
import { useFooterEntries } from './bar/menu-entries.js';
import styles from './footer.module.css';

/** Footer of every page: the operator's links and copyright. */
export const Footer = () => {
  const { t } = useLabels();
  const { realm } = useSite();
  const entries = useFooterEntries();
  return (
    <footer className={styles['footer']}>
      {entries.length > 0 && (
        <nav aria-label={t('footerMenu')}>
          <ul className={styles['links']}>
            {entries.map(({ id, label, href, isHere }) => (
              <li key={id}>
                <Link href={href} aria-current={isHere ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles['credits']}>{t('credits', { name: realm.name })}</p>
    </footer>
  );
};
