import type { Watchlist } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import { accountWatchlistsQuery } from '@footlight/state';
import {
  Button,
  CardGridSkeleton,
  CreateWatchlist,
  IconButton,
  Link,
  Mosaic,
  Notice,
  errorMessage,
  useLabels,
} from '@footlight/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useViewer, useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { ListFrame } from '../../shell/lists/list-frame.js';
import { listAddress } from './list-address.js';
import { useListRemoval } from './use-list-removal.js';
import styles from './watchlists.module.css';
import { QueryEnd } from '../../shell/pages/query-end.js';
import { SignInNotice } from '../../shell/viewers/sign-in-notice.js';

/** A tile with a list's pictures and name; own lists can be deleted, saved ones removed. */
const ListTile = ({
  list,
  onRemove,
}: {
  readonly list: Watchlist;
  readonly onRemove: (list: Watchlist) => void;
}) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { name, itemCount, ownership, thumbnails, systemDefinedType } = list;
  const isSystem = systemDefinedType !== null;
  const count = t('watchlistCount', { count: itemCount });
  return (
    <li className={styles['tile']} data-card={list.watchlistExternalId}>
      <Link className={styles['open'] ?? ''} href={listAddress(addresses, list)}>
        <span className={styles['pictures']}>
          <Mosaic pictures={thumbnails} isFavourites={isSystem} most={5} />
        </span>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <span className={styles['meta']}>
          {ownership === 'SHARED' ? `${count} · ${t('watchlistSharedWithYou')}` : count}
        </span>
      </Link>
      {!isSystem && (
        <IconButton
          className={styles['remove']}
          label={
            ownership === 'OWNED' ? `${t('watchlistDelete')}: ${name}` : `${t('watchlistForget')}: ${name}`
          }
          onClick={() => onRemove(list)}
        >
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
};

const Lists = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const store = state.watchlists;
  const { action, actionError, clearError } = useStore(store);
  const [isCreating, setCreating] = useState(false);
  const lists = useQuery(accountWatchlistsQuery, {});
  const { status, error, items, retry } = lists;
  const remove = useListRemoval();
  const create = async (name: string): Promise<boolean> => {
    setCreating(true);
    const id = await store.getState().create(name);
    setCreating(false);
    return id !== null;
  };
  const making = (
    <div className={styles['create']}>
      <CreateWatchlist
        isBusy={isCreating || action === 'loading'}
        error={actionError}
        t={t}
        onCreate={create}
        onChange={clearError}
      />
    </div>
  );
  if (items.length > 0)
    return (
      <>
        {making}
        <ul className={styles['tiles']} aria-label={t('watchlistMine')}>
          {items.map((list) => (
            <ListTile key={list.watchlistExternalId} list={list} onRemove={(one) => void remove(one)} />
          ))}
        </ul>
        <QueryEnd list={lists} />
      </>
    );
  if (status === 'failed')
    return (
      <Notice
        urgent
        title={error === null ? t(errorLabel('NETWORK')) : errorMessage(error, t)}
        action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
      />
    );
  if (status !== 'ready') return <CardGridSkeleton label={t('loading')} />;
  return (
    <>
      {making}
      <Notice title={t('watchlistNone')} text={t('watchlistNoneHint')} />
    </>
  );
};

/** All lists of the signed-in viewer, 60 per page: favourites, then own lists, then saved ones (LIST-42). */
export const OwnLists = () => {
  const { t } = useLabels();
  const viewer = useViewer();
  return (
    <ListFrame title={t('watchlistMine')}>
      {viewer === null ? (
        <CardGridSkeleton label={t('loading')} />
      ) : viewer.isGuest ? (
        <SignInNotice title={t('watchlistOfGuest')} text={t('watchlistOfGuestText')} />
      ) : (
        <Lists />
      )}
    </ListFrame>
  );
};
