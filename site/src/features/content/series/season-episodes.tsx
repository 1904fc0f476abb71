import type { ContentItem } from '@footlight/contract';
import { listOfQuery } from '@footlight/domain';
import { errorLabel } from '@footlight/i18n';
import { Button, EpisodeList, ListEnd, Notice, Row, Skeleton, useLabels } from '@footlight/ui';
import { seasonQuery } from '@footlight/state';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDesktop } from '../../../app/use-desktop.js';
import { useIsSessionKnown, useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { useQuery } from '../../../app/use-query.js';
import { useTogglesOf } from '../../../shell/cards/card-toggles.js';
import { ItemCard } from '../collections/item-card.js';
import styles from './season-episodes.module.css';

export interface SeasonEpisodesProps {
  readonly seasonId: string;
  readonly seriesId?: string | undefined;
  /** The episode that is playing, in this season or another. */
  readonly currentId?: string;
}

/**
 * The episodes of a season: a horizontal row on desktops, a vertical list with infinite scrolling in smaller windows.
 */
export const SeasonEpisodes = ({ seasonId, seriesId, currentId }: SeasonEpisodesProps) => {
  const { t } = useLabels();
  const { addresses, realm } = useSite();
  const [query] = useSearchParams();
  const now = useNow();
  const isDesktop = useDesktop();
  const { status, error, items, more, loadMore, retry, ...season } = useQuery(seasonQuery, { id: seasonId });
  // Not before the viewer is known, for whom the season is loaded again.
  const isSessionKnown = useIsSessionKnown();
  const hasMore = season.hasMore && isSessionKnown;
  const actionsOf = useTogglesOf();
  useEffect(() => {
    // The first page is short so that it renders early; the next is requested right away.
    if (status === 'ready' && more === 'idle') void loadMore();
  }, [status, more, loadMore]);

  if (status === 'idle' || (status === 'loading' && items.length === 0))
    return (
      <div className={styles['inset']} role="status" aria-label={t('loading')}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    );
  if (items.length === 0)
    return (
      <div className={styles['inset']}>
        {status === 'failed' ? (
          <Notice
            urgent
            title={t(errorLabel(error?.code ?? 'INTERNAL'))}
            action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
          />
        ) : (
          <Notice title={t('noEpisodes')} />
        )}
      </div>
    );

  const { watchlist } = listOfQuery(query);
  const list = {
    seasonId,
    ...(seriesId === undefined ? {} : { seriesId }),
    ...(watchlist === undefined ? {} : { watchlist }),
  };
  const onMore = () => void (more === 'failed' ? retry() : loadMore());

  if (isDesktop)
    return (
      <div className={styles['carousel']}>
        <Row
          id={`season-${seasonId}`}
          title={t('episodes')}
          {...(hasMore && more !== 'failed' ? { onNearEnd: onMore } : {})}
          end={
            more === 'failed' ? (
              <Notice
                urgent
                title={t('listMoreFailed')}
                action={<Button onClick={onMore}>{t('retry')}</Button>}
              />
            ) : hasMore ? (
              <Skeleton shape="wide" />
            ) : undefined
          }
        >
          {items.map((episode: ContentItem) => (
            <ItemCard
              key={episode.id}
              item={episode}
              list={list}
              now={now}
              showDescription
              isCurrent={episode.id === currentId}
            />
          ))}
        </Row>
      </div>
    );
  return (
    <div className={styles['inset']}>
      <EpisodeList
        episodes={items}
        titleDisplayMode={realm.titleDisplayMode}
        hrefOf={(episode) => addresses.content(episode, list)}
        actionsOf={actionsOf}
        {...(currentId === undefined ? {} : { currentId })}
      />
      <ListEnd
        hasMore={hasMore}
        isLoading={more === 'loading'}
        hasFailed={more === 'failed'}
        onMore={onMore}
      />
    </div>
  );
};
