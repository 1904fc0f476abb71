import type { SeasonSummary } from '@footlight/contract';
import { visibleSeasons } from '@footlight/state';
import { MetaLine, Notice, PageHeader, SeasonTabs, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { SeasonEpisodes } from './season-episodes.js';
import { WaitingSeries } from './waiting-series.js';

/** A series: its seasons, and the episodes of the chosen one. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const [query] = useSearchParams();
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const { status, failure, id, collection: series, items, load, loadMore, paging } = useStore(state.series);
  useEffect(() => void load(seriesId), [seriesId, load]);
  useEffect(() => {
    if (id === seriesId && status === 'ready' && paging.moreDataAvailable) void loadMore();
  }, [id, seriesId, status, paging, loadMore]);

  if (status === 'failed' && id === seriesId)
    return <FailedPage failure={failure} onRetry={() => void load(seriesId)} />;
  if (series === null || id !== seriesId) return <WaitingSeries />;
  const seasons = visibleSeasons(items);
  const chosen = seasons.find((season) => season.id === query.get('seasonId')) ?? seasons[0];
  const hrefOf = (season: SeasonSummary) => addresses.route('series', { seriesId }, { seasonId: season.id });

  return (
    <>
      <PageTitle of={series.title} />
      <PageHeader
        title={series.title}
        eyebrow={series.tagline}
        description={series.description}
        images={series.images}
        meta={
          <MetaLine
            item={{
              type: 'SERIES',
              itemCount: seasons.length,
              audioTracks: series.audioTracks,
              ...(series.year === null ? {} : { year: series.year }),
              ...(series.genre === null ? {} : { genre: series.genre }),
            }}
          />
        }
      />
      <SeasonTabs seasons={seasons} currentId={chosen?.id ?? null} hrefOf={hrefOf} />
      {chosen === undefined ? (
        <Notice title={t('noEpisodes')} />
      ) : (
        <SeasonEpisodes key={chosen.id} seasonId={chosen.id} seriesId={seriesId} />
      )}
    </>
  );
};
