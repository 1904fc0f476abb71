import { errorLabel } from '@footlight/i18n';
import type { Failure, Status } from '@footlight/state';
import { Button, ListEnd, Notice, Skeleton, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import styles from './administration.module.css';

export interface AdministeredListProps<Item> {
  readonly list: {
    readonly status: Status;
    readonly failure: Failure | null;
    readonly items: readonly Item[];
    readonly hasMore: boolean;
    readonly more: Status;
    readonly loadMore: () => unknown;
    readonly retry: () => unknown;
  };
  readonly label: string;
  /** Shown if the list is empty. */
  readonly none: { readonly title: string; readonly text: string };
  /** Renders one row, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/** A paginated list with its loading, failed and empty states. */
export const AdministeredList = <Item,>({ list, label, none, children }: AdministeredListProps<Item>) => {
  const { t } = useLabels();
  const { status, failure, items, hasMore, more, loadMore, retry } = list;
  if (items.length > 0) {
    const hasFailed = more === 'failed' || status === 'failed';
    return (
      <div>
        <ul className={styles['list']} aria-label={label}>
          {items.map((item) => children(item))}
        </ul>
        <ListEnd
          hasMore={hasMore}
          isLoading={more === 'loading'}
          hasFailed={hasFailed}
          onMore={() => void (hasFailed ? retry() : loadMore())}
        />
      </div>
    );
  }
  if (status === 'failed')
    return (
      <Notice
        urgent
        title={t(errorLabel(failure?.code ?? 'NETWORK'))}
        action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
      />
    );
  if (status === 'ready') return <Notice {...none} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="wide" />
    </div>
  );
};
