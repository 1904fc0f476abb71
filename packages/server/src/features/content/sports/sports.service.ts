import {
  PAGE_SIZES,
  STATISTIC_KINDS,
  WIN_METHODS,
  type Fighter,
  type QueryOf,
  type ResponseOf,
  type StatisticKind,
} from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import { imageOf, pageFrom, type ContentReader, type ContentView } from '../content-reader.js';
import type { FightersRepository, StoredFighter } from './fighters.repository.js';

export interface SportsServiceOptions {
  readonly repository: FightersRepository;
  readonly content: ContentReader;
  readonly defaultLanguage: string;
}

const fighterOf = (stored: StoredFighter): Fighter => {
  const { id, text, country, weightClass, wins, losses, draws, artwork, dominantColour, pictures } = stored;
  const image =
    artwork === null || dominantColour === null || pictures === null
      ? null
      : imageOf({ slug: artwork, dominantColour, kinds: pictures }, 'portrait');
  return {
    id,
    name: text.name,
    nickname: text.nickname ?? null,
    country,
    weightClass,
    record: { wins, losses, draws },
    image,
  };
};

const unitOf = (kind: StatisticKind): 'COUNT' | 'SECONDS' | 'FRACTION' => {
  if (kind === 'CONTROL_TIME') return 'SECONDS';
  return kind === 'STRIKE_ACCURACY' || kind === 'TAKEDOWN_ACCURACY' ? 'FRACTION' : 'COUNT';
};

export class SportsService {
  readonly #options: SportsServiceOptions;

  constructor(options: SportsServiceOptions) {
    this.#options = options;
  }

  async fighters(
    { weightClass, rpp = PAGE_SIZES.fighters, lastSeen }: QueryOf<'listFighters'>,
    view: ContentView,
  ): Promise<ResponseOf<'listFighters'>> {
    const rows = await this.#options.repository.page(
      weightClass,
      { size: rpp, lastSeen },
      this.#readingOf(view),
    );
    const { entries, paging } = pageFrom(rows, rpp, ({ id }) => id);
    return { fighters: entries.map(fighterOf), paging };
  }

  /** Unknown ids are left out. In no particular order. */
  async cards(ids: readonly string[], view: ContentView): Promise<Fighter[]> {
    return [...(await this.#options.repository.byIds(ids, this.#readingOf(view))).values()].map(fighterOf);
  }

  /** @throws {ApiError} FIGHTER_NOT_FOUND */
  async fighter(id: string, view: ContentView): Promise<ResponseOf<'getFighter'>> {
    const stored = await this.#existing(id, view);
    const [bouts, videos] = await Promise.all([
      this.#boutsOf(stored, view),
      this.#options.content.itemsByIds(stored.videoIds, view),
    ]);
    const { heightCentimetres, reachCentimetres } = stored;
    return { ...fighterOf(stored), heightCentimetres, reachCentimetres, bouts, videos };
  }

  /** @throws {ApiError} FIGHTER_NOT_FOUND */
  async statistics(id: string, view: ContentView): Promise<ResponseOf<'getFighterStatistics'>> {
    const stored = await this.#existing(id, view);
    return {
      statistics: STATISTIC_KINDS.flatMap((kind) => {
        const value = stored.statistics[kind];
        return value === undefined ? [] : [{ kind, value, unit: unitOf(kind) }];
      }),
      winsByMethod: WIN_METHODS.flatMap((method) => {
        const wins = stored.winsByMethod[method] ?? 0;
        return wins === 0 ? [] : [{ method, wins }];
      }),
    };
  }

  async rankings(
    { weightClass }: QueryOf<'listRankings'>,
    view: ContentView,
  ): Promise<ResponseOf<'listRankings'>> {
    const stored = await this.#options.repository.rankings(weightClass);
    const ids = stored.flatMap(({ championId, contenderIds }) => [...contenderIds, championId ?? []].flat());
    const known = await this.#options.repository.byIds([...new Set(ids)], this.#readingOf(view));
    const find = (id: string): Fighter[] => {
      const found = known.get(id);
      return found === undefined ? [] : [fighterOf(found)];
    };
    return {
      rankings: stored.map(({ weightClass: ofClass, championId, contenderIds }) => ({
        weightClass: ofClass,
        champion: championId === null ? null : (find(championId)[0] ?? null),
        contenders: contenderIds.flatMap(find).map((fighter, index) => ({ rank: index + 1, fighter })),
      })),
    };
  }

  #readingOf({ language }: ContentView) {
    return { language, defaultLanguage: this.#options.defaultLanguage };
  }

  async #existing(id: string, view: ContentView): Promise<StoredFighter> {
    const stored = await this.#options.repository.byId(id, this.#readingOf(view));
    if (stored === null) throw new ApiError('FIGHTER_NOT_FOUND');
    return stored;
  }

  /** Bouts with their opponents' names, newest first. */
  async #boutsOf({ bouts }: StoredFighter, view: ContentView): Promise<ResponseOf<'getFighter'>['bouts']> {
    const ids = bouts.flatMap(({ opponent }) => ('fighter' in opponent ? [opponent.fighter] : []));
    const opponents = await this.#options.repository.byIds(ids, this.#readingOf(view));
    return bouts
      .toSorted((a, b) => b.foughtAt.localeCompare(a.foughtAt))
      .map(({ opponent, foughtAt, result, method, round }) => ({
        opponentName:
          'fighter' in opponent ? (opponents.get(opponent.fighter)?.text.name ?? '') : opponent.name,
        foughtAt,
        result,
        method,
        round,
      }));
  }
}
