import type { ContentItem, Image, LiveDetails, Season, Series, VodDetails } from '@footlight/contract';

/** A schema.org entity. @see https://schema.org/docs/schemas.html */
export type Entity = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Builds absolute addresses. */
export interface EntityAddresses {
  /** Page of an item. */
  of(item: ContentItem): string;
  ofSeason(season: { readonly id: string; readonly title: string }): string;
  ofSeries(series: { readonly seriesId: string; readonly title: string }): string;
  /** Frame page of a video. */
  frame(kind: 'vod' | 'live', id: string): string;
  absolute(path: string): string;
}

export interface Crumb {
  readonly title: string;
  readonly address: string;
}

/** @see https://en.wikipedia.org/wiki/ISO_8601#Durations */
const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;

/** Undefined instead of an empty array if there is no picture. */
const pictures = ({ variants }: Image, addresses: EntityAddresses): string[] | undefined =>
  variants.length === 0 ? undefined : variants.map(({ url }) => addresses.absolute(url));

/** schema.org accepts dates like `2026` or `2026-11-21`; other values of the year field are omitted. */
const dateOf = ({ release, year }: Pick<ContentItem, 'release' | 'year'>): string | undefined =>
  release?.scheduledAt ?? (year !== undefined && /^\d{4}$/u.test(year) ? year : undefined);

const isFree = ({ accessLevel }: ContentItem): boolean => accessLevel === 'GRANTED';

/** Omitted without reviews (REVIEW-9). @see https://schema.org/AggregateRating */
const ratingOf = (item: ContentItem & Partial<Pick<VodDetails, 'rating'>>) =>
  item.rating === undefined
    ? undefined
    : {
        '@type': 'AggregateRating',
        ratingValue: item.rating.average,
        ratingCount: item.rating.count,
        reviewCount: item.rating.count,
        bestRating: 5,
        worstRating: 1,
      };

/**
 * A video for search engines: images, date, duration and embed address.
 * @see https://developers.google.com/search/docs/appearance/structured-data/video
 */
export const videoObject = (item: ContentItem, language: string, addresses: EntityAddresses): Entity => {
  const address = addresses.of(item);
  return {
    '@type': 'VideoObject',
    '@id': `${address}#video`,
    name: item.title,
    description: item.description || item.title,
    url: address,
    thumbnailUrl: pictures(item.images.thumbnail, addresses),
    uploadDate: dateOf(item),
    duration: item.duration === undefined ? undefined : isoDuration(item.duration),
    embedUrl: addresses.frame(item.type === 'VOD' ? 'vod' : 'live', item.id),
    inLanguage: language,
    genre: item.genre,
    keywords: item.tags.length === 0 ? undefined : item.tags.join(', '),
    contentRating: item.ageRating,
    isAccessibleForFree: isFree(item),
    aggregateRating: ratingOf(item),
    potentialAction:
      item.type === 'VOD' && isFree(item)
        ? {
            '@type': 'SeekToAction',
            target: `${address}?t={seek_to_second_number}`,
            'startOffset-input': 'required name=seek_to_second_number',
          }
        : undefined,
  };
};

/** A live event with its broadcast times. @see https://schema.org/BroadcastEvent */
export const liveVideoObject = (
  event: LiveDetails,
  language: string,
  addresses: EntityAddresses,
): Entity => ({
  ...videoObject(event, language, addresses),
  uploadDate: event.scheduledStartDate,
  publication: {
    '@type': 'BroadcastEvent',
    name: event.title,
    isLiveBroadcast: true,
    startDate: event.scheduledStartDate,
    endDate: event.endDate ?? undefined,
  },
});

const partOf = (item: ContentItem, addresses: EntityAddresses) => {
  const { episodeInformation: place } = item;
  if (place === undefined) return {};
  const season = { id: place.seasonId, title: place.seasonTitle };
  return {
    episodeNumber: place.episodeNumber,
    partOfSeason: {
      '@type': 'TVSeason',
      name: place.seasonTitle,
      seasonNumber: place.seasonNumber,
      url: addresses.ofSeason(season),
    },
    partOfSeries:
      place.seriesId === null
        ? undefined
        : {
            '@type': 'TVSeries',
            name: place.seriesTitle,
            url: addresses.ofSeries({ seriesId: place.seriesId, title: place.seriesTitle ?? '' }),
          },
  };
};

/** An episode with its season, series and video. @see https://schema.org/TVEpisode */
export const episodeEntity = (item: VodDetails, language: string, addresses: EntityAddresses): Entity => ({
  '@type': 'TVEpisode',
  '@id': `${addresses.of(item)}#episode`,
  name: item.title,
  description: item.description || undefined,
  url: addresses.of(item),
  image: pictures(item.images.thumbnail, addresses),
  datePublished: dateOf(item),
  inLanguage: language,
  ...partOf(item, addresses),
  video: videoObject(item, language, addresses),
});

/** @see https://schema.org/TVSeason */
export const seasonEntity = (season: Season, language: string, addresses: EntityAddresses): Entity => ({
  '@type': 'TVSeason',
  '@id': `${addresses.ofSeason(season)}#season`,
  name: season.title,
  description: season.description || undefined,
  url: addresses.ofSeason(season),
  image: pictures(season.images.thumbnail, addresses),
  seasonNumber: season.seasonNumber,
  numberOfEpisodes: season.episodeCount,
  inLanguage: language,
  partOfSeries:
    season.series === null
      ? undefined
      : { '@type': 'TVSeries', name: season.series.title, url: addresses.ofSeries(season.series) },
  episode: season.episodes.map((episode) => ({
    '@type': 'TVEpisode',
    name: episode.title,
    episodeNumber: episode.episodeInformation?.episodeNumber,
    url: addresses.of(episode),
    image: episode.thumbnailUrl === '' ? undefined : addresses.absolute(episode.thumbnailUrl),
  })),
});

/** @see https://schema.org/TVSeries */
export const seriesEntity = (series: Series, language: string, addresses: EntityAddresses): Entity => {
  const seasons = series.seasons.filter(({ episodeCount }) => episodeCount > 0);
  return {
    '@type': 'TVSeries',
    '@id': `${addresses.ofSeries(series)}#series`,
    name: series.title,
    description: series.description || undefined,
    url: addresses.ofSeries(series),
    image: pictures(series.images.thumbnail, addresses),
    genre: series.genre ?? undefined,
    startDate: dateOf(series.year === null ? {} : { year: series.year }),
    inLanguage: language,
    // Omitted if the list has further pages.
    numberOfSeasons: series.paging.moreDataAvailable ? undefined : seasons.length,
    containsSeason: seasons.map((season) => ({
      '@type': 'TVSeason',
      name: season.title,
      seasonNumber: season.seasonNumber,
      numberOfEpisodes: season.episodeCount,
      url: addresses.ofSeason(season),
    })),
    trailer: series.trailer === null ? undefined : videoObject(series.trailer, language, addresses),
  };
};

/** The items of a list, in order. @see https://schema.org/ItemList */
export const listEntity = (
  title: string,
  items: readonly ContentItem[],
  addresses: EntityAddresses,
): Entity => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.title,
    url: addresses.of(item),
  })),
});

/** Breadcrumb trail of a page. @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export const breadcrumbs = (crumbs: readonly Crumb[]): Entity => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: address,
  })),
});
