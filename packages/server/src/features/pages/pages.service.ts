import { calls } from '@footlight/contract';
import { isPrefix, placeOf, type LinkSettings, type Place, type Prefix } from '@footlight/domain';
import { isApiError } from '../../api-error.js';
import { NOBODY } from '../../http/caller.js';
import type { PageHead } from '../../http/page-head.js';
import type { ContentKey } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import type { ReadSubject } from './content-subjects.js';
import { seasonPlace, seriesPlace } from './content-subjects.js';
import { createPageAddresses } from './page-addresses.js';
import type { NamedPlace, PageSubject } from './page-subject.js';
import { plainPageOf } from './plain-pages.js';
import { breadcrumbs, type EntityAddresses } from './structured-data.js';

export interface PageRequestOf {
  /** As it was asked for, without its query. */
  readonly path: string;
  /** What stands after `?`. */
  readonly query: string;
  /** One of the realm's languages. */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** What the pages of the site say of themselves before any script has run. */
export interface PagesService {
  /** Status 404 where there is no such page or content. */
  head(request: PageRequestOf): Promise<PageHead>;
  /** The same for the page inside an iframe, which is known by the page that shows the same. */
  frameHead(request: PageRequestOf & { readonly kind: string; readonly id: string }): Promise<PageHead>;
  /** For a page of which nothing could be read. */
  bareHead(status: 404 | 503, request: PageRequestOf): PageHead;
}

export interface PagesServiceOptions {
  readonly subjects: Readonly<Partial<Record<Place['route'], ReadSubject<PageSubject | null>>>>;
  /** Titles by language tag. */
  readonly titlesOf: (key: ContentKey) => Promise<Readonly<Record<string, string>>>;
  readonly realm: LinkSettings & {
    readonly name: string;
    readonly languages: readonly string[];
    readonly defaultLanguage: string;
  };
  /** Under which viewers reach this service. */
  readonly origin: string;
  readonly labels: (language: string, country: string) => Readonly<Record<string, string>>;
}

/** Languages without path words of their own are reached by the address without a prefix. */
const prefixFor = (language: string): Prefix => (isPrefix(language) ? language : '');

/** @see https://ogp.me/#optional */
const openGraphLocale = (language: string): string => language.replace('-', '_');

const OPEN = 'max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const CLOSED = 'noindex, follow';
/** For a page in frames of others: to be found as a part of them, not by itself. */
const FRAMED = 'noindex, indexifembedded, max-image-preview:large, max-video-preview:-1';

const EMPTY = {
  robots: CLOSED,
  canonical: null,
  alternates: [],
  openGraph: [],
  structuredData: [],
  oembed: null,
  preload: [],
} as const;

const HTTP_NOT_FOUND = 404;

const FRAMES = [
  { kind: 'vod', idName: 'eventId' },
  { kind: 'live', idName: 'eventId' },
  { kind: 'playlist', idName: 'playlistId' },
] as const;

export const createPagesService = (options: PagesServiceOptions): PagesService => {
  const { subjects, titlesOf, realm, origin, labels } = options;
  const addresses = createPageAddresses(origin, realm);

  const entityAddresses = (prefix: Prefix): EntityAddresses => ({
    absolute: addresses.absolute,
    of: (item) => addresses.content(item, prefix),
    ofSeason: ({ id, title }) => addresses.place(seasonPlace(id, title), prefix),
    ofSeries: ({ seriesId, title }) => addresses.place(seriesPlace(seriesId, title), prefix),
    frame: addresses.frame,
  });

  const titled = (title: string | null): string => (title === null ? realm.name : `${title} · ${realm.name}`);

  const alternatesOf = async ({ place, titled: worded }: PageSubject): Promise<PageHead['alternates']> => {
    const titles = worded === null ? {} : await titlesOf(worded.key);
    const placeIn = (language: string): NamedPlace => {
      const title = titles[language] ?? titles[realm.defaultLanguage];
      return worded === null || title === undefined ? place : worded.place(title);
    };
    return [
      ...realm.languages
        .filter(isPrefix)
        .map((language) => ({ language, address: addresses.place(placeIn(language), language) })),
      { language: 'x-default', address: addresses.place(placeIn(realm.defaultLanguage), '') },
    ];
  };

  const openGraphOf = (subject: PageSubject, language: string, address: string): PageHead['openGraph'] => {
    const { title, description, picture, type, plays } = subject;
    const widest = picture?.variants.at(-1);
    return [
      ['og:site_name', realm.name],
      ['og:title', title ?? realm.name],
      ...(description === null ? [] : [['og:description', description] as const]),
      ['og:type', type],
      ['og:url', address],
      ['og:locale', openGraphLocale(language)],
      ...realm.languages
        .filter((other) => other !== language)
        .map((other) => ['og:locale:alternate', openGraphLocale(other)] as const),
      ...(widest === undefined
        ? []
        : ([
            ['og:image', addresses.absolute(widest.url)],
            ['og:image:width', String(widest.width)],
            ['og:image:alt', title ?? realm.name],
          ] as const)),
      ...(plays === null
        ? []
        : ([
            ['og:video', addresses.frame(plays.kind, plays.id)],
            ['og:video:type', 'text/html'],
            ['og:video:width', '1280'],
            ['og:video:height', '720'],
          ] as const)),
    ];
  };

  const oembedOf = (address: string): string => {
    const query = new URLSearchParams({ url: address, format: 'json' });
    return `${origin}${calls.getOembed.path}?${query.toString()}`;
  };

  const crumbsOf = (subject: PageSubject, prefix: Prefix, address: string) =>
    subject.title === null
      ? []
      : [
          breadcrumbs([
            { title: realm.name, address: addresses.place({ route: 'root', params: {} }, prefix) },
            ...subject.above.map(({ title, ...place }) => ({
              title,
              address: addresses.place(place, prefix),
            })),
            { title: subject.title, address },
          ]),
        ];

  const headOf = async (subject: PageSubject, { language, country }: PageRequestOf): Promise<PageHead> => {
    const prefix = prefixFor(language);
    const address = addresses.place(subject.place, prefix);
    const description = subject.description ?? labels(language, country)['siteDescription'] ?? null;
    const site = {
      '@type': 'WebSite',
      name: realm.name,
      url: addresses.place({ route: 'root', params: {} }, prefix),
      inLanguage: language,
    };
    return {
      status: 200,
      language,
      title: titled(subject.title),
      description,
      robots: OPEN,
      canonical: address,
      alternates: await alternatesOf(subject),
      openGraph: openGraphOf({ ...subject, description }, language, address),
      structuredData: [
        ...(subject.title === null ? [site] : []),
        ...subject.entities(entityAddresses(prefix)),
        ...crumbsOf(subject, prefix, address),
      ],
      oembed: subject.plays === null ? null : oembedOf(address),
      preload: subject.preload,
    };
  };

  const plainHead = async ({ route, params }: NamedPlace, request: PageRequestOf): Promise<PageHead> => {
    const { isOpen, title } = plainPageOf(route);
    const words = labels(request.language, request.country);
    const named = title === null ? null : (words[title] ?? null);
    if (!isOpen) {
      return { ...EMPTY, status: 200, language: request.language, title: titled(named), description: null };
    }
    const subject: PageSubject = {
      title: named,
      description: null,
      picture: null,
      type: 'website',
      place: { route, params },
      titled: null,
      above: [],
      plays: null,
      preload: [],
      entities: () => [],
    };
    return headOf(subject, request);
  };

  const bareHead: PagesService['bareHead'] = (status, { language, country }) => {
    const title = status === 404 ? (labels(language, country)['notFoundTitle'] ?? null) : null;
    return { ...EMPTY, status, language, title: titled(title), description: null };
  };

  const subjectHead = async (
    read: ReadSubject<PageSubject | null>,
    place: NamedPlace,
    request: PageRequestOf,
  ): Promise<PageHead> => {
    const view: ContentView = { caller: NOBODY, language: request.language, country: request.country };
    try {
      const subject = await read(place.params, view, new URLSearchParams(request.query));
      return await (subject === null ? plainHead(place, request) : headOf(subject, request));
    } catch (error) {
      if (isApiError(error) && error.status === HTTP_NOT_FOUND) return bareHead(404, request);
      throw error;
    }
  };

  return {
    bareHead,
    head: async (request) => {
      const place = placeOf(request.path);
      if (place === null) return bareHead(404, request);
      const read = subjects[place.route];
      return read === undefined ? plainHead(place, request) : subjectHead(read, place, request);
    },
    frameHead: async ({ kind, id, ...request }) => {
      const framed = FRAMES.find((one) => one.kind === kind);
      const read = framed === undefined ? undefined : subjects[framed.kind];
      if (framed === undefined || read === undefined) return bareHead(404, request);
      const place = { route: framed.kind, params: { [framed.idName]: id } };
      const head = await subjectHead(read, place, request);
      return head.status === 200 ? { ...head, robots: FRAMED, alternates: [], preload: [] } : head;
    },
  };
};
