import type { ContentItem, QueryOf, ReplyOf, VodDetails } from '@footlight/contract';
import { PAGE_SIZES } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { CollectionsRepository, Neighbours } from './collections.repository.js';
import type { LicenceReader, RatingReader } from './content-ports.js';
import type { ContentView } from './content-view.js';
import type { ContentKey } from './content.repository.js';
import type { ItemReader, ReadItem } from './item-reader.js';

export interface DetailsQuery {
  readonly includePlaybackDetails?: 'URL' | undefined;
  readonly displayGeoblocked?: boolean | undefined;
}

/** What the page of a video or an event shows beyond its card. */
export type Details = Pick<
  VodDetails,
  'availablePurchases' | 'trailer' | 'playbackUrl' | 'credits' | 'rating'
>;

export const vodKey = (id: string): ContentKey => ({ kind: 'VOD', id });

const VOD_PLAYBACK = '/api/v5/manifest/video/';
const LIVE_PLAYBACK = '/api/v5/manifest/event/';

export interface VodsService {
  /**
   * Returns a geoblocked video with its access level; only `displayGeoblocked=false` hides it.
   * @throws {ApiError} VOD_NOT_FOUND
   */
  vod(id: string, query: DetailsQuery, view: ContentView): Promise<ReplyOf<'getVod'>>;
  /** @throws {ApiError} VOD_NOT_FOUND */
  adjacent(
    id: string,
    query: QueryOf<'getAdjacentVods'>,
    view: ContentView,
  ): Promise<ReplyOf<'getAdjacentVods'>>;
  details(read: ReadItem, query: DetailsQuery, view: ContentView): Promise<Details>;
  /** The cards on both sides of a list entry, read together. */
  neighbours(
    ids: Neighbours<string>,
    view: ContentView,
  ): Promise<{ previous: ContentItem[]; next: ContentItem[] }>;
}

export interface VodsServiceOptions {
  readonly items: ItemReader;
  readonly collections: CollectionsRepository;
  readonly licences: LicenceReader;
  readonly ratings: RatingReader;
  readonly defaultLanguage: string;
}

export const createVodsService = (options: VodsServiceOptions): VodsService => {
  const { items, collections, licences, ratings, defaultLanguage } = options;

  const details: VodsService['details'] = async ({ stored, item }, query, view) => {
    const locked = item.accessLevel === 'DENIED';
    const [availablePurchases, trailer, rating] = await Promise.all([
      locked ? licences.purchases(stored.licenceIds, view) : [],
      stored.trailerId === null ? null : items.readOne(vodKey(stored.trailerId), view),
      stored.kind === 'VOD' ? ratings.ratingOf(stored.id) : null,
    ]);
    const withAddress = query.includePlaybackDetails === 'URL' && item.accessLevel === 'GRANTED';
    const base = stored.kind === 'VOD' ? VOD_PLAYBACK : LIVE_PLAYBACK;
    return {
      availablePurchases,
      trailer: trailer?.item ?? null,
      credits: stored.credits.map(({ role, name }) => ({
        role: role[view.language] ?? role[defaultLanguage] ?? '',
        name,
      })),
      ...(rating === null ? {} : { rating }),
      ...(withAddress ? { playbackUrl: `${base}${encodeURIComponent(stored.id)}` } : {}),
    };
  };

  const neighbours: VodsService['neighbours'] = async ({ previous, next }, view) => {
    const read = await items.read([...previous, ...next].map(vodKey), view);
    const cards = new Map(read.map(({ item }) => [item.id, item]));
    const pick = (ids: readonly string[]): ContentItem[] => ids.flatMap((id) => cards.get(id) ?? []);
    return { previous: pick(previous), next: pick(next) };
  };

  const existing = async (id: string, view: ContentView): Promise<ReadItem> => {
    const read = await items.readOne(vodKey(id), view);
    if (read === null) throw new ApiError('VOD_NOT_FOUND');
    return read;
  };

  return {
    details,
    neighbours,
    vod: async (id, query, view) => {
      const read = await existing(id, view);
      if (query.displayGeoblocked === false && read.item.accessLevel === 'GEOBLOCKED') {
        throw new ApiError('VOD_NOT_FOUND');
      }
      return { ...read.item, ...(await details(read, query, view)) };
    },
    adjacent: async (id, { size = PAGE_SIZES.adjacent }, view) => {
      await existing(id, view);
      return neighbours(await collections.adjacentEpisodes(id, size), view);
    },
  };
};
