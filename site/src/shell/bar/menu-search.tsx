import { NO_FACETS, SEARCH_VALUE_MAX, searchValue } from '@footlight/domain';
import { useLabels } from '@footlight/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/site-context.js';
import styles from './menu-search.module.css';
import { useOpenSearch } from './use-open-search.js';

/** Search field of the menu; submitting it opens the search page. */
export const MenuSearch = ({ onSearch }: { readonly onSearch: () => void }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { open } = useOpenSearch();
  const [value, setValue] = useState('');
  return (
    <form
      role="search"
      className={styles['search']}
      action={addresses.route('search')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
        open({ value: searchValue(value), facets: NO_FACETS });
      }}
    >
      <Search aria-hidden="true" />
      <input
        type="search"
        name="query"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_VALUE_MAX}
        aria-label={t('search')}
        placeholder={t('search')}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </form>
  );
};
