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
import { useEffect } from 'react';
import { useStoreState } from '../use-store.js';
import { LoadFailure } from './load-failure.js';
import type { WatchlistDesk } from './watchlist-desk.js';

export interface ListsViewProps {
  readonly desk: WatchlistDesk;
  readonly onOpen: (id: string) => void;
  readonly say: (words: string) => void;
}

/** All lists of the viewer, also those saved from others; a press opens one. */
export const ListsView = ({ desk, onOpen, say }: ListsViewProps) => {
  const { t, tell, lists } = desk;
  const store = lists.watchlists;
  const state = useStoreState(store);
  const { status, watchlists, paging, action, actionFailure } = state;
  const { list, end } = useEndOfList(
    paging.moreDataAvailable && status === 'ready',
    () => void state.loadMore(),
  );
  useEffect(() => {
    store.getState().clearFailure();
    void store.getState().load();
  }, [store]);

  const create = async (name: string): Promise<boolean> => {
    const id = await store.getState().create(name);
    if (id === null) {
      const { actionFailure: why } = store.getState();
      if (why !== null) tell.onError?.({ action: 'create', code: why.code });
      return false;
    }
    say(t('watchlistCreated', { name: name.trim() }));
    tell.onListChange?.({ change: 'create', listId: id, item: null });
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
        <LoadFailure
          desk={desk}
          failure={status === 'failed' ? state.failure : null}
          words={t('watchlistsFailed')}
          onRetry={() => void state.load()}
        />
        <PanelEnd mark={end} />
      </PanelScroll>
      <PanelFooter>
        <CreateWatchlist
          isBusy={action === 'loading'}
          failure={actionFailure}
          t={t}
          onCreate={create}
          onChange={state.clearFailure}
        />
      </PanelFooter>
    </>
  );
};
