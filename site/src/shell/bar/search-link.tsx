import { useLabels } from '@footlight/ui';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { SEARCH_OPENED } from '../../navigation/search-depth.js';
import styles from './search-link.module.css';
import { useOpenSearch } from './use-open-search.js';
import { usePageKey } from '../navigation/use-page-key.js';

/** Search button in the bar of every page. */
export const SearchLink = () => {
  const { t } = useLabels();
  const { isOpen, href, open } = useOpenSearch();
  const hasKey = useStore(useSite().state.keyboard, ({ hasSingleKeys }) => hasSingleKeys);
  usePageKey(
    '/',
    useCallback(() => open(), [open]),
  );
  return (
    <Link
      to={href}
      state={SEARCH_OPENED}
      className={styles['search']}
      aria-label={t('search')}
      aria-current={isOpen ? 'page' : undefined}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      title={hasKey ? `${t('search')} (/)` : t('search')}
      onClick={(click) => {
        if (!isOpen || click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        open();
      }}
    >
      <Search />
    </Link>
  );
};
