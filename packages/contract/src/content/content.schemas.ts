import { Type, type Static } from '@sinclair/typebox';
import { AvailablePurchase, ContentItem, ContentType, Instant, Nullable } from './content-item.schemas.js';
import { contentExamples } from './content.examples.js';
import { MAX_PAGE_SIZE, PAGE_SIZES } from '../calls/paging.js';
import { Facet, FacetValue, Paging, geoQuery, keysetQuery } from '../calls/paging.schemas.js';
import { Id, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const Credits = Type.Array(Type.Object({ role: Type.String(), name: Type.String() }));

const Details = Type.Object({
  availablePurchases: Type.Array(AvailablePurchase),
  trailer: Nullable(ContentItem),
  /** Where to POST for playback data; present with `includePlaybackDetails=URL` and access GRANTED. */
  playbackUrl: Type.Optional(Type.String()),
  credits: Credits,
  /** Of viewers' reviews, from 1 to 5; absent without reviews. */
  rating: Type.Optional(Type.Object({ average: Type.Number(), count: Type.Integer() })),
});

export const VodDetails = Type.Composite([ContentItem, Details], { $id: 'VodDetails' });
export type VodDetails = Static<typeof VodDetails>;

export const LiveDetails = Type.Composite(
  [
    ContentItem,
    Details,
    Type.Object({
      scheduledStartDate: Instant,
      eventHasGoneLive: Type.Boolean(),
      /** The guide channel that carries it; null for none. */
      epgId: Nullable(Type.String()),
    }),
  ],
  { $id: 'LiveDetails' },
);
export type LiveDetails = Static<typeof LiveDetails>;

export const SocialSharingDetail = Type.Object({
  /** The shared content and its kind. */
  contentId: Type.String(),
  linkType: ContentType,
  shareTitle: Type.String(),
  universalLink: Type.String({ description: 'An address with the placeholder `{path}`.' }),
  trackingConfiguration: Type.Array(Type.String()),
});

export const Playlist = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  images: ContentItem.properties.images,
  accessLevel: ContentItem.properties.accessLevel,
  itemCount: Type.Integer(),
  vods: Type.Array(ContentItem),
  paging: Paging,
  socialSharingDetail: Nullable(SocialSharingDetail),
});
export type Playlist = Static<typeof Playlist>;

export const SeasonSummary = Type.Object({
  id: Type.String(),
  title: Type.String(),
  seasonNumber: Type.Integer(),
  episodeCount: Type.Integer(),
});
export type SeasonSummary = Static<typeof SeasonSummary>;

const SeriesSummary = Type.Object({ seriesId: Type.String(), title: Type.String() });

export const Season = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  seasonNumber: Type.Integer(),
  episodeCount: Type.Integer(),
  images: ContentItem.properties.images,
  series: Nullable(SeriesSummary),
  episodes: Type.Array(ContentItem),
  paging: Paging,
});
export type Season = Static<typeof Season>;

export const Series = Type.Object({
  seriesId: Type.String(),
  title: Type.String(),
  description: Type.String(),
  tagline: Nullable(Type.String()),
  year: Nullable(Type.String()),
  genre: Nullable(Type.String()),
  ageRating: Nullable(Type.String()),
  credits: Credits,
  images: ContentItem.properties.images,
  accessLevel: ContentItem.properties.accessLevel,
  audioTracks: Type.Array(Type.String()),
  /** Number of seasons that have episodes. */
  seasonCount: Type.Integer(),
  /** Seasons without episodes are included with `episodeCount` 0; the site does not show them. */
  seasons: Type.Array(SeasonSummary),
  trailer: Nullable(ContentItem),
  paging: Paging,
});
export type Series = Static<typeof Series>;

export const playbackDetailsQuery = Type.Object({
  includePlaybackDetails: Type.Optional(Type.Literal('URL')),
  displayGeoblocked: Type.Optional(Type.Boolean()),
});
const adjacentQuery = Type.Object({
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 25, default: PAGE_SIZES.adjacent })),
});

const relatedQuery = Type.Object({
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 25, default: PAGE_SIZES.related })),
});
const RelatedTitles = Type.Object({ related: Type.Array(ContentItem) });

/** Both in the list's order: the nearest is last in `previous` and first in `next`. */
const AdjacentVods = Type.Object({ previous: Type.Array(ContentItem), next: Type.Array(ContentItem) });

export const contentShapes = defineShapes({
  getVod: {
    summary: 'Returns a video, its access level and the address of its playback data.',
    params: idParams,
    query: playbackDetailsQuery,
    response: VodDetails,
    errors: ['VOD_NOT_FOUND'],
    example: contentExamples.vod,
  },
  listVods: {
    summary: 'Returns videos by their ids, in the requested order.',
    query: Type.Object({
      id: Type.Array(Id, {
        minItems: 1,
        maxItems: MAX_PAGE_SIZE,
        description:
          'The id of a video; repeat the parameter for several. Unknown ids are omitted from the response.',
      }),
    }),
    response: Type.Object({ vods: Type.Array(ContentItem) }),
    errors: [],
    example: { vods: contentExamples.adjacent.next },
  },
  getAdjacentVods: {
    summary: 'Returns the videos before and after one in its season.',
    params: idParams,
    query: adjacentQuery,
    response: AdjacentVods,
    errors: ['VOD_NOT_FOUND'],
    example: contentExamples.adjacent,
  },
  getRelatedVods: {
    summary: 'Lists films and series similar to a video, best match first, then popular ones.',
    params: idParams,
    query: relatedQuery,
    // Episodes are represented by their series. Excludes the video itself and titles that cannot be played in the
    // caller's country.
    response: RelatedTitles,
    errors: ['VOD_NOT_FOUND'],
    example: contentExamples.related,
  },
  getPlaylist: {
    summary: 'Returns a playlist and a page of its videos.',
    params: idParams,
    query: Type.Object({ ...keysetQuery(PAGE_SIZES.seasonAndPlaylistFirst), ...geoQuery }),
    response: Playlist,
    errors: ['PLAYLIST_NOT_FOUND'],
    example: contentExamples.playlist,
  },
  getPlaylistAdjacent: {
    summary: 'Returns the videos before and after one in a playlist.',
    params: Type.Object({ id: Id, vodId: Id }),
    query: adjacentQuery,
    response: AdjacentVods,
    errors: ['PLAYLIST_NOT_FOUND', 'VOD_NOT_FOUND'],
    example: contentExamples.adjacent,
  },
  getSeason: {
    summary: 'Returns a season and a page of its episodes.',
    params: idParams,
    query: Type.Object({ ...keysetQuery(PAGE_SIZES.seasonAndPlaylistFirst), ...geoQuery }),
    response: Season,
    errors: ['SEASON_NOT_FOUND'],
    example: contentExamples.season,
  },
  getSeries: {
    summary: 'Returns a series and a page of its seasons.',
    params: Type.Object({ seriesId: Id }),
    query: Type.Object(keysetQuery(PAGE_SIZES.seasons)),
    response: Series,
    errors: ['SERIES_NOT_FOUND'],
    example: contentExamples.series,
  },
  getRelatedToSeries: {
    summary: 'Lists films and series similar to a series, best match first, then popular ones.',
    params: Type.Object({ seriesId: Id }),
    query: relatedQuery,
    // Excludes the series itself and titles that cannot be played in the caller's country.
    response: RelatedTitles,
    errors: ['SERIES_NOT_FOUND'],
    example: contentExamples.related,
  },
  getAdjacentSeasons: {
    summary: 'Returns the seasons before and after one.',
    params: Type.Object({ seriesId: Id, seasonId: Id }),
    query: Type.Object({
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE_SIZES.seasons })),
    }),
    // Both in order: the nearest is last in the first list and first in the second. Exactly `size` of a kind means that
    // there may be more.
    response: Type.Object({
      precedingSeasons: Type.Array(SeasonSummary),
      followingSeasons: Type.Array(SeasonSummary),
    }),
    errors: ['SERIES_NOT_FOUND', 'SEASON_NOT_FOUND'],
    example: contentExamples.adjacentSeasons,
  },
  getContentGrid: {
    summary: 'Returns the content of a grid page.',
    query: Type.Object({
      gridViewConfigId: Id,
      facet: Type.Optional(Type.Array(Facet, { maxItems: 20 })),
      ...keysetQuery(PAGE_SIZES.grid),
      ...geoQuery,
    }),
    response: Type.Object({
      id: Type.String(),
      title: Type.String(),
      description: Nullable(Type.String()),
      items: Type.Array(ContentItem),
      /** Values of the facet `genre`, most frequent first; counted over the whole grid, regardless of the filters. */
      genres: Type.Array(FacetValue),
      paging: Paging,
    }),
    errors: ['GRID_NOT_FOUND'],
    example: contentExamples.grid,
  },
});
