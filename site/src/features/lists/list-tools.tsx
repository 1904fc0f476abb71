import type { Watchlist } from '@footlight/contract';
import { shareAddressOf } from '@footlight/domain';
import { WatchlistTools, useLabels } from '@footlight/ui';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useViewer, useSite } from '../../app/site-context.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { useListRemoval } from './use-list-removal.js';

/** Actions on a whole list: rename, share or delete one's own; save or remove another viewer's. */
export const ListTools = ({
  watchlist,
  update,
  signInHref,
}: {
  readonly watchlist: Watchlist;
  /** Applies changes to the displayed list. */
  readonly update: (changed: Partial<Pick<Watchlist, 'name' | 'saved'>>) => void;
  readonly signInHref: string;
}) => {
  const { t } = useLabels();
  const { state, realm, addresses, origin } = useSite();
  const navigate = useNavigate();
  const viewer = useViewer();
  const showToast = useToast();
  const remove = useListRemoval();
  const { action, actionError, clearError } = useStore(state.watchlists);
  const lists = state.watchlists.getState();
  const { watchlistExternalId: id, ownerExternalId: owner, name, ownership, saved } = watchlist;
  const isSystem = watchlist.systemDefinedType !== null;
  const isGuest = viewer?.isGuest !== false;
  const mayOf = () => {
    if (ownership === 'OWNED') return isSystem ? 'look' : 'change';
    return saved ? 'forget' : 'save';
  };
  return (
    <WatchlistTools
      name={name}
      may={mayOf()}
      address={
        realm.socialSharing.enabled && !isSystem
          ? shareAddressOf(watchlist.shareablePath, origin, realm.socialSharing)
          : null
      }
      isBusy={action === 'loading'}
      confirmsDeletion={false}
      error={actionError}
      saveLabel={isGuest ? t('watchlistSignInToSave') : t('watchlistSave')}
      t={t}
      onRename={async (wanted) => {
        const isDone = await lists.rename(id, wanted);
        if (isDone) update({ name: wanted.trim() });
        return isDone;
      }}
      onDelete={() =>
        void remove(watchlist).then((isRemoved) => {
          if (isRemoved) void navigate(addresses.route('watchlists'));
        })
      }
      onSave={() => {
        if (isGuest) {
          void navigate(signInHref);
          return;
        }
        void lists.save(owner, id).then((isDone) => {
          if (!isDone) return;
          update({ saved: true });
          showToast({ words: t('watchlistSavedNow', { name }) });
        });
      }}
      onForget={() =>
        void remove(watchlist).then((isRemoved) => {
          if (isRemoved) update({ saved: false });
        })
      }
      onShared={() => undefined}
      onClearError={clearError}
    />
  );
};
