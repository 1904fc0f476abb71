import type { ContentItem, LiveDetails, VodDetails } from '@footlight/contract';
import { liveEventQuery, vodQuery } from '@footlight/state';
import type { HeadContext, ReadHead } from '../../../app/define-page.js';
import {
  headerPicture,
  liveRoute,
  placed,
  seasonRoute,
  seriesRoute,
  vodRoute,
  wordsOf,
} from '../../../head/content-routes.js';
import { readLoaded } from '../../../head/read-loaded.js';
import type { PageHead } from '../../../head/page-head.js';
import { episodeEntity, liveVideoObject, videoObject } from '../../../head/structured-data.js';

const aboveEpisode = ({ episodeInformation: place }: ContentItem): NonNullable<PageHead['above']> => {
  if (place === undefined) return [];
  const { seasonId, seasonTitle, seriesId, seriesTitle } = place;
  const season = { title: seasonTitle, ...seasonRoute(seasonId, seasonTitle) };
  if (seriesId === null || seriesTitle === null) return [season];
  return [{ title: seriesTitle, ...seriesRoute(seriesId, seriesTitle) }, season];
};

const video = (details: VodDetails, { language }: HeadContext): PageHead => {
  const isEpisode = details.episodeInformation !== undefined;
  return {
    ...wordsOf(details),
    ...placed('VOD', details.id, details.title, vodRoute),
    type: isEpisode ? 'video.episode' : 'video.movie',
    above: aboveEpisode(details),
    plays: { kind: 'vod', id: details.id },
    entities: (addresses) => [
      isEpisode ? episodeEntity(details, language, addresses) : videoObject(details, language, addresses),
    ],
  };
};

const liveEvent = (details: LiveDetails, { language }: HeadContext): PageHead => ({
  ...wordsOf(details),
  ...placed(details.type === 'CHANNEL' ? 'CHANNEL' : 'LIVE_EVENT', details.id, details.title, liveRoute),
  type: 'video.other',
  plays: { kind: 'live', id: details.id },
  entities: (addresses) => [liveVideoObject(details, language, addresses)],
});

const isVideo = (details: VodDetails | LiveDetails): details is VodDetails => details.type === 'VOD';

export const videoHead: ReadHead = (context) => {
  const details = readLoaded(context, vodQuery, { id: context.params['eventId'] ?? '' });
  return details === null ? null : video(details, context);
};

/** Head of an event, or of its recording once it is over, like the page itself (LIST-20). */
export const liveHead: ReadHead = (context) => {
  const details = readLoaded(context, liveEventQuery, { id: context.params['eventId'] ?? '' });
  if (details === null) return null;
  return isVideo(details) ? video(details, context) : liveEvent(details, context);
};

/** Its canonical address is that of the video (PAGE-22). */
export const interstitialHead: ReadHead = (context) => {
  const details = readLoaded(context, vodQuery, { id: context.params['eventId'] ?? '' });
  return details === null ? null : { ...video(details, context), preload: headerPicture(details.images) };
};
