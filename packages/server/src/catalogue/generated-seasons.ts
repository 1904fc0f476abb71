import type { CatalogueSeries } from './catalogue-content.schemas.js';

export interface GeneratedSeason {
  readonly id: string;
  readonly number: number;
  readonly artwork: string;
  readonly episodes: readonly { readonly id: string; readonly film: string; readonly artwork: string }[];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Id of a generated episode: its season's id and two digits. */
const episodeId = (seasonId: string, number: number): string =>
  `${seasonId}${String(number).padStart(2, '0')}`;

/** The entry at an index of the endlessly repeated list. */
export const cycled = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('Nothing to take from.');
  return entry;
};

/** The seasons that a `generate` rule produces; they follow the seasons in the file. */
export const generatedSeasons = (series: CatalogueSeries): readonly GeneratedSeason[] => {
  const { generate } = series;
  if (generate === undefined) return [];
  const written = series.seasons?.length ?? 0;
  return numbers(generate.seasons).map((index) => {
    const id = String(generate.firstSeasonId + index);
    return {
      id,
      number: written + index + 1,
      artwork: cycled(generate.artworks, index),
      episodes: numbers(generate.episodesPerSeason).map((episode) => ({
        id: episodeId(id, episode + 1),
        film: cycled(generate.films, index + episode),
        artwork: cycled(generate.artworks, index + episode),
      })),
    };
  });
};
