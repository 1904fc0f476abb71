import { calls, type Image, type PageBoot } from '@footlight/contract';
import { createPageAddresses, isPrefix, type PageRoute, type Prefix } from '@footlight/domain';
import type { PageHead, PreloadedPicture } from './page-head.js';
import { breadcrumbs, type Entity, type EntityAddresses } from './structured-data.js';
import { seasonRoute, seriesRoute } from './content-routes.js';

/** Contents of a document's head elements, in the document's language. */
export interface HeadTags {
  readonly title: string;
  readonly description: string | null;
  /** Robots meta tag. @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
  readonly robots: string;
  /** Absolute canonical address; null for pages that should not be indexed. */
  readonly canonical: string | null;
  /** Addresses of the page in each language, and `x-default`. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** Open Graph properties in order. @see https://ogp.me/ */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
  readonly structuredData: readonly Entity[];
  /** Address of the oEmbed endpoint for this page. @see https://oembed.com/#section4 */
  readonly oembed: string | null;
  readonly preload: readonly PreloadedPicture[];
}

export interface HeadOptions {
  readonly boot: PageBoot;
  /** Origin under which viewers reach the site: `https://video.example`. */
  readonly origin: string;
  /** Titles of the addressed content by language tag. */
  readonly titles: Readonly<Record<string, string>>;
}

const OPEN = 'max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const CLOSED = 'noindex, follow';
/** For pages in frames: indexed as part of the embedding page, not by themselves. */
const FRAMED = 'noindex, indexifembedded, max-image-preview:large, max-video-preview:-1';

/** Languages without translated paths have no prefix. */
const prefixFor = (language: string): Prefix => (isPrefix(language) ? language : '');

/** @see https://ogp.me/#optional */
const openGraphLocale = (language: string): string => language.replace('-', '_');

const titled = (title: string | null, { realm }: PageBoot): string =>
  title === null || title === '' ? realm.name : `${title} · ${realm.name}`;

/** Tags of a page excluded from search engines: personal, debug-only or missing (PAGE-24). */
export const closedTags = (title: string | null, boot: PageBoot): HeadTags => ({
  title: titled(title, boot),
  description: null,
  robots: CLOSED,
  canonical: null,
  alternates: [],
  openGraph: [],
  structuredData: [],
  oembed: null,
  preload: [],
});

/** Tags of a page in an iframe; its canonical address is that of the corresponding page (PAGE-22). */
export const framedTags = (tags: HeadTags): HeadTags => ({
  ...tags,
  robots: FRAMED,
  alternates: [],
  preload: [],
});

const imageTags = (picture: Image | null, alt: string, absolute: (path: string) => string) => {
  const single = picture?.variants.find(({ url }) => url === picture.url);
  return single === undefined
    ? []
    : ([
        ['og:image', absolute(single.url)],
        ['og:image:width', String(single.width)],
        ['og:image:alt', alt],
      ] as const);
};

/** Converts a page's head to the contents of its elements. */
export const headTags = (head: PageHead, { boot, origin, titles }: HeadOptions): HeadTags => {
  const { realm, labels } = boot;
  const { language } = labels;
  const { title, titled: worded, plays, above = [], picture = null, type = 'website', entities } = head;
  const addresses = createPageAddresses(origin, realm);
  const languages = realm.languages.map(({ code }) => code);
  const prefix = prefixFor(language);
  const canonical = addresses.place(head.place, prefix);
  const description = head.description ?? labels.labels['siteDescription'] ?? null;
  const root = addresses.place({ route: 'root', params: {} }, prefix);

  const placeIn = (other: string): PageRoute => {
    const words = titles[other] ?? titles[realm.defaultLanguage];
    return worded === undefined || words === undefined ? head.place : worded.place(words);
  };
  const addressIn = (other: string): string => addresses.place(placeIn(other), prefixFor(other));
  const ofEntities: EntityAddresses = {
    absolute: addresses.absolute,
    of: (item) => addresses.content(item, prefix),
    ofSeason: (season) => addresses.place(seasonRoute(season.id, season.title), prefix),
    ofSeries: (series) => addresses.place(seriesRoute(series.seriesId, series.title), prefix),
    frame: addresses.frame,
  };

  const site = { '@type': 'WebSite', name: realm.name, url: root, inLanguage: language };
  const crumbs =
    title === null
      ? []
      : [
          breadcrumbs([
            { title: realm.name, address: root },
            ...above.map(({ title: words, ...place }) => ({
              title: words,
              address: addresses.place(place, prefix),
            })),
            { title, address: canonical },
          ]),
        ];
  const oembedQuery = new URLSearchParams({ url: canonical, format: 'json' });

  return {
    title: titled(title, boot),
    description,
    robots: OPEN,
    canonical,
    alternates: [
      ...languages.filter(isPrefix).map((other) => ({ language: other, address: addressIn(other) })),
      // All alternates must be canonical addresses, so this is the address of the default language (PAGE-23).
      { language: 'x-default', address: addressIn(realm.defaultLanguage) },
    ],
    openGraph: [
      ['og:site_name', realm.name],
      ['og:title', title ?? realm.name],
      ...(description === null ? [] : [['og:description', description] as const]),
      ['og:type', type],
      ['og:url', canonical],
      ['og:locale', openGraphLocale(language)],
      ...languages
        .filter((other) => other !== language)
        .map((other) => ['og:locale:alternate', openGraphLocale(other)] as const),
      ...imageTags(picture, title ?? realm.name, addresses.absolute),
      ...(plays === undefined
        ? []
        : ([
            ['og:video', addresses.frame(plays.kind, plays.id)],
            ['og:video:type', 'text/html'],
            ['og:video:width', '1280'],
            ['og:video:height', '720'],
          ] as const)),
    ],
    structuredData: [...(title === null ? [site] : []), ...(entities?.(ofEntities) ?? []), ...crumbs],
    oembed: plays === undefined ? null : `${origin}${calls.getOembed.path}?${oembedQuery.toString()}`,
    preload: head.preload ?? [],
  };
};
