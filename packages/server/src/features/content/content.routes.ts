import type { Handlers } from '../../feature.js';
import type { ContentService } from './content.service.js';

export const contentHandlers = (content: ContentService) => {
  const { sections, collections, vods, releases } = content;
  return {
    getSection: ({ params, query, ...view }) => sections.section(params.section, query, view),
    getBucketPage: ({ params, body, ...view }) => sections.bucketPage(params, body, view),
    getContentGrid: ({ query, ...view }) => sections.grid(query, view),
    listReleases: ({ query, ...view }) => releases.releases(query, view),
    getVod: ({ params, query, ...view }) => vods.vod(params.id, query, view),
    listVods: async ({ query, ...view }) => ({ vods: await content.itemsByIds(query.id, view) }),
    getAdjacentVods: ({ params, query, ...view }) => vods.adjacent(params.id, query, view),
    getPlaylist: ({ params, query, ...view }) => collections.playlist(params.id, query, view),
    getPlaylistAdjacent: ({ params, query, ...view }) => collections.playlistAdjacent(params, query, view),
    getSeason: ({ params, query, ...view }) => collections.season(params.id, query, view),
    getSeries: ({ params, query, ...view }) => collections.series(params.seriesId, query, view),
    getAdjacentSeasons: ({ params, query, ...view }) => collections.adjacentSeasons(params, query, view),
  } satisfies Handlers;
};
