import type { ContentItem } from '@footlight/contract';
import {
  ADMIN_PATH,
  addressOfGrid,
  createPageAddresses,
  isPrefix,
  type LinkSettings,
  type NamedPlace,
  type RouteName,
} from '@footlight/domain';
import type { Clock } from '../../clock.js';
import { NOBODY } from '../../http/requests/caller.js';
import type { ContentReader } from '../content/content-reader.js';
import type { EditorialKey, PagesRepository } from './pages.repository.js';
import { sitemapIndex, sitemapPage, type SitemapEntry } from './sitemap-xml.js';

/** Every page of content, news and fighters, and those that stand always, for search engines. @see https://www.sitemaps.org/protocol.html */
export interface SitemapService {
  robots(): string;
  index(): Promise<string>;
  /** @param page from 1; null where there is none */
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

/** Each stands in it once in every language; far below the 50,000 addresses and 50 MB that a file may have. */
const CONTENTS_PER_PAGE = 500;

/** Pages without an id that somebody may look for. */
const STANDING: readonly RouteName[] = [
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

const placeOf = ({ kind, feedName, id }: EditorialKey): NamedPlace =>
  kind === 'news'
    ? { route: 'newsItem', params: { feedName, newId: id } }
    : { route: 'fighter', params: { id } };

export const createSitemapService = (options: SitemapServiceOptions): SitemapService => {
  const { repository, content, realm, origin, clock } = options;
  const addresses = createPageAddresses(origin, realm);
  const languages = realm.languages.filter(isPrefix);

  const videoOf = (item: ContentItem): SitemapEntry['video'] => {
    // Without a picture there is no entry of a video, only of its page.
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

  /** One page in every language. */
  const entriesOf = (place: NamedPlace): SitemapEntry[] => {
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

  /** News and fighters, whose addresses carry no title. @param page from 0 */
  const editorialEntries = async (now: Date, page: number): Promise<SitemapEntry[]> => {
    const keys = await repository.editorial(now, page * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
    return keys.flatMap((key) => entriesOf(placeOf(key)));
  };

  /** What stands always, and grids: few enough for one page. */
  const standingEntries = async (): Promise<SitemapEntry[]> => {
    const grids = await repository.grids();
    return [
      ...STANDING.map((route): NamedPlace => ({ route, params: {} })),
      ...grids.map((id): NamedPlace => ({
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
      return sitemapPage(await standingEntries());
    },
  };
};
