import type { ContentItem, QueryOf, ResponseOf, VodDetails } from '@footlight/contract';
import { PAGE_SIZES } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Texts } from '../../database/schema/content.js';
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

export interface VodsServiceOptions {
  readonly items: ItemReader;
  readonly collections: CollectionsRepository;
  readonly licences: LicenceReader;
  readonly ratings: RatingReader;
  readonly defaultLanguage: string;
}

export class VodsService {
  readonly #options: VodsServiceOptions;
  readonly details: (read: ReadItem, query: DetailsQuery, view: ContentView) => Promise<Details>;
  /** The cards on both sides of a list entry, read together. */
  readonly neighbours: (
    ids: Neighbours<string>,
    view: ContentView,
  ) => Promise<{ previous: ContentItem[]; next: ContentItem[] }>;

  constructor(options: VodsServiceOptions) {
    this.#options = options;
    this.details = async ({ stored, item }, query, view) => {
      const locked = item.accessLevel === 'DENIED';
      const [availablePurchases, trailer, rating] = await Promise.all([
        locked ? options.licences.purchases(stored.licenceIds, view) : [],
        stored.trailerId === null ? null : options.items.readOne(vodKey(stored.trailerId), view),
        stored.kind === 'VOD' ? options.ratings.ratingOf(stored.id) : null,
      ]);
      const inLanguage = (texts: Texts<string>): string =>
        texts[view.language] ?? texts[options.defaultLanguage] ?? '';
      const withAddress = query.includePlaybackDetails === 'URL' && item.accessLevel === 'GRANTED';
      const base = stored.kind === 'VOD' ? VOD_PLAYBACK : LIVE_PLAYBACK;
      return {
        availablePurchases,
        trailer: trailer?.item ?? null,
        credits: stored.credits.map(({ role, name }) => ({
          role: inLanguage(role),
          name: typeof name === 'string' ? name : inLanguage(name),
        })),
        ...(rating === null ? {} : { rating }),
        ...(withAddress ? { playbackUrl: `${base}${encodeURIComponent(stored.id)}` } : {}),
      };
    };
    this.neighbours = async ({ previous, next }, view) => {
      const read = await options.items.read([...previous, ...next].map(vodKey), view);
      const cards = new Map(read.map(({ item }) => [item.id, item]));
      const pick = (ids: readonly string[]): ContentItem[] => ids.flatMap((id) => cards.get(id) ?? []);
      return { previous: pick(previous), next: pick(next) };
    };
  }

  /**
   * Returns a geoblocked video with its access level; only `displayGeoblocked=false` hides it.
   * @throws {ApiError} VOD_NOT_FOUND
   */
  async vod(id: string, query: DetailsQuery, view: ContentView): Promise<ResponseOf<'getVod'>> {
    const read = await this.#existing(id, view);
    if (query.displayGeoblocked === false && read.item.accessLevel === 'GEOBLOCKED') {
      throw new ApiError('VOD_NOT_FOUND');
    }
    return { ...read.item, ...(await this.details(read, query, view)) };
  }

  /** @throws {ApiError} VOD_NOT_FOUND */
  async adjacent(
    id: string,
    { size = PAGE_SIZES.adjacent }: QueryOf<'getAdjacentVods'>,
    view: ContentView,
  ): Promise<ResponseOf<'getAdjacentVods'>> {
    await this.#existing(id, view);
    return this.neighbours(await this.#options.collections.adjacentEpisodes(id, size), view);
  }

  async #existing(id: string, view: ContentView): Promise<ReadItem> {
    const read = await this.#options.items.readOne(vodKey(id), view);
    if (read === null) throw new ApiError('VOD_NOT_FOUND');
    return read;
  }
}
