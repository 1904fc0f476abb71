import { PAGE_SIZES, type ContentItem, type QueryOf, type ResponseOf } from '@footlight/contract';
import type { Clock } from '../../clock.js';
import type { ContentView } from './content-view.js';
import type { ItemReader } from './item-reader.js';
import { listFilter } from './list-filter.js';
import { pageFrom } from './page.js';
import type { ReleasesRepository } from './releases.repository.js';

/** How far ahead premieres are listed if the request has no `to`. */
const AHEAD_MS = 28 * 86_400_000;

export interface ReleasesServiceOptions {
  readonly repository: ReleasesRepository;
  readonly items: ItemReader;
  readonly clock: Clock;
}

const dayOf = ({ release }: ContentItem): string =>
  (release?.scheduledAt ?? '').slice(0, 'yyyy-mm-dd'.length);

/** Groups items, which are sorted by day, under their days. */
const byDay = (items: readonly ContentItem[]): ResponseOf<'listReleases'>['days'] => {
  const days = new Map<string, ContentItem[]>();
  for (const item of items) days.set(dayOf(item), [...(days.get(dayOf(item)) ?? []), item]);
  return [...days].map(([date, listed]) => ({ date, items: listed }));
};

export class ReleasesService {
  readonly #repository;
  readonly #items;
  readonly #clock;

  constructor({ repository, items, clock }: ReleasesServiceOptions) {
    this.#repository = repository;
    this.#items = items;
    this.#clock = clock;
  }

  async releases(
    { from, to, rpp = PAGE_SIZES.releases, lastSeen, displayGeoblocked }: QueryOf<'listReleases'>,
    view: ContentView,
  ): Promise<ResponseOf<'listReleases'>> {
    const request = {
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? new Date(this.#clock.now() + AHEAD_MS) : new Date(to),
      view,
      filter: listFilter({ displayGeoblocked }),
    };
    const keys = await this.#repository.page(request, { size: rpp, lastSeen });
    const { entries, paging } = pageFrom(keys, rpp, ({ id }) => id);
    const read = await this.#items.read(entries, view);
    return { days: byDay(read.map(({ item }) => item)), paging };
  }
}
