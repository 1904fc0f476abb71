import { seasonQuery, seriesQuery } from '@footlight/state';
import type { ReadHead } from '../../../app/define-page.js';
import { headerPicture, placed, seasonRoute, seriesRoute, wordsOf } from '../../../head/content-routes.js';
import { readLoaded } from '../../../head/read-loaded.js';
import { seasonEntity, seriesEntity } from '../../../head/structured-data.js';

export const seriesHead: ReadHead = (context) => {
  const series = readLoaded(context, seriesQuery, { seriesId: context.params['seriesId'] ?? '' });
  if (series === null) return null;
  return {
    ...wordsOf(series),
    ...placed('SERIES', series.seriesId, series.title, seriesRoute),
    type: 'video.tv_show',
    preload: headerPicture(series.images),
    entities: (addresses) => [seriesEntity(series, context.language, addresses)],
  };
};

export const seasonHead: ReadHead = (context) => {
  const season = readLoaded(context, seasonQuery, { id: context.params['seasonId'] ?? '' });
  if (season === null) return null;
  const { series } = season;
  return {
    ...wordsOf(season),
    ...placed('SEASON', season.id, season.title, seasonRoute),
    title: [series?.title, season.title].filter(Boolean).join(', '),
    type: 'video.tv_show',
    above: series === null ? [] : [{ title: series.title, ...seriesRoute(series.seriesId, series.title) }],
    preload: headerPicture(season.images),
    entities: (addresses) => [seasonEntity(season, context.language, addresses)],
  };
};
