import { listOfQuery } from '@footlight/domain';
import { Link, MetaLine, PageHeader } from '@footlight/ui';
import { seasonQuery } from '@footlight/state';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { loadSeason } from './load-series.js';
import { SeasonChoice } from './season-choice.js';
import { SeasonEpisodes } from './season-episodes.js';
import { SeriesName } from './series-name.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { seasonHead } from './series-head.js';
import { SeriesActions } from './series-actions.js';
import { WaitingSeries } from './waiting-series.js';

/** A season with a choice of the neighbouring ones. */
export const SeasonPage = () => {
  const { seasonId = '' } = useParams();
  const [query] = useSearchParams();
  const { realm, addresses } = useSite();
  const { status, error, data: current, retry } = useQuery(seasonQuery, { id: seasonId });

  if (status === 'failed' && current === null)
    return <FailedPage error={error} onRetry={() => void retry()} />;
  if (current === null) return <WaitingSeries />;
  const { series } = current;
  const { watchlist } = listOfQuery(query);
  const seriesId = series?.seriesId ?? query.get('seriesId') ?? undefined;
  return (
    <>
      <PageTitle of={[series?.title, current.title].filter(Boolean).join(', ')} />
      <PageHeader
        title={current.title}
        titleDisplayMode={realm.titleDisplayMode}
        eyebrow={
          series !== null && (
            <Link
              href={addresses.content(
                { id: series.seriesId, type: 'SERIES', title: series.title, accessLevel: 'GRANTED' },
                watchlist === undefined ? {} : { watchlist },
              )}
            >
              <SeriesName title={series.title} />
            </Link>
          )
        }
        description={current.description}
        images={current.images}
        meta={<MetaLine item={{ type: 'SEASON', itemCount: current.episodeCount }} />}
        actions={
          <SeriesActions
            item={{
              id: seasonId,
              title: current.title,
              type: 'SEASON',
              ...(seriesId === undefined ? {} : { seriesId }),
            }}
            seasonId={seasonId}
            seriesId={seriesId}
          />
        }
      />
      {seriesId !== undefined && <SeasonChoice seriesId={seriesId} current={current} />}
      <SeasonEpisodes seasonId={seasonId} seriesId={seriesId} />
    </>
  );
};

export const seasonPage = definePage({
  load: loadSeason,
  head: import.meta.env.SSR ? seasonHead : undefined,
  Component: SeasonPage,
  layout: { detail: true, bleed: true },
  sharedByGuests: true,
});
