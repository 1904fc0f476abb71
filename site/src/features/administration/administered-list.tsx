import type { CallError, Status } from '@footlight/state';
import { Skeleton, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import styles from './administration.module.css';
import { LoadError } from '../../shell/pages/load-error.js';
import { QueryEnd } from '../../shell/pages/query-end.js';

export interface AdministeredListProps<Item> {
  readonly list: {
    readonly status: Status;
    readonly error: CallError | null;
    readonly items: readonly Item[];
    readonly hasMore: boolean;
    readonly more: Status;
    readonly loadMore: () => unknown;
    readonly retry: () => unknown;
  };
  readonly label: string;
  /** Shown if the list is empty. */
  readonly none: ReactNode;
  /** Renders one row, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/** A paginated list with its loading, failed and empty states. */
export const AdministeredList = <Item,>({ list, label, none, children }: AdministeredListProps<Item>) => {
  const { t } = useLabels();
  const { status, items } = list;
  if (items.length > 0)
    return (
      <div>
        <ul className={styles['list']} aria-label={label}>
          {items.map((item) => children(item))}
        </ul>
        <QueryEnd list={list} />
      </div>
    );
  if (status === 'failed') return <LoadError entry={list} />;
  if (status === 'ready') return none;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="wide" />
    </div>
  );
};
