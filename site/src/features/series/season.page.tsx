import { visibleSeasons } from '@footlight/state';
import { MetaLine, PageHeader, SeasonTabs } from '@footlight/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { SeasonEpisodes } from './season-episodes.js';
import { WaitingSeries } from './waiting-series.js';

/** A season, with its neighbours to choose from. */
export const SeasonPage = () => {
  const { seasonId = '' } = useParams();
  const { state, addresses } = useSite();
  const { status, failure, id, collection: season, load } = useStore(state.season);
  const { seasons, load: loadAround } = useStore(state.seasonList);
  useEffect(() => void load(seasonId), [seasonId, load]);
  const current = id === seasonId ? season : null;
  const seriesId = current?.series?.seriesId;
  useEffect(() => {
    if (current === null || seriesId === undefined) return;
    const { id: own, title, seasonNumber, episodeCount } = current;
    void loadAround(seriesId, { id: own, title, seasonNumber, episodeCount });
  }, [current, seriesId, loadAround]);

  if (status === 'failed' && id === seasonId)
    return <FailedPage failure={failure} onRetry={() => void load(seasonId)} />;
  if (current === null) return <WaitingSeries />;
  return (
    <>
      <PageTitle of={[current.series?.title, current.title].filter(Boolean).join(', ')} />
      <PageHeader
        title={current.title}
        eyebrow={current.series?.title}
        description={current.description}
        images={current.images}
        meta={<MetaLine item={{ type: 'SEASON' }} />}
      />
      {seriesId !== undefined && (
        <SeasonTabs
          seasons={visibleSeasons(seasons)}
          currentId={seasonId}
          hrefOf={({ id: other }) => addresses.route('season', { seasonId: other })}
        />
      )}
      <SeasonEpisodes seasonId={seasonId} seriesId={seriesId} />
    </>
  );
};
