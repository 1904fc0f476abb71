import { listOfQuery, listQuery, visibleSeasons } from '@footlight/domain';
import { MetaLine, Notice, PageHeader, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { SeasonChoice } from '../../collections/season-choice.js';
import { SeasonEpisodes } from '../../collections/season-episodes.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { SeriesActions } from './series-actions.js';
import { WaitingSeries } from './waiting-series.js';

/** A series: its seasons, and the episodes of the chosen one. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const [query] = useSearchParams();
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const { status, failure, id, collection: series, items, load, loadMore, paging } = useStore(state.series);
  const wanted = query.get('seasonId');
  const { watchlist } = listOfQuery(query);
  useEffect(() => void load(seriesId), [seriesId, load]);
  const seasons = visibleSeasons(items);
  const isSought = seasons.length === 0 && paging.moreDataAvailable;
  useEffect(() => {
    // A page of seasons without episodes says nothing of those after it.
    if (id === seriesId && status === 'ready' && isSought) void loadMore();
  }, [id, seriesId, status, isSought, loadMore]);

  if (status === 'failed' && id === seriesId && series === null)
    return <FailedPage failure={failure} onRetry={() => void load(seriesId)} />;
  if (series === null || id !== seriesId) return <WaitingSeries />;
  if (wanted !== null && paging.moreDataAvailable && !items.some((season) => season.id === wanted))
    // It may be further on: its own page knows it.
    return (
      <Navigate
        replace
        to={addresses.route(
          'season',
          { seasonId: wanted },
          listQuery({ seriesId, ...(watchlist === undefined ? {} : { watchlist }) }),
        )}
      />
    );
  const chosen = seasons.find((season) => season.id === wanted) ?? seasons[0];

  return (
    <>
      <PageTitle of={series.title} />
      <PageHeader
        title={series.title}
        titleDisplayMode={realm.titleDisplayMode}
        eyebrow={series.tagline}
        description={series.description}
        images={series.images}
        meta={
          <MetaLine
            item={{
              type: 'SERIES',
              itemCount: series.seasonCount,
              audioTracks: series.audioTracks,
              ...(series.year === null ? {} : { year: series.year }),
              ...(series.genre === null ? {} : { genre: series.genre }),
            }}
          />
        }
        actions={
          <SeriesActions
            item={{ id: seriesId, title: series.title, type: 'SERIES' }}
            seasonId={chosen?.id}
            seriesId={seriesId}
            trailer={series.trailer}
          />
        }
      />
      {chosen === undefined ? (
        <Notice title={t('noEpisodes')} />
      ) : (
        <>
          <SeasonChoice seriesId={seriesId} current={chosen} known={seasons} />
          <SeasonEpisodes seasonId={chosen.id} seriesId={seriesId} />
        </>
      )}
    </>
  );
};

export const seriesPage = definePage({
  load: ({ site: { state }, params: { seriesId = '' } }) => state.series.getState().load(seriesId),
  Component: SeriesPage,
  layout: { detail: true, bleed: true },
});
