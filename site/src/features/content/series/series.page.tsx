import { isClosedHere, listOfQuery, listQuery, visibleSeasons } from '@footlight/domain';
import { MetaLine, Notice, PageHeader, useLabels } from '@footlight/ui';
import { seriesQuery } from '@footlight/state';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { CreditList } from '../collections/credit-list.js';
import { loadSeries } from './load-series.js';
import { DeferredRelated } from '../collections/deferred-related.js';
import { SeasonChoice } from './season-choice.js';
import { SeasonEpisodes } from './season-episodes.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { seriesHead } from './series-head.js';
import { NotHere } from './not-here.js';
import { SeriesActions } from './series-actions.js';
import { WaitingSeries } from './waiting-series.js';

/** A series with its seasons and the episodes of the selected one. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const [query] = useSearchParams();
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const {
    status,
    error,
    data: series,
    items,
    hasMore,
    loadMore,
    retry,
  } = useQuery(seriesQuery, { seriesId });
  const wanted = query.get('seasonId');
  const { watchlist } = listOfQuery(query);
  const seasons = visibleSeasons(items);
  const needsMore = seasons.length === 0 && hasMore;
  useEffect(() => {
    // A page may contain only seasons without episodes; more may follow.
    if (status === 'ready' && needsMore) void loadMore();
  }, [status, needsMore, items, loadMore]);

  if (status === 'failed' && series === null)
    return <FailedPage error={error} onRetry={() => void retry()} />;
  if (series === null) return <WaitingSeries />;
  if (wanted !== null && hasMore && !items.some((season) => season.id === wanted))
    // The season may be on a later page of the list; its own page loads it.
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
              ...(series.ageRating === null ? {} : { ageRating: series.ageRating }),
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
      >
        {isClosedHere(series) && <NotHere />}
        <CreditList credits={series.credits} />
      </PageHeader>
      {chosen === undefined ? (
        <Notice title={t('noEpisodes')} />
      ) : (
        <>
          <SeasonChoice seriesId={seriesId} current={chosen} known={seasons} />
          <SeasonEpisodes seasonId={chosen.id} seriesId={seriesId} />
        </>
      )}
      <DeferredRelated key={seriesId} id={seriesId} type="SERIES" />
    </>
  );
};

export const seriesPage = definePage({
  load: loadSeries,
  head: import.meta.env.SSR ? seriesHead : undefined,
  Component: SeriesPage,
  layout: { detail: true, bleed: true },
  sharedByGuests: true,
});
