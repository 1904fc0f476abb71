import type { ContentTexts, Texts } from '../database/schema/content.js';
import type { CatalogueSeries } from './catalogue-content.schemas.js';
import { entryRow, filmColumns, withGenre, type ContentRow, type Named, type PlainRow } from './entry-row.js';
import { generatedSeasons } from './generated-seasons.js';
import type { Films } from './media-facts.js';
import { videoColumns, type VideoRelease } from './video-columns.js';

type Episode = NonNullable<CatalogueSeries['seasons']>[number]['episodes'][number];

/** Rows of a series, its seasons and its episodes, and their order. */
export interface SeriesRows {
  readonly contents: readonly ContentRow[];
  readonly seasons: readonly { seriesId: string; seasonId: string; seasonNumber: number }[];
  readonly episodes: readonly { seasonId: string; vodId: string; episodeNumber: number }[];
}

const numbered = (words: Texts<string>, number: number): Texts<ContentTexts> =>
  Object.fromEntries(
    Object.entries(words).map(([language, word]) => [
      language,
      { title: word.replace('{n}', String(number)), description: '' },
    ]),
  );

interface PlannedSeason {
  readonly season: ContentRow;
  readonly number: number;
  readonly episodes: readonly ContentRow[];
}

const releaseOf = ({ premieresAt, releasedAt }: Episode): VideoRelease => {
  const at = premieresAt ?? releasedAt;
  return { isPremiere: premieresAt !== undefined, at: at === undefined ? null : new Date(at) };
};

/** Rows of a series, its seasons and their episodes. Episodes inherit unset values from their series. */
export const seriesRows = (
  entry: CatalogueSeries,
  position: number,
  named: Named,
  films: Films,
): SeriesRows => {
  const row = entryRow(entry, position, named);
  const { words } = named;
  const inherited: PlainRow = { ...row, credits: [], trailerId: null, externalId: null };

  const episodeRow = (
    { id, film, artwork, texts }: Pick<ContentRow, 'id' | 'artwork' | 'texts'> & { film: string | undefined },
    place: number,
  ): ContentRow => ({
    ...inherited,
    ...filmColumns(film, films),
    kind: 'VOD',
    id,
    artwork,
    position: place,
    texts: withGenre(texts, entry.genre, words),
  });
  const seasonRow = (
    { id, artwork, texts }: Pick<ContentRow, 'id' | 'artwork' | 'texts'>,
    number: number,
    itemCount: number,
  ): ContentRow => ({ ...inherited, kind: 'SEASON', id, artwork, texts, position: number - 1, itemCount });

  const written = (entry.seasons ?? []).map((season, index): PlannedSeason => {
    const number = index + 1;
    const artwork = season.artwork ?? entry.artwork;
    const texts = season.texts ?? numbered(words.season, number);
    return {
      number,
      season: seasonRow({ id: season.id, artwork, texts }, number, season.episodes.length),
      episodes: season.episodes.map(({ access, licences = [], ...episode }, place) => {
        const film = episode.film ?? (episode.source === undefined ? entry.film : undefined);
        const row = episodeRow({ ...episode, film, artwork: episode.artwork ?? artwork }, place);
        const own = access === undefined ? {} : { access, licenceIds: [...licences] };
        return Object.assign(
          row,
          own,
          videoColumns({ ...episode, ...(film === undefined ? {} : { film }) }, releaseOf(episode), films),
        );
      }),
    };
  });

  const made = generatedSeasons(entry).map(({ id, number, artwork, episodes }): PlannedSeason => ({
    number,
    season: seasonRow({ id, artwork, texts: numbered(words.season, number) }, number, episodes.length),
    episodes: episodes.map(({ id: vodId, film, artwork: picture }, place) =>
      episodeRow({ id: vodId, film, artwork: picture, texts: numbered(words.episode, place + 1) }, place),
    ),
  }));

  const seasons = [...written, ...made];
  const first = seasons.find(({ episodes }) => episodes.length > 0)?.episodes[0];
  return {
    contents: [
      {
        ...row,
        kind: 'SERIES',
        audioTracks: first?.audioTracks ?? [],
        subtitleLanguages: first?.subtitleLanguages ?? [],
        itemCount: seasons.filter(({ episodes }) => episodes.length > 0).length,
      },
      ...seasons.flatMap(({ season, episodes }) => [season, ...episodes]),
    ],
    seasons: seasons.map(({ season, number }) => ({
      seriesId: entry.id,
      seasonId: season.id,
      seasonNumber: number,
    })),
    episodes: seasons.flatMap(({ season, episodes }) =>
      episodes.map(({ id }, at) => ({ seasonId: season.id, vodId: id, episodeNumber: at + 1 })),
    ),
  };
};
