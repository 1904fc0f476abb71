import { isNoSearch } from '@footlight/domain';
import { CloseButton, useLabels, type LabelsValue } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { AddressedSearch } from './addressed-search.js';
import styles from './search.module.css';

/** Heading of a search page. */
export const headingOf = (query: AddressedSearch, t: LabelsValue['t']): string =>
  query.value === ''
    ? t(isNoSearch(query) ? 'searchBegin' : 'search')
    : t('searchTitle', { query: query.value });

/** Layout of a search page. */
export const SearchLayout = ({
  heading,
  count,
  onClose,
  field,
  filters,
  children,
}: {
  readonly heading: string;
  /** Number of results as text; empty until loaded. */
  readonly count: string;
  readonly onClose?: () => void;
  readonly field: ReactNode;
  readonly filters: ReactNode;
  readonly children: ReactNode;
}) => {
  const { t } = useLabels();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['line']}>
          <h1 className={styles['title']}>{heading}</h1>
          <p className={styles['count']} role="status">
            {count}
          </p>
          <CloseButton look="bare" className={styles['close']} label={t('searchClose')} onClick={onClose} />
        </div>
        {field}
      </header>
      {filters}
      <div className={styles['results']}>{children}</div>
    </div>
  );
};
