import type { ContentItem } from '@footlight/contract';
import {
  ADMIN_PATH,
  addressOfGrid,
  createPageAddresses,
  isPrefix,
  type LinkSettings,
  type PageRoute,
  type RouteName,
} from '@footlight/domain';
import type { Clock } from '../../clock.js';
import { NOBODY } from '../../http/requests/caller.js';
import type { ContentReader } from '../content/content-reader.js';
import type { EditorialKey, PagesRepository } from './pages.repository.js';
import { sitemapIndex, sitemapPage, type SitemapEntry } from './sitemap-xml.js';

export interface SitemapServiceOptions {
  readonly repository: PagesRepository;
  readonly content: ContentReader;
  readonly realm: LinkSettings & {
    readonly languages: readonly string[];
    readonly defaultLanguage: string;
    readonly defaultCountry: string;
  };
  readonly origin: string;
  readonly clock: Clock;
}

/** Each is listed once per language, far below the limits of 50,000 addresses and 50 MB per file. */
const CONTENTS_PER_PAGE = 500;

/** Static pages listed for search engines. */
const STATIC_ROUTES: readonly RouteName[] = [
  'root',
  'browse',
  'liveNow',
  'upcoming',
  'schedule',
  'epg',
  'releases',
  'news',
  'fighters',
];

const routeOfEntry = ({ kind, feedName, id }: EditorialKey): PageRoute =>
  kind === 'news'
    ? { route: 'newsItem', params: { feedName, newId: id } }
    : { route: 'fighter', params: { id } };

const pagesOf = (count: number): number => Math.ceil(count / CONTENTS_PER_PAGE);

/** The sitemap: content, news, fighters, grids and static pages. @see https://www.sitemaps.org/protocol.html */
export class SitemapService {
  readonly #options: SitemapServiceOptions;
  readonly #addresses;
  readonly #languages;

  constructor(options: SitemapServiceOptions) {
    this.#options = options;
    this.#addresses = createPageAddresses(options.origin, options.realm);
    this.#languages = options.realm.languages.filter(isPrefix);
  }

  robots(): string {
    return [
      'User-agent: *',
      'Disallow: /api/',
      `Disallow: ${ADMIN_PATH}`,
      `Disallow: /*${ADMIN_PATH}`,
      'Allow: /',
      '',
      `Sitemap: ${this.#addresses.absolute('/sitemap.xml')}`,
      '',
    ].join('\n');
  }

  async index(): Promise<string> {
    const now = new Date(this.#options.clock.now());
    const [contents, editorial] = await Promise.all([this.#contentPages(now), this.#editorialPages(now)]);
    return sitemapIndex(
      Array.from({ length: contents + editorial + 1 }, (_, index) =>
        this.#addresses.absolute(`/sitemaps/${index + 1}.xml`),
      ),
    );
  }

  /** @param page from 1; null when there is no such page */
  async page(page: number): Promise<string | null> {
    const now = new Date(this.#options.clock.now());
    const [contents, editorial] = await Promise.all([this.#contentPages(now), this.#editorialPages(now)]);
    if (page < 1 || page > contents + editorial + 1) return null;
    if (page <= contents) return sitemapPage(await this.#contentEntries(now, page - 1));
    if (page <= contents + editorial)
      return sitemapPage(await this.#editorialEntries(now, page - contents - 1));
    return sitemapPage(await this.#staticEntries());
  }

  #videoOf(item: ContentItem): SitemapEntry['video'] {
    // Without a thumbnail the page is listed without its video.
    if (item.type !== 'VOD' || item.images.thumbnail.url === '') return null;
    return {
      thumbnail: this.#addresses.absolute(item.images.thumbnail.url),
      title: item.title,
      description: item.description === '' ? item.title : item.description,
      player: this.#addresses.frame('vod', item.id),
      duration: item.duration === undefined ? null : Math.round(item.duration),
      published: item.release?.scheduledAt ?? null,
      needsSubscription: item.accessLevel === 'DENIED',
      isLive: false,
    };
  }

  async #contentPages(now: Date): Promise<number> {
    return pagesOf(await this.#options.repository.count(now));
  }

  async #editorialPages(now: Date): Promise<number> {
    return pagesOf(await this.#options.repository.countEditorial(now));
  }

  /** The entries of a page, one per language. */
  #entriesOf(place: PageRoute): SitemapEntry[] {
    const alternates = this.#languages.map((language) => ({
      language,
      address: this.#addresses.place(place, language),
    }));
    return alternates.map(({ address }) => ({ address, alternates, video: null }));
  }

  /** @param page from 0 */
  async #contentEntries(now: Date, page: number): Promise<SitemapEntry[]> {
    const keys = await this.#options.repository.keys(now, page * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
    const country = this.#options.realm.defaultCountry;
    const inLanguages = await Promise.all(
      this.#languages.map(async (language) => ({
        language,
        items: await this.#options.content.itemsByKeys(keys, { caller: NOBODY, language, country }),
      })),
    );
    return inLanguages.flatMap(({ language, items }) =>
      items.map((item): SitemapEntry => ({
        address: this.#addresses.content(item, language),
        alternates: this.#languages.map((other) => ({
          language: other,
          address: this.#addresses.content(item, other),
        })),
        video: this.#videoOf(item),
      })),
    );
  }

  /** Addresses of news and fighters carry no title, so they need no texts. @param page from 0 */
  async #editorialEntries(now: Date, page: number): Promise<SitemapEntry[]> {
    const keys = await this.#options.repository.editorial(now, page * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
    return keys.flatMap((key) => this.#entriesOf(routeOfEntry(key)));
  }

  /** Static pages and grids; few enough for one page of the sitemap. */
  async #staticEntries(): Promise<SitemapEntry[]> {
    const grids = await this.#options.repository.grids();
    return [
      ...STATIC_ROUTES.map((route): PageRoute => ({ route, params: {} })),
      ...grids.map((id): PageRoute => ({
        route: 'grid',
        params: {},
        query: addressOfGrid({ id, genre: null }),
      })),
    ].flatMap((place) => this.#entriesOf(place));
  }
}
