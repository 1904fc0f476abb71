import type { Watchlist } from '@footlight/contract';
import {
  CreateWatchlist,
  ErrorNote,
  PanelButton,
  PanelFooter,
  WatchlistAdded,
  WatchlistRows,
  errorMessage,
} from '@footlight/ui';
import { holdingWatchlistsQuery, ownedWatchlists, watchlistsQuery } from '@footlight/state';
import { useEffect, useState } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { useEntry, useStoreState } from '../hooks/use-store.js';
import { createList } from './create-list.js';
import { ListBody, LISTS_LABELS } from './list-body.js';
import { isSignedOut, type TitledContentRef, type WatchlistContext } from './watchlist-context.js';

/** LIST-29 */
const CLOSE_AFTER_MS = 2000;

/** Errors that a retry would repeat. */
const LASTING: ReadonlySet<string> = new Set([
  'DUPLICATED_ITEM',
  'WATCHLIST_LIMIT_REACHED',
  'CONTENT_NOT_FOUND',
]);

export interface AddViewProps {
  readonly context: WatchlistContext;
  readonly contentRef: TitledContentRef;
  readonly onManage: () => void;
  /** Called after the confirmation was shown. */
  readonly onDone: () => void;
}

/** The viewer's own lists to choose from for the title, and the form for a new one. */
export const AddView = ({ context, contentRef, onManage, onDone }: AddViewProps) => {
  const { t, callbacks, lists } = context;
  const store = lists.watchlists;
  const { action, actionError, clearError } = useStoreState(store);
  const entry = useEntry(
    lists.queries.entry(holdingWatchlistsQuery, { holding: `${contentRef.kind}:${contentRef.id}` }),
  );
  const { items: all, renew } = entry;
  const owned = ownedWatchlists(all);
  /** Lists saved from others come after the viewer's own. */
  const hasMore = entry.hasMore && all.at(-1)?.ownership !== 'SHARED';
  const [tried, setTried] = useState<{ readonly id: string } | 'create' | null>(null);
  const triedId = tried === null || tried === 'create' ? null : tried.id;
  const [added, setAdded] = useState<string | null>(null);
  const done = useLatest(onDone);

  useEffect(() => {
    store.getState().clearError();
    void renew();
  }, [store, renew]);
  useEffect(() => {
    if (added === null) return undefined;
    const timer = setTimeout(() => {
      setAdded(null);
      done.current();
    }, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [added, done]);

  const add = async (id: string, name: string): Promise<boolean> => {
    setTried({ id });
    const content = [{ id: contentRef.id, contentType: contentRef.kind }];
    const isAdded = await store.getState().add(id, content);
    if (!isAdded) {
      const { actionError: why } = store.getState();
      if (why !== null) callbacks.onError?.({ action: 'add', code: why.code });
      return false;
    }
    callbacks.onListChange?.({
      change: 'add',
      listId: id,
      item: { id: contentRef.id, kind: contentRef.kind },
    });
    setAdded(name);
    // The list's pictures have changed, which other elements may show.
    void lists.queries.renew(watchlistsQuery);
    void renew();
    return true;
  };
  const create = async (name: string): Promise<boolean> => {
    setTried('create');
    const id = await createList(context, name);
    if (id === null) return false;
    void renew();
    await add(id, name.trim());
    return true;
  };
  const choose = async ({ watchlistExternalId: id, name, systemDefinedType }: Watchlist): Promise<void> => {
    const isAdded = await add(id, name);
    if (isAdded && systemDefinedType !== null) lists.favourites.getState().mark(contentRef.id, true);
  };

  /** The action for an error, if there is one. */
  const actionFor = (code: string): { readonly action?: string; readonly onAction?: () => void } => {
    if (isSignedOut(code)) return { action: t('watchlistSignInNow'), onAction: context.signIn.go };
    const again = owned.find(({ watchlistExternalId }) => watchlistExternalId === triedId);
    if (again === undefined || LASTING.has(code)) return {};
    return { action: t('watchlistRetry'), onAction: () => void choose(again) };
  };

  if (added !== null) return <WatchlistAdded words={t('watchlistAdded', { name: added })} />;
  const isBusy = action === 'loading';
  const refused = triedId === null ? null : actionError;
  return (
    <>
      <ListBody
        context={context}
        entry={entry}
        isEmpty={owned.length === 0}
        hasMore={hasMore}
        labels={LISTS_LABELS}
      >
        {() =>
          owned.length > 0 && (
            <WatchlistRows
              watchlists={owned}
              does="add"
              busyId={isBusy ? triedId : null}
              t={t}
              onChoose={(chosen) => void choose(chosen)}
            />
          )
        }
      </ListBody>
      <PanelFooter>
        {refused !== null && <ErrorNote words={errorMessage(refused, t)} {...actionFor(refused.code)} />}
        <CreateWatchlist
          isBusy={isBusy}
          error={tried === 'create' ? actionError : null}
          t={t}
          onCreate={create}
          onChange={clearError}
        />
        <PanelButton words={t('watchlistManage')} onPress={onManage} />
      </PanelFooter>
    </>
  );
};
