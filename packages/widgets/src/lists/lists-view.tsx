import { CreateWatchlist, PanelFooter, WatchlistRows } from '@footlight/ui';
import { watchlistsQuery } from '@footlight/state';
import { useEffect } from 'react';
import { useEntry, useStoreState } from '../hooks/use-store.js';
import { createList } from './create-list.js';
import { ListBody, LISTS_LABELS } from './list-body.js';
import type { WatchlistContext } from './watchlist-context.js';

export interface ListsViewProps {
  readonly context: WatchlistContext;
  readonly onOpen: (id: string) => void;
  readonly announce: (words: string) => void;
}

/** All lists of the viewer, including those saved from others; a press opens one. */
export const ListsView = ({ context, onOpen, announce }: ListsViewProps) => {
  const { t, lists } = context;
  const store = lists.watchlists;
  const { action, actionError, clearError } = useStoreState(store);
  const entry = useEntry(lists.queries.entry(watchlistsQuery, {}));
  const { items: watchlists, renew } = entry;
  useEffect(() => {
    store.getState().clearError();
    void renew();
  }, [store, renew]);

  const create = async (name: string): Promise<boolean> => {
    const isCreated = (await createList(context, name)) !== null;
    if (isCreated) announce(t('watchlistCreated', { name: name.trim() }));
    return isCreated;
  };

  return (
    <>
      <ListBody context={context} entry={entry} isEmpty={watchlists.length === 0} labels={LISTS_LABELS}>
        {() =>
          watchlists.length > 0 && (
            <WatchlistRows
              watchlists={watchlists}
              does="open"
              busyId={null}
              t={t}
              onChoose={({ watchlistExternalId }) => onOpen(watchlistExternalId)}
            />
          )
        }
      </ListBody>
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
