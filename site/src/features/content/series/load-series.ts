import { visibleSeasons } from '@footlight/domain';
import { seasonQuery, seasonsQuery, seriesQuery } from '@footlight/state';
import type { LoadPage, PageContext } from '../../../app/define-page.js';
import { loadAhead } from '../../../app/use-query.js';

/** Loads a season with its first episodes, and the seasons around it. */
const loadSeasonOf = async (
  site: PageContext['site'],
  seriesId: string,
  current: Parameters<typeof seasonsQuery.fetch>[0]['params']['current'],
): Promise<void> => {
  await Promise.all([
    loadAhead(site, seasonQuery, { id: current.id }),
    loadAhead(site, seasonsQuery, { seriesId, current }),
  ]);
};

export const loadSeries: LoadPage = async ({ site, params: { seriesId = '' }, query }) => {
  await loadAhead(site, seriesQuery, { seriesId });
  const seasons = visibleSeasons(site.state.queries.entry(seriesQuery, { seriesId }).getState().items);
  const wanted = query.get('seasonId');
  const chosen = seasons.find(({ id }) => id === wanted) ?? seasons[0];
  if (chosen !== undefined) await loadSeasonOf(site, seriesId, chosen);
};

export const loadSeason: LoadPage = async ({ site, params: { seasonId: id = '' } }) => {
  await loadAhead(site, seasonQuery, { id });
  const { data: season } = site.state.queries.entry(seasonQuery, { id }).getState();
  const seriesId = season?.series?.seriesId;
  if (season !== null && seriesId !== undefined) await loadSeasonOf(site, seriesId, season);
};
