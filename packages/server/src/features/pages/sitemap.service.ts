import type { ContentItem } from '@footlight/contract';
import { PREVIEWS_PATH, isPrefix, type LinkSettings } from '@footlight/domain';
import type { Clock } from '../../clock.js';
import { NOBODY } from '../../http/caller.js';
import type { ContentReader } from '../content/content-reader.js';
import { createPageAddresses } from './page-addresses.js';
import type { NamedPlace } from './page-subject.js';
import type { EditorialKey, PagesRepository } from './pages.repository.js';
import { sitemapIndex, sitemapPage, type SitemapEntry } from './sitemap-xml.js';

/** Every page of content, news and fighters, for search engines. @see https://www.sitemaps.org/protocol.html */
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

  const contentPages = async (): Promise<number> => Math.ceil((await repository.count()) / CONTENTS_PER_PAGE);

  /** @param page from 0 */
  const contentEntries = async (page: number): Promise<SitemapEntry[]> => {
    const keys = await repository.keys(page * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
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
  const editorialEntries = async (page: number): Promise<SitemapEntry[]> => {
    const now = new Date(clock.now());
    const keys = await repository.editorial(now, page * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
    return keys.flatMap((key) => {
      const alternates = languages.map((language) => ({
        language,
        address: addresses.place(placeOf(key), language),
      }));
      return alternates.map(({ address }) => ({ address, alternates, video: null }));
    });
  };

  return {
    robots: () =>
      [
        'User-agent: *',
        'Disallow: /api/',
        `Disallow: ${PREVIEWS_PATH}`,
        `Disallow: /*${PREVIEWS_PATH}`,
        'Allow: /',
        '',
        `Sitemap: ${addresses.absolute('/sitemap.xml')}`,
        '',
      ].join('\n'),

    index: async () => {
      const [contents, editorial] = await Promise.all([
        contentPages(),
        repository.countEditorial(new Date(clock.now())),
      ]);
      const pages = contents + Math.ceil(editorial / CONTENTS_PER_PAGE);
      return sitemapIndex(
        Array.from({ length: pages }, (_, index) => addresses.absolute(`/sitemaps/${index + 1}.xml`)),
      );
    },

    page: async (page) => {
      const contents = await contentPages();
      const entries =
        page > contents ? await editorialEntries(page - contents - 1) : await contentEntries(page - 1);
      return entries.length === 0 ? null : sitemapPage(entries);
    },
  };
};
