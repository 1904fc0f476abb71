import type { ContentItem } from '@footlight/contract';
import {
  watchlistChanges,
  watchlistsQuery,
  type ListedItem,
  type WatchlistItems as ListedItems,
} from '@footlight/state';
import { ErrorNote, WatchlistItems, errorMessage } from '@footlight/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useEntry } from '../hooks/use-store.js';
import { watchAddress } from './list-addresses.js';
import { ListBody } from './list-body.js';
import { ListTools } from './list-tools.js';
import type { ContentRef } from './watchlist-events.js';
import { isSignedOut, type WatchlistContext } from './watchlist-context.js';

const LABELS = { none: 'watchlistEmpty', hint: 'watchlistEmptyHint', failed: 'watchlistFailed' } as const;

export interface ListViewProps {
  readonly context: WatchlistContext;
  readonly entry: ListedItems;
  readonly id: string;
  readonly announce: (words: string) => void;
  /** The list no longer exists. */
  readonly onRemoved: () => void;
}

const contentRefOf = ({ entry }: ListedItem): ContentRef => ({ id: entry.id, kind: entry.contentType });

/** One list with its actions and its items. */
export const ListView = ({ context, entry, id, announce, onRemoved }: ListViewProps) => {
  const { t, callbacks, lists, origin, language } = context;
  const state = useEntry(entry);
  const { data: watchlist, items, changeError, renew } = state;
  const changes = watchlistChanges(context.client, id, entry);
  const isSystem = watchlist?.systemDefinedType != null;
  /** Repeats the viewer's last action after a failure. */
  const again = useRef<(() => void) | null>(null);
  useEffect(() => void renew(), [renew]);

  // Another element of the page may add to the shown list, or toggle a favourite.
  useEffect(
    () =>
      lists.watchlists.subscribe(({ added }, { added: before }) => {
        if (added !== before && added?.id === id) void renew();
      }),
    [lists, renew, id],
  );
  useEffect(() => {
    if (!isSystem) return undefined;
    return lists.favourites.subscribe(({ changeResults: told }, { changeResults: before }) => {
      if (told !== before) void renew();
    });
  }, [lists, renew, isSystem]);

  const isOwn = watchlist?.ownership === 'OWNED';
  const watchContext =
    watchlist === null
      ? undefined
      : { watchlist: { id, owner: watchlist.ownerExternalId, shared: watchlist.ownership === 'SHARED' } };
  const hrefOf = (item: ContentItem): string => watchAddress(origin, item, watchContext);
  const follow = (item: ContentItem, click: MouseEvent<HTMLAnchorElement>): void => {
    const { id: itemId, title, type } = item;
    const kind = items.find((listed) => listed.item.id === item.id && listed.item.type === item.type)?.entry
      .contentType;
    const detail = { id: itemId, kind: kind ?? (type as ContentRef['kind']), title };
    const isFollowed = callbacks.onSelect?.({ ...detail, href: hrefOf(item), listId: id }) ?? true;
    if (!isFollowed) click.preventDefault();
  };

  /** Reports the result of a change to the page; a failed change has been reverted. */
  const settle = (change: 'remove' | 'reorder', contentRef: ContentRef): boolean => {
    const { changeError: why } = entry.getState();
    if (why !== null) {
      callbacks.onError?.({ action: change, code: why.code });
      return false;
    }
    callbacks.onListChange?.({ change, listId: id, item: contentRef });
    // The list's first pictures may have changed, which other elements may show.
    void lists.queries.renew(watchlistsQuery);
    return true;
  };
  const indexOf = ({ entry: { id: of, contentType } }: ListedItem): number =>
    entry
      .getState()
      .items.findIndex((other) => other.entry.id === of && other.entry.contentType === contentType);
  const move = async (listed: ListedItem, to: number): Promise<void> => {
    again.current = () => void move(listed, to);
    await changes.move(indexOf(listed), to);
    settle('reorder', contentRefOf(listed));
  };
  const remove = async (listed: ListedItem): Promise<void> => {
    again.current = () => void remove(listed);
    await changes.remove(indexOf(listed));
    if (settle('remove', contentRefOf(listed)) && isSystem)
      lists.favourites.getState().mark(listed.entry.id, false);
  };

  return (
    <>
      {watchlist !== null && (
        <ListTools
          context={context}
          update={changes.update}
          watchlist={watchlist}
          announce={announce}
          onRemoved={onRemoved}
        />
      )}
      {changeError !== null && (
        <ErrorNote
          words={t('watchlistChangeFailed')}
          detail={errorMessage(changeError, t)}
          action={isSignedOut(changeError.code) ? t('watchlistSignInNow') : t('watchlistRetry')}
          onAction={() => {
            if (isSignedOut(changeError.code)) return context.signIn.go();
            state.clearChangeError();
            again.current?.();
          }}
        />
      )}
      <ListBody context={context} entry={state} isEmpty={items.length === 0} labels={LABELS}>
        {(box) => (
          <WatchlistItems
            items={items.map(({ item }) => item)}
            count={Math.max(watchlist?.itemCount ?? 0, items.length)}
            isSortable={isOwn && !isSystem && items.length > 1}
            isRemovable={isOwn}
            scroller={box}
            language={language}
            t={t}
            hrefOf={hrefOf}
            onFollow={follow}
            onMove={(from, to) => {
              const listed = items[from];
              if (listed !== undefined) void move(listed, to);
            }}
            onRemove={(at) => {
              const listed = items[at];
              if (listed !== undefined) void remove(listed);
            }}
            onAnnounce={announce}
          />
        )}
      </ListBody>
    </>
  );
};
