import {
  PAGE_SIZES,
  type BodyOf,
  type ContentItem,
  type Hero,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Row,
} from '@footlight/contract';
import { chosenFacets } from '@footlight/domain';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ContentView } from './content-view.js';
import type { ContentKey } from './content.repository.js';
import type { ItemReader, ReadItem } from './item-reader.js';
import { listFilter, type ListFilter } from './list-filter.js';
import { heroOf, rowOf } from './page-parts.js';
import type { ChosenTitles, NewsReader, RowOfTitles, TitlesReader } from './content-ports.js';
import { pageFrom, type Page, type PageRequest } from './page.js';
import type { SectionsRepository, StoredBucket, StoredHero } from './sections.repository.js';
import type { TimedList, TimedListsRepository } from './timed-lists.repository.js';

export interface SectionsServiceOptions {
  readonly repository: SectionsRepository;
  readonly timedLists: TimedListsRepository;
  readonly items: ItemReader;
  readonly news: NewsReader;
  readonly titles: TitlesReader;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

/** What is in each row, by row id. */
type Keys = ReadonlyMap<string, ChosenTitles>;
/** The page of each news row, by row id. */
type News = ReadonlyMap<string, Page<ContentItem>>;

const nameOf = ({ kind, id }: ContentKey): string => `${kind}:${id}`;

/** The keys of all cards that rows are made of. */
const shownKeys = (rows: Keys): ContentKey[] => {
  const chosen = [...rows.values()];
  return chosen.flatMap(({ keys }) => keys).concat(chosen.flatMap(({ because }) => because ?? []));
};

/** A row whose title has the title that it is chosen because of (ROW-16). */
const titledBy = (row: StoredBucket, watched: string | undefined): StoredBucket =>
  watched === undefined
    ? row
    : { ...row, text: { ...row.text, title: row.text.title.replaceAll('{title}', () => watched) } };

type ChosenBucket = StoredBucket & { readonly source: TimedList | RowOfTitles['source'] };

const isChosen = (row: StoredBucket): row is ChosenBucket => row.source !== 'items' && row.source !== 'news';

const isTimed = (source: ChosenBucket['source']): source is TimedList =>
  source === 'live' || source === 'upcoming' || source === 'channels';

const isGuide = ({ type }: StoredBucket): boolean => type === 'EPG' || type === 'EPG_NOW_NEXT';

/** Guide rows have larger pages than other rows. */
const sizeOf = (row: StoredBucket): number => (isGuide(row) ? PAGE_SIZES.guideCarousel : PAGE_SIZES.carousel);

/** Rows without items are omitted, except highlights with a call to action. */
const isWorthShowing = ({ items, display, type }: Row): boolean =>
  items.length > 0 || (type === 'CONTENT_HIGHLIGHT' && display.primaryCallToAction !== null);

/** Pages of rows, further pages of one row, and grids. */
export class SectionsService {
  readonly #options: SectionsServiceOptions;

  constructor(options: SectionsServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} SECTION_NOT_FOUND */
  async section(
    id: string,
    query: QueryOf<'getSection'>,
    view: ContentView,
  ): Promise<ResponseOf<'getSection'>> {
    const { rpp = PAGE_SIZES.carousel, lastSeen } = query;
    const filter = listFilter(query);
    const isFirst = lastSeen === undefined;
    const [stored, heroes] = await Promise.all([
      this.#options.repository.rows(id, { size: rpp, lastSeen }, this.#readingOf(view)),
      isFirst ? this.#options.repository.heroes(id, this.#readingOf(view)) : [],
    ]);
    const { entries, paging } = pageFrom(stored, rpp, (row) => row.id);
    const [keys, pages] = await Promise.all([
      this.#keysOf(entries, view, filter, sizeOf),
      this.#newsOf(entries, view, sizeOf),
    ]);
    const section: ContentKey = { kind: 'SECTION', id };
    const heroKeys = heroes.map(({ kind, contentId }) => ({ kind, id: contentId }));
    const cards = await this.#readAll([section, ...heroKeys, ...shownKeys(keys)], view);
    const title = cards.get(nameOf(section))?.item.title;
    if (title === undefined) throw new ApiError('SECTION_NOT_FOUND');
    const rows = await this.#rowsOf(entries, keys, pages, cards, view, sizeOf);
    return {
      section: { id, title },
      heroes: this.#heroesOf(heroes, cards, view, filter),
      buckets: rows.filter(isWorthShowing),
      paging,
    };
  }

  /** @throws {ApiError} SECTION_NOT_FOUND, BUCKET_NOT_FOUND */
  async bucketPage(
    { section, bucketId }: ParamsOf<'getBucketPage'>,
    { bucketProps, sectionProps }: BodyOf<'getBucketPage'>,
    view: ContentView,
  ): Promise<ResponseOf<'getBucketPage'>> {
    const row = await this.#options.repository.row(section, bucketId, this.#readingOf(view));
    if (row === null) {
      const known = await this.#options.items.readOne({ kind: 'SECTION', id: section }, view);
      throw new ApiError(known === null ? 'SECTION_NOT_FOUND' : 'BUCKET_NOT_FOUND');
    }
    const filter = listFilter({
      ...sectionProps,
      displayGeoblocked: bucketProps.displayGeoblocked ?? sectionProps?.displayGeoblocked,
    });
    // Guide rows have the larger page size of the section (ROW-5).
    const pageProps = isGuide(row) ? (sectionProps ?? bucketProps) : bucketProps;
    const size = (): number => pageProps.resultPerPage;
    const lastSeen = bucketProps.lastSeen ?? undefined;
    const [keys, pages] = await Promise.all([
      this.#keysOf([row], view, filter, size, lastSeen),
      this.#newsOf([row], view, size, lastSeen),
    ]);
    const cards = await this.#readAll(shownKeys(keys), view);
    const [page] = await this.#rowsOf([row], keys, pages, cards, view, size);
    if (page === undefined) throw new ApiError('BUCKET_NOT_FOUND');
    return page;
  }

  /** @throws {ApiError} GRID_NOT_FOUND */
  async grid(query: QueryOf<'getContentGrid'>, view: ContentView): Promise<ResponseOf<'getContentGrid'>> {
    const { gridViewConfigId, rpp = PAGE_SIZES.grid, lastSeen, facet } = query;
    const reading = this.#readingOf(view);
    const grid = await this.#options.repository.grid(gridViewConfigId, reading);
    if (grid === null) throw new ApiError('GRID_NOT_FOUND');
    const filter = listFilter(query);
    const page = { size: rpp, lastSeen };
    const [keys, genres] = await Promise.all([
      this.#options.repository.items({
        bucketIds: [grid.id],
        view,
        filter,
        page,
        genres: chosenFacets(facet).get('genre'),
      }),
      this.#options.repository.genres(grid.id, { view, filter, reading }),
    ]);
    const { entries, paging } = pageFrom(keys.get(grid.id) ?? [], rpp, ({ id }) => id);
    const read = await this.#options.items.read(entries, view);
    return {
      id: grid.id,
      title: grid.text.title,
      description: grid.text.description ?? null,
      items: read.map(({ item }) => item),
      genres: [...genres],
      paging,
    };
  }

  #readingOf({ language }: ContentView) {
    return { language, defaultLanguage: this.#options.defaultLanguage };
  }

  async #chosenKeys(
    { source, titles }: ChosenBucket,
    page: PageRequest,
    view: ContentView,
    filter: ListFilter,
  ): Promise<ChosenTitles> {
    if (!isTimed(source)) return this.#options.titles.titlesOf({ source, titles }, page, { view, filter });
    const now = new Date(this.#options.clock.now());
    return {
      keys: await this.#options.timedLists.page({ list: source, view, filter, now }, page),
      because: null,
    };
  }

  /** The keys of each row: one query for all rows with listed items, and one or more for each other row. */
  async #keysOf(
    rows: readonly StoredBucket[],
    view: ContentView,
    filter: ListFilter,
    sizes: (row: StoredBucket) => number,
    lastSeen?: string,
  ): Promise<Keys> {
    const listed = rows.filter(({ source }) => source === 'items');
    const chosen = rows.filter(isChosen);
    const largest = Math.max(1, ...listed.map(sizes));
    const bucketIds = listed.map(({ id }) => id);
    const [listedKeys, ...chosenPages] = await Promise.all([
      this.#options.repository.items({ bucketIds, view, filter, page: { size: largest, lastSeen } }),
      ...chosen.map(
        async (row) =>
          [row.id, await this.#chosenKeys(row, { size: sizes(row), lastSeen }, view, filter)] as const,
      ),
    ]);
    return new Map([
      ...[...listedKeys].map(([id, keys]) => [id, { keys, because: null }] as const),
      ...chosenPages,
    ]);
  }

  async #newsOf(
    rows: readonly StoredBucket[],
    view: ContentView,
    sizes: (row: StoredBucket) => number,
    lastSeen?: string,
  ): Promise<News> {
    return new Map(
      await Promise.all(
        rows
          .filter(({ source }) => source === 'news')
          .map(
            async (row) =>
              [row.id, await this.#options.news.latest({ size: sizes(row), lastSeen }, view)] as const,
          ),
      ),
    );
  }

  async #rowsOf(
    rows: readonly StoredBucket[],
    keys: Keys,
    pages: News,
    cards: ReadonlyMap<string, ReadItem>,
    view: ContentView,
    sizes: (row: StoredBucket) => number,
  ): Promise<Row[]> {
    const backgrounds = rows.flatMap(({ display }) => display.background?.artwork ?? []);
    const artworks = await this.#options.repository.artworks([...new Set(backgrounds)]);
    return rows.map((row) => {
      const ofNews = pages.get(row.id);
      if (ofNews !== undefined) return rowOf(row, ofNews, artworks, this.#readingOf(view));
      const { keys: chosen, because } = keys.get(row.id) ?? { keys: [], because: null };
      const { entries, paging } = pageFrom(chosen, sizes(row), ({ id }) => id);
      const shown = entries.flatMap((key): ContentItem[] => {
        const read = cards.get(nameOf(key));
        return read === undefined ? [] : [read.item];
      });
      const watched = because === null ? undefined : cards.get(nameOf(because))?.item.title;
      return rowOf(titledBy(row, watched), { entries: shown, paging }, artworks, this.#readingOf(view));
    });
  }

  async #readAll(keys: readonly ContentKey[], view: ContentView): Promise<ReadonlyMap<string, ReadItem>> {
    const distinct = new Map(keys.map((key) => [nameOf(key), key]));
    const read = await this.#options.items.read([...distinct.values()], view);
    return new Map(read.map((card) => [nameOf(card.stored), card]));
  }

  #heroesOf(
    heroes: readonly StoredHero[],
    cards: ReadonlyMap<string, ReadItem>,
    view: ContentView,
    filter: ListFilter,
  ): Hero[] {
    return heroes.flatMap((hero) => {
      const read = cards.get(nameOf({ kind: hero.kind, id: hero.contentId }));
      if (read === undefined) return [];
      const isHidden = read.item.accessLevel === 'GEOBLOCKED' && !filter.displayGeoblocked;
      return isHidden ? [] : [heroOf(hero, read, this.#readingOf(view))];
    });
  }
}
