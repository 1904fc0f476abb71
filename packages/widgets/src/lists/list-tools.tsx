import type { Watchlist } from '@footlight/contract';
import { WatchlistTools } from '@footlight/ui';
import { useStoreState } from '../hooks/use-store.js';
import type { ListChange } from './watchlist-events.js';
import { watchlistShareAddress } from './list-addresses.js';
import type { WatchlistContext } from './watchlist-context.js';

export interface ListToolsProps {
  readonly context: WatchlistContext;
  /** Applies changes to the shown list. */
  readonly update: (changed: Partial<Pick<Watchlist, 'name' | 'saved'>>) => void;
  readonly watchlist: Watchlist;
  readonly announce: (words: string) => void;
  readonly onRemoved: () => void;
}

/** The actions for one list as a whole, connected to the service. */
export const ListTools = ({ context, update, watchlist, announce, onRemoved }: ListToolsProps) => {
  const { t, callbacks, lists, realm, isGuest, origin, shareHref, signIn } = context;
  const { watchlistExternalId: id, ownerExternalId: owner, name, shareablePath: path } = watchlist;
  const { action, actionError, clearError } = useStoreState(lists.watchlists);
  const all = lists.watchlists.getState();
  const isSystem = watchlist.systemDefinedType !== null;

  const settle = (isDone: boolean, change: ListChange, words: string): boolean => {
    const { actionError: why } = lists.watchlists.getState();
    if (isDone) {
      announce(words);
      callbacks.onListChange?.({ change, listId: id, item: null });
    } else if (why !== null) callbacks.onError?.({ action: change, code: why.code });
    return isDone;
  };
  const rename = async (wanted: string): Promise<boolean> => {
    const isDone = await all.rename(id, wanted);
    if (isDone) update({ name: wanted.trim() });
    return settle(isDone, 'rename', t('watchlistRenamed', { name: wanted.trim() }));
  };
  const remove = async (): Promise<void> => {
    const isDone = await all.remove(watchlist);
    if (settle(isDone, 'delete', t('watchlistDeleted', { name }))) onRemoved();
  };
  const save = async (): Promise<void> => {
    if (isGuest) return signIn.go();
    const isDone = await all.save(owner, id);
    if (isDone) update({ saved: true });
    settle(isDone, 'save', t('watchlistSavedNow', { name }));
  };
  const forget = async (): Promise<void> => {
    const isDone = await all.remove(watchlist);
    if (isDone) update({ saved: false });
    settle(isDone, 'forget', t('watchlistForgotten', { name }));
  };

  const address =
    realm.socialSharing.enabled && !isSystem
      ? watchlistShareAddress({
          origin,
          list: { id, owner, path },
          settings: realm.socialSharing,
          page: shareHref,
        })
      : null;
  const mayOf = () => {
    if (watchlist.ownership === 'OWNED') return isSystem ? 'look' : 'change';
    return watchlist.saved ? 'forget' : 'save';
  };
  return (
    <WatchlistTools
      name={name}
      may={mayOf()}
      address={address}
      isBusy={action === 'loading'}
      error={actionError}
      saveLabel={isGuest ? t('watchlistSignInToSave') : t('watchlistSave')}
      t={t}
      onRename={rename}
      onDelete={() => void remove()}
      onSave={() => void save()}
      onForget={() => void forget()}
      onShared={(outcome) => {
        if (address === null || outcome === 'idle' || outcome === 'sharing') return;
        callbacks.onShare?.({ listId: id, href: address, outcome });
      }}
      onClearError={clearError}
    />
  );
};
