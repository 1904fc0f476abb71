import { linkToWatchPlaylist } from '@footlight/domain';
import { Button, ButtonLink, EpisodeList, Notice, PageHeader, Skeleton, useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import styles from './playlist.module.css';

/** A playlist and its videos. */
export const PlaylistPage = () => {
  const { playlistId = '' } = useParams();
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const {
    status,
    failure,
    id,
    collection: playlist,
    items,
    paging,
    more,
    load,
    loadMore,
  } = useStore(state.playlist);
  useEffect(() => void load(playlistId), [playlistId, load]);
  const isHeld = id === playlistId;
  useEffect(() => {
    // The first page is short so that the page stands early; the next follows at once.
    if (isHeld && status === 'ready' && more === 'idle') void loadMore();
  }, [isHeld, status, more, loadMore]);

  if (status === 'failed' && isHeld)
    return <FailedPage failure={failure} onRetry={() => void load(playlistId)} />;
  if (playlist === null || !isHeld)
    return (
      <div className={styles['waiting']} role="status" aria-label={t('loading')}>
        <Skeleton shape="title" />
      </div>
    );
  const first = items[0];
  return (
    <>
      <PageTitle of={playlist.title} />
      <PageHeader
        title={playlist.title}
        eyebrow={t('videoCount', { count: playlist.itemCount })}
        description={playlist.description}
        images={playlist.images}
        {...(first === undefined
          ? {}
          : {
              actions: (
                <ButtonLink
                  look="primary"
                  icon={<Play fill="currentColor" />}
                  href={addresses.target(linkToWatchPlaylist(playlistId, first))}
                >
                  {t('playAll')}
                </ButtonLink>
              ),
            })}
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
            numbers="numbered"
            hrefOf={(item) => addresses.content(item, { playlistId })}
          />
        )}
        {more === 'failed' && (
          <Notice
            urgent
            title={t('rowFailed')}
            action={<Button onClick={() => void loadMore()}>{t('retry')}</Button>}
          />
        )}
        {paging.moreDataAvailable && more === 'ready' && (
          <Button onClick={() => void loadMore()}>{t('showMore')}</Button>
        )}
      </div>
    </>
  );
};
