import type { ContentItem, QueryOf, ResponseOf } from '@footlight/contract';
import { embedCode, frameSize, watchAddressOf, type FrameSize, type WatchAddress } from '@footlight/domain';
import { ApiError } from '../../api-error.js';
import type { ContentKey, ContentReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';

export interface OembedServiceOptions {
  readonly content: ContentReader;
  /** Origins under which viewers reach this service; addresses of other origins are not described. */
  readonly origins: readonly string[];
  readonly realm: { readonly name: string; readonly languages: readonly string[] };
}

const CACHE_SECONDS = 3_600;
/** Query parameters of the shared address that the embedded page supports. */
const EMBED_PARAMETERS = ['t', 'playlistId', 'seasonId', 'seriesId'];
const KINDS: Readonly<Record<WatchAddress['kind'], ContentKey['kind']>> = {
  vod: 'VOD',
  live: 'LIVE_EVENT',
  playlist: 'PLAYLIST',
};

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** The widest thumbnail that fits into the frame; none if all are too large. */
const thumbnailOf = ({ images }: ContentItem, origin: string, { width, height }: FrameSize) => {
  const fitting = images.thumbnail.variants.filter(
    (one) => one.width <= width && one.width * 9 <= height * 16,
  );
  const widest = fitting.toSorted((one, other) => other.width - one.width)[0];
  if (widest === undefined) return {};
  return {
    thumbnail_url: new URL(widest.url, origin).href,
    thumbnail_width: widest.width,
    thumbnail_height: Math.round((widest.width * 9) / 16),
  };
};

/** Describes pages of this service for embedding in other sites. */
export class OembedService {
  readonly #content;
  readonly #origins;
  readonly #realm;

  /** @see https://oembed.com/ */
  constructor({ content, origins, realm }: OembedServiceOptions) {
    this.#content = content;
    this.#origins = origins;
    this.#realm = realm;
  }

  /**
   * @throws {ApiError} NOT_FOUND for an address that is not a page of this service, NOT_IMPLEMENTED for formats other
   *   than JSON
   */
  async describe(
    { url, maxwidth, maxheight, format = 'json' }: QueryOf<'getOembed'>,
    view: ContentView,
  ): Promise<ResponseOf<'getOembed'>> {
    if (format !== 'json') throw new ApiError('NOT_IMPLEMENTED');
    const address = parsed(url);
    const watched =
      address === null || !this.#origins.includes(address.origin) ? null : watchAddressOf(address);
    if (address === null || watched === null) throw new ApiError('NOT_FOUND');
    const { kind, id, language } = watched;
    const named = this.#realm.languages.find((one) => one === language);
    const words = named === undefined ? view : { ...view, language: named };
    const [item] = await this.#content.itemsByKeys([{ kind: KINDS[kind], id }], words);
    if (item === undefined) throw new ApiError('NOT_FOUND');

    const { origin } = address;
    const frame = new URL(`/embed/${kind}/${encodeURIComponent(id)}`, origin);
    for (const name of EMBED_PARAMETERS) {
      const value = address.searchParams.get(name);
      if (value !== null) frame.searchParams.set(name, value);
    }
    if (named !== undefined) frame.searchParams.set('language', named);
    const size = frameSize({ maxWidth: maxwidth, maxHeight: maxheight });
    return {
      type: 'video',
      version: '1.0',
      title: item.title,
      provider_name: this.#realm.name,
      provider_url: origin,
      cache_age: CACHE_SECONDS,
      html: embedCode(frame.href, item.title, size),
      ...size,
      ...thumbnailOf(item, origin, size),
    };
  }
}
