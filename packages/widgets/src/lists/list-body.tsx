import type { WatchlistLabelKey } from '@footlight/i18n';
import type { QueryState } from '@footlight/state';
import { NothingHere, PanelEnd, PanelScroll, WaitingRows, useEndOfList } from '@footlight/ui';
import type { ReactNode, RefObject } from 'react';
import { lastPage, type ShownEntry } from '../hooks/use-store.js';
import { LoadError } from './load-error.js';
import type { WatchlistContext } from './watchlist-context.js';

export interface ListBodyProps {
  readonly context: WatchlistContext;
  readonly entry: QueryState<unknown> & Pick<ShownEntry<unknown, unknown>, 'loadMore' | 'retry'>;
  readonly isEmpty: boolean;
  readonly hasMore?: boolean;
  readonly labels: Readonly<Record<'none' | 'hint' | 'failed', WatchlistLabelKey>>;
  /** Renders the rows; also of a list that has become empty. @param box the scroll container */
  readonly children: (box: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** Labels of a list of lists. */
export const LISTS_LABELS = {
  none: 'watchlistNone',
  hint: 'watchlistNoneHint',
  failed: 'watchlistsFailed',
} as const;

/** A list in each of its states: loading, empty, with rows, failed. Further pages are loaded at its end. */
export const ListBody = (props: ListBodyProps) => {
  const { context, entry, isEmpty, hasMore = entry.hasMore, labels, children } = props;
  const { t } = context;
  const { status, error } = lastPage(entry);
  const { list, end } = useEndOfList(hasMore && status === 'ready', () => void entry.loadMore());
  return (
    <PanelScroll box={list}>
      {isEmpty && (status === 'loading' || status === 'idle') && (
        <WaitingRows label={t('watchlistLoading')} />
      )}
      {(!isEmpty || status === 'ready') && children(list)}
      {isEmpty && status === 'ready' && <NothingHere words={t(labels.none)} hint={t(labels.hint)} />}
      <LoadError
        context={context}
        error={status === 'failed' ? error : null}
        words={t(labels.failed)}
        onRetry={() => void entry.retry()}
      />
      <PanelEnd mark={end} />
    </PanelScroll>
  );
};
