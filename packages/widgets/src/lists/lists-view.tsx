import {
  CreateWatchlist,
  NothingHere,
  PanelEnd,
  PanelFooter,
  PanelScroll,
  WaitingRows,
  WatchlistRows,
  useEndOfList,
} from '@footlight/ui';
import { watchlistsQuery } from '@footlight/state';
import { useEffect } from 'react';
import { lastPage, useEntry, useStoreState } from '../hooks/use-store.js';
import { LoadError } from './load-error.js';
import type { WatchlistContext } from './watchlist-context.js';

export interface ListsViewProps {
  readonly context: WatchlistContext;
  readonly onOpen: (id: string) => void;
  readonly announce: (words: string) => void;
}

/** All lists of the viewer, including those saved from others; a press opens one. */
export const ListsView = ({ context, onOpen, announce }: ListsViewProps) => {
  const { t, callbacks, lists } = context;
  const store = lists.watchlists;
  const { action, actionError, clearError } = useStoreState(store);
  const entry = lists.queries.entry(watchlistsQuery, {});
  const state = useEntry(entry);
  const { items: watchlists, hasMore, loadMore, renew, retry } = state;
  const { status, error } = lastPage(state);
  const { list, end } = useEndOfList(hasMore && status === 'ready', () => void loadMore());
  useEffect(() => {
    store.getState().clearError();
    void renew();
  }, [store, renew]);

  const create = async (name: string): Promise<boolean> => {
    const id = await store.getState().create(name);
    if (id === null) {
      const { actionError: why } = store.getState();
      if (why !== null) callbacks.onError?.({ action: 'create', code: why.code });
      return false;
    }
    announce(t('watchlistCreated', { name: name.trim() }));
    callbacks.onListChange?.({ change: 'create', listId: id, item: null });
    return true;
  };

  return (
    <>
      <PanelScroll box={list}>
        {watchlists.length === 0 && (status === 'loading' || status === 'idle') && (
          <WaitingRows label={t('watchlistLoading')} />
        )}
        {watchlists.length === 0 && status === 'ready' && (
          <NothingHere words={t('watchlistNone')} hint={t('watchlistNoneHint')} />
        )}
        {watchlists.length > 0 && (
          <WatchlistRows
            watchlists={watchlists}
            does="open"
            busyId={null}
            t={t}
            onChoose={({ watchlistExternalId }) => onOpen(watchlistExternalId)}
          />
        )}
        <LoadError
          context={context}
          error={status === 'failed' ? error : null}
          words={t('watchlistsFailed')}
          onRetry={() => void retry()}
        />
        <PanelEnd mark={end} />
      </PanelScroll>
      <PanelFooter>
        <CreateWatchlist
          isBusy={action === 'loading'}
          error={actionError}
          t={t}
          onCreate={create}
          onChange={clearError}
        />
      </PanelFooter>
    </>
  );
};
