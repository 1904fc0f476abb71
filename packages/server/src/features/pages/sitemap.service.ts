import type { ContentItem } from '@footlight/contract';
import { isPrefix, type LinkSettings } from '@footlight/domain';
import { NOBODY } from '../../http/caller.js';
import type { ContentReader } from '../content/content-reader.js';
import { createPageAddresses } from './page-addresses.js';
import type { PagesRepository } from './pages.repository.js';
import { sitemapIndex, sitemapPage, type SitemapEntry } from './sitemap-xml.js';

/** Every page of content, for search engines. @see https://www.sitemaps.org/protocol.html */
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
}

/** Each stands in it once in every language; far below the 50,000 addresses and 50 MB that a file may have. */
const CONTENTS_PER_PAGE = 500;

export const createSitemapService = (options: SitemapServiceOptions): SitemapService => {
  const { repository, content, realm, origin } = options;
  const addresses = createPageAddresses(origin, realm);
  const languages = realm.languages.filter(isPrefix);

  const videoOf = (item: ContentItem): SitemapEntry['video'] => {
    if (item.type !== 'VOD') return null;
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

  return {
    robots: () =>
      [
        'User-agent: *',
        'Disallow: /api/',
        'Allow: /',
        '',
        `Sitemap: ${addresses.absolute('/sitemap.xml')}`,
        '',
      ].join('\n'),

    index: async () => {
      const pages = Math.ceil((await repository.count()) / CONTENTS_PER_PAGE);
      return sitemapIndex(
        Array.from({ length: pages }, (_, index) => addresses.absolute(`/sitemaps/${index + 1}.xml`)),
      );
    },

    page: async (page) => {
      const keys = await repository.keys((page - 1) * CONTENTS_PER_PAGE, CONTENTS_PER_PAGE);
      if (keys.length === 0) return null;
      const country = realm.defaultCountry;
      const inLanguages = await Promise.all(
        languages.map(async (language) => ({
          language,
          items: await content.itemsByKeys(keys, { caller: NOBODY, language, country }),
        })),
      );
      const entries = inLanguages.flatMap(({ language, items }) =>
        items.map((item): SitemapEntry => ({
          address: addresses.content(item, language),
          alternates: languages.map((other) => ({
            language: other,
            address: addresses.content(item, other),
          })),
          video: videoOf(item),
        })),
      );
      return sitemapPage(entries);
    },
  };
};
