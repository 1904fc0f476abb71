import type { ContentItem, Playlist } from '@footlight/contract';
import { linkToWatchPlaylist } from '@footlight/domain';
import { ButtonLink, EpisodeList, ListEnd, Notice, PageHeader, Skeleton, useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { ListActions } from '../../collections/list-actions.js';
import { useWatched } from '../../collections/use-watched.js';
import { useTogglesOf } from '../../shell/card-toggles.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import styles from './playlist.module.css';

const PlaylistActions = ({
  playlist,
  first,
}: {
  readonly playlist: Playlist;
  readonly first: ContentItem | undefined;
}) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { id, title } = playlist;
  return (
    <>
      {first !== undefined && (
        <ButtonLink
          look="primary"
          icon={<Play fill="currentColor" />}
          href={addresses.target(linkToWatchPlaylist(playlist.id, first))}
        >
          {t('playAll')}
        </ButtonLink>
      )}
      <ListActions item={{ id, title, type: 'PLAYLIST' }} sharing={playlist.socialSharingDetail} />
    </>
  );
};

/** A playlist and its videos. */
export const PlaylistPage = () => {
  const { playlistId = '' } = useParams();
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const held = useStore(state.playlist);
  const { status, failure, id, collection: playlist, items, paging, more, load, loadMore } = held;
  useEffect(() => void load(playlistId), [playlistId, load]);
  const watched = useWatched(items);
  const actionsOf = useTogglesOf();
  const isHeld = id === playlistId;
  useEffect(() => {
    // The first page is short so that the page stands early; the next follows at once.
    if (isHeld && status === 'ready' && more === 'idle') void loadMore();
  }, [isHeld, status, more, loadMore]);

  const hasFailed = isHeld && status === 'failed';
  if (hasFailed && playlist === null)
    return <FailedPage failure={failure} onRetry={() => void load(playlistId)} />;
  if (playlist === null || !isHeld)
    return (
      <div className={styles['waiting']} role="status" aria-label={t('loading')}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    );
  return (
    <>
      <PageTitle of={playlist.title} />
      <PageHeader
        title={playlist.title}
        titleDisplayMode={realm.titleDisplayMode}
        eyebrow={t('videoCount', { count: playlist.itemCount })}
        description={playlist.description}
        images={playlist.images}
        actions={<PlaylistActions playlist={playlist} first={items[0]} />}
      />
      <div className={styles['items']}>
        {items.length === 0 ? (
          <Notice
            title={t('nothingHere')}
            text={t('nothingHereText')}
            action={<ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>}
          />
        ) : (
          <EpisodeList
            episodes={watched}
            titleDisplayMode={realm.titleDisplayMode}
            numbers="numbered"
            hrefOf={(item) => addresses.content(item, { playlistId })}
            actionsOf={actionsOf}
          />
        )}
        <ListEnd
          hasMore={paging.moreDataAvailable}
          isLoading={more === 'loading'}
          hasFailed={hasFailed || more === 'failed'}
          onMore={() => void (hasFailed ? load(playlistId) : loadMore())}
        />
      </div>
    </>
  );
};

export const playlistPage = definePage({
  load: ({ site: { state }, params: { playlistId = '' } }) => state.playlist.getState().load(playlistId),
  Component: PlaylistPage,
  layout: { detail: true, bleed: true },
});
