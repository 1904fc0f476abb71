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

/** The sitemap: content, news, fighters, grids and static pages. @see https://www.sitemaps.org/protocol.html */
export interface SitemapService {
  robots(): string;
  index(): Promise<string>;
  /** @param page from 1; null when there is no such page */
  page(page: number): Promise<string | null>;
}

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

export const createSitemapService = (options: SitemapServiceOptions): SitemapService => {
  const { repository, content, realm, origin, clock } = options;
  const addresses = createPageAddresses(origin, realm);
  const languages = realm.languages.filter(isPrefix);

  const videoOf = (item: ContentItem): SitemapEntry['video'] => {
    // Without a thumbnail the page is listed without its video.
    if (item.type !== 'VOD' || item.images.thumbnail.url === '') return null;
    return {
      thumbnail: addresses.absolute(item.images.thumbnail.url),
      title: item.title,
      description: item.description === '' ? item.title : item.description,
      player: addresses.frame('vod', item.id),
      duration: item.duration === undefined ? null : Math.round(item.duration),
      published: item.release?.scheduledAt ?? null,
      needsSubscription: item.accessLevel === 'DENIED',
      isLive: false,
    };
  };

  const pagesOf = (count: number): number => Math.ceil(count / CONTENTS_PER_PAGE);
  const contentPages = async (now: Date): Promise<number> => pagesOf(await repository.count(now));
  const editorialPages = async (now: Date): Promise<number> => pagesOf(await repository.countEditorial(now));

  /** The entries of a page, one per language. */
  const entriesOf = (place: PageRoute): SitemapEntry[] => {
    const alternates = languages.map((language) => ({ language, address: addresses.place(place, language) }));
    return alternates.map(({ address }) => ({ address, alternates, video: null }));
  };

  /** @param page from 0 */
  const contentEntries = async (now: Date, page: number): Promise<SitemapEntry[]> => {
    const keys = await repository.keys(now, page * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
    const country = realm.defaultCountry;
    const inLanguages = await Promise.all(
      languages.map(async (language) => ({
        language,
        items: await content.itemsByKeys(keys, { caller: NOBODY, language, country }),
      })),
    );
    return inLanguages.flatMap(({ language, items }) =>
      items.map((item): SitemapEntry => ({
        address: addresses.content(item, language),
        alternates: languages.map((other) => ({
          language: other,
          address: addresses.content(item, other),
        })),
        video: videoOf(item),
      })),
    );
  };

  /** Addresses of news and fighters carry no title, so they need no texts. @param page from 0 */
  const editorialEntries = async (now: Date, page: number): Promise<SitemapEntry[]> => {
    const keys = await repository.editorial(now, page * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
    return keys.flatMap((key) => entriesOf(routeOfEntry(key)));
  };

  /** Static pages and grids; few enough for one page of the sitemap. */
  const staticEntries = async (): Promise<SitemapEntry[]> => {
    const grids = await repository.grids();
    return [
      ...STATIC_ROUTES.map((route): PageRoute => ({ route, params: {} })),
      ...grids.map((id): PageRoute => ({
        route: 'grid',
        params: {},
        query: addressOfGrid({ id, genre: null }),
      })),
    ].flatMap(entriesOf);
  };

  return {
    robots: () =>
      [
        'User-agent: *',
        'Disallow: /api/',
        `Disallow: ${ADMIN_PATH}`,
        `Disallow: /*${ADMIN_PATH}`,
        'Allow: /',
        '',
        `Sitemap: ${addresses.absolute('/sitemap.xml')}`,
        '',
      ].join('\n'),

    index: async () => {
      const now = new Date(clock.now());
      const [contents, editorial] = await Promise.all([contentPages(now), editorialPages(now)]);
      return sitemapIndex(
        Array.from({ length: contents + editorial + 1 }, (_, index) =>
          addresses.absolute(`/sitemaps/${index + 1}.xml`),
        ),
      );
    },

    page: async (page) => {
      const now = new Date(clock.now());
      const [contents, editorial] = await Promise.all([contentPages(now), editorialPages(now)]);
      if (page < 1 || page > contents + editorial + 1) return null;
      if (page <= contents) return sitemapPage(await contentEntries(now, page - 1));
      if (page <= contents + editorial) return sitemapPage(await editorialEntries(now, page - contents - 1));
      return sitemapPage(await staticEntries());
    },
  };
};
