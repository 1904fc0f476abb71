import { COLLECTION_NAMES, type CollectionName } from '@footlight/contract';
import { CATALOGUE_FILES, type Catalogue } from '../catalogue-files.js';
import { redirectId } from '../catalogue-pages.schemas.js';
import { taxRateId } from '../commerce/commerce-issues.js';

/** A catalogue while it is put together. */
type Parts = { -readonly [K in keyof Catalogue]: Catalogue[K] };

/** How the entries of a collection are taken from a catalogue, and put into one. */
interface Collection {
  /** Where the only entry of a catalogue is in its files. */
  readonly place: (id: string) => string;
  readonly list: (catalogue: Parts) => readonly (readonly [id: string, document: unknown])[];
  readonly put: (catalogue: Parts, id: string, document: never) => void;
}

const listed = <T>(
  place: string,
  of: (catalogue: Parts) => T[],
  idOf: (document: T) => string,
): Collection => ({
  place: () => `${place}[0]`,
  list: (catalogue) => of(catalogue).map((document) => [idOf(document), document]),
  put: (catalogue, _id, document) => void of(catalogue).push(document),
});

const named = <T>(place: string, of: (catalogue: Parts) => Record<string, T>): Collection => ({
  place: (id) => `${place}.${id}`,
  list: (catalogue) => Object.entries(of(catalogue)),
  put: (catalogue, id, document) => {
    of(catalogue)[id] = document;
  },
});

/** Entries of a record that may be absent. */
const namedWithin = <K extends string>(
  place: string,
  of: (catalogue: Parts) => { readonly [M in K]?: Record<string, unknown> },
  member: K,
): Collection => ({
  place: (id) => `${place}.${id}`,
  list: (catalogue) => Object.entries<unknown>(of(catalogue)[member] ?? {}),
  put: (catalogue, id, document) => {
    const owner = of(catalogue);
    Object.assign(owner, { [member]: Object.assign(owner[member] ?? {}, { [id]: document }) });
  },
});

const byId = ({ id }: { readonly id: string }): string => id;

/** Texts that seasons and episodes without a title take their own from. */
const NUMBERED = ['season', 'episode'] as const;

/**
 * The collections of a catalogue. An entry is what an editor changes at once: a series with its seasons and episodes, a
 * page with its heroes and rows. What others refer to comes first.
 */
export const COLLECTIONS = {
  licences: listed('licences.json', ({ licences }) => licences, byId),
  vouchers: listed(
    'vouchers.json',
    ({ vouchers }) => vouchers,
    ({ code }) => code,
  ),
  families: listed('offers.json.families', ({ offers }) => offers.families, byId),
  taxRates: listed('offers.json.taxRates', ({ offers }) => offers.taxRates, taxRateId),
  discounts: listed('offers.json.discounts', ({ offers }) => offers.discounts, byId),
  cancellationPromotions: listed(
    'offers.json.cancellationPromotions',
    ({ offers }) => offers.cancellationPromotions,
    byId,
  ),
  giftProducts: listed('offers.json.giftProducts', ({ offers }) => offers.giftProducts, byId),
  priceMigrations: listed('offers.json.priceMigrations', ({ offers }) => offers.priceMigrations, byId),
  geoRules: listed('geo-rules.json', ({ geoRules }) => geoRules, byId),
  genres: named('words.json.genres', ({ words }) => words.genres),
  tags: namedWithin('words.json.tags', ({ words }) => words, 'tags'),
  roles: named('words.json.roles', ({ words }) => words.roles),
  people: named('people.json', ({ people }) => people),
  words: {
    place: (id) => `words.json.${id}`,
    list: ({ words }) => NUMBERED.map((name) => [name, words[name]]),
    put: ({ words }, id, document) => {
      Object.assign(words, { [id]: document });
    },
  },
  vods: listed('vods.json', ({ vods }) => vods, byId),
  series: listed('series.json', ({ series }) => series, byId),
  formats: named('channels.json.formats', ({ channels }) => channels.formats),
  guideGenres: namedWithin('channels.json.genres', ({ channels }) => channels, 'genres'),
  channels: listed('channels.json.channels', ({ channels }) => channels.channels, byId),
  events: listed('events.json', ({ events }) => events, byId),
  playlists: listed('playlists.json', ({ playlists }) => playlists, byId),
  sections: listed('sections.json.sections', ({ sections }) => sections.sections, byId),
  grids: listed('sections.json.grids', ({ sections }) => sections.grids, byId),
  feeds: listed(
    'news.json.feeds',
    ({ news }) => news.feeds,
    ({ name }) => name,
  ),
  news: listed('news.json.items', ({ news }) => news.items, byId),
  fighters: listed('fighters.json.fighters', ({ fighters }) => fighters.fighters, byId),
  rankings: listed(
    'fighters.json.rankings',
    ({ fighters }) => fighters.rankings,
    ({ weightClass }) => weightClass,
  ),
  texts: named('texts.json', ({ texts }) => texts),
  menus: named('menus.json', ({ menus }) => menus),
  labels: named('labels.json', ({ labels }) => labels),
  redirects: listed(
    'redirects.json',
    ({ redirects }) => redirects,
    ({ from }) => redirectId(from),
  ),
} satisfies Record<CollectionName, Collection>;

/** One entry of the catalogue; `position` orders the entries of a collection. */
export interface Entry {
  readonly collection: CollectionName;
  readonly id: string;
  readonly position: number;
  readonly document: unknown;
}

/** Identifies an entry: `vods:1001`. */
export const entryKey = ({ collection, id }: Pick<Entry, 'collection' | 'id'>): string =>
  `${collection}:${id}`;

/** The entry that a key such as `genres:action` identifies. */
export const entryIdOf = (key: string): Pick<Entry, 'collection' | 'id'> => {
  const colon = key.indexOf(':');
  return { collection: key.slice(0, colon) as CollectionName, id: key.slice(colon + 1) };
};

/** Ids by collection. */
export const idsByCollection = (
  entries: readonly Pick<Entry, 'collection' | 'id'>[],
): ReadonlyMap<CollectionName, readonly string[]> => {
  const groups = new Map<CollectionName, string[]>();
  for (const { collection, id } of entries) {
    const ids = groups.get(collection);
    if (ids === undefined) groups.set(collection, [id]);
    else ids.push(id);
  }
  return groups;
};

/** The entries of a catalogue, those that others refer to first. */
export const entriesOf = (catalogue: Parts): readonly Entry[] =>
  COLLECTION_NAMES.flatMap((collection) =>
    COLLECTIONS[collection]
      .list(catalogue)
      .map(([id, document], position) => ({ collection, id, position, document })),
  );

/** The position of an entry within its collection. */
type Places = (collection: CollectionName, id: string) => number;

/** A catalogue of some entries. */
export interface PartialCatalogue {
  readonly catalogue: Catalogue;
  readonly places: Places;
}

/** Entries in the shape of the files. */
export const catalogueOf = (entries: readonly Entry[]): PartialCatalogue => {
  const catalogue = Object.fromEntries(
    Object.entries(CATALOGUE_FILES).map(([name, { empty }]) => [name, structuredClone(empty)]),
  ) as unknown as Catalogue;
  const places = new Map<string, number>();
  for (const entry of entries) {
    COLLECTIONS[entry.collection].put(catalogue, entry.id, entry.document as never);
    places.set(entryKey(entry), entry.position);
  }
  return { catalogue, places: (collection, id) => places.get(`${collection}:${id}`) ?? 0 };
};
