import type { ContentItem, Playlist } from '@footlight/contract';
import { linkToWatchPlaylist } from '@footlight/domain';
import { ButtonLink, EpisodeList, Notice, PageHeader, Skeleton, useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import { playlistQuery } from '@footlight/state';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { ListActions } from '../collections/list-actions.js';
import { useTogglesOf } from '../../../shell/cards/card-toggles.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { playlistHead } from './playlist-head.js';
import styles from './playlist.module.css';
import { QueryEnd } from '../../../shell/pages/query-end.js';

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
  const { realm, addresses } = useSite();
  const entry = useQuery(playlistQuery, { id: playlistId });
  const { status, error, data: playlist, items, more, loadMore, retry } = entry;
  const actionsOf = useTogglesOf();
  useEffect(() => {
    // The first page is short so that it renders early; the next is requested right away.
    if (status === 'ready' && more === 'idle') void loadMore();
  }, [status, more, loadMore]);

  if (status === 'failed' && playlist === null)
    return <FailedPage error={error} onRetry={() => void retry()} />;
  if (playlist === null)
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
            episodes={items}
            titleDisplayMode={realm.titleDisplayMode}
            numbers="numbered"
            hrefOf={(item) => addresses.content(item, { playlistId })}
            actionsOf={actionsOf}
          />
        )}
        <QueryEnd list={entry} />
      </div>
    </>
  );
};

export const playlistPage = definePage({
  load: ({ site, params: { playlistId: id = '' } }) => loadAhead(site, playlistQuery, { id }),
  head: import.meta.env.SSR ? playlistHead : undefined,
  Component: PlaylistPage,
  layout: { detail: true, bleed: true },
  sharedByGuests: true,
});
