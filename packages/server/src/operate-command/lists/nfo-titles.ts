import { basename, dirname } from 'node:path';
import { filmIdOf } from '@footlight/packager';
import { slugOf } from '../../features/guide/import/list-slug.js';
import { StartError } from '../../start-error.js';
import { nfoFacts, nfoNumber, nfoTexts } from './nfo-elements.js';
import { nfoFiles, type NfoFile } from './nfo-files.js';
import type { ListedSeason } from './title-seasons.js';
import type { TitleFacts } from './title-facts.js';
import { titleEntries } from './title-entries.js';
import type { ListContext, ReadList } from './read-list.js';
import type { XmlElement } from './xml-elements.js';

/** Leaves room for the numbers of season and episode in 64 characters. */
const LONGEST_SERIES_ID = 50;

interface Nfo extends NfoFile {
  readonly element: XmlElement;
}

interface Found {
  readonly titles: readonly TitleFacts[];
  readonly notes: readonly string[];
}

/** The folder of a series that a file belongs to: its own, or the nearest one around it. */
const seriesFolder = (folder: string, series: ReadonlySet<string>): string | null => {
  for (let at = folder; ; at = dirname(at)) {
    if (series.has(at)) return at;
    if (dirname(at) === at) return null;
  }
};

/** Season and episode: of the file's elements, else of names such as `Show S01E02`. */
const numbersOf = ({ path, element }: Nfo): { readonly season: number; readonly episode: number } | null => {
  const [, season, episode] = /s(\d{1,4})[ ._-]*e(\d{1,4})/iu.exec(basename(path)) ?? [];
  const numbers = {
    season: nfoNumber(element, 'season') ?? Number(season ?? NaN),
    episode: nfoNumber(element, 'episode') ?? Number(episode ?? NaN),
  };
  return Number.isNaN(numbers.season) || Number.isNaN(numbers.episode) ? null : numbers;
};

const placeOf = ({ path, element }: Nfo): string => `${path}: line ${element.line}`;

const idOf = (nfo: Nfo): string => {
  const film = nfo.film === null ? null : filmIdOf(nfo.film);
  return film ?? (slugOf(nfoTexts(nfo.element).title) || slugOf(basename(nfo.folder)));
};

const movieOf = (nfo: Nfo, language: string): TitleFacts => {
  const facts = nfoFacts(nfo.element, language);
  const film = nfo.film === null ? null : filmIdOf(nfo.film);
  const members = { ...facts.members, ...(film === null ? {} : { film }) };
  const { pictures } = nfo;
  return { ...facts, collection: 'vods', id: idOf(nfo), place: placeOf(nfo), members, pictures };
};

const seasonsOf = (
  seriesId: string,
  { episodes, seasons }: { readonly episodes: readonly Nfo[]; readonly seasons: readonly Nfo[] },
  language: string,
): { readonly seasons: readonly ListedSeason[]; readonly notes: readonly string[] } => {
  const notes: string[] = [];
  const found = new Map<number, { -readonly [K in keyof ListedSeason]: ListedSeason[K] }>();
  const seasonOf = (number: number) => {
    const known = found.get(number) ?? { id: `${seriesId}-s${number}`, texts: null, episodes: [] };
    found.set(number, known);
    return known;
  };
  for (const nfo of seasons) {
    const texts = nfoTexts(nfo.element);
    const number = nfoNumber(nfo.element, 'seasonnumber');
    if (number !== null && texts.title !== '') seasonOf(number).texts = { [language]: texts };
  }
  for (const nfo of episodes) {
    const numbers = numbersOf(nfo);
    if (numbers === null) {
      notes.push(`  left out: ${placeOf(nfo)}: an episode without numbers of season and episode`);
      continue;
    }
    const season = seasonOf(numbers.season);
    const film = nfo.film === null ? null : filmIdOf(nfo.film);
    const texts = nfoTexts(nfo.element);
    const episode = {
      id: `${seriesId}-s${numbers.season}e${numbers.episode}`,
      film,
      texts: { [language]: { ...texts, title: texts.title === '' ? `${numbers.episode}` : texts.title } },
    };
    season.episodes = [...season.episodes, episode];
  }
  return { seasons: [...found.values()], notes };
};

const titlesOf = (files: readonly NfoFile[], language: string): Found => {
  const all = files.flatMap((file): Nfo[] => file.elements.map((element) => ({ ...file, element })));
  const named = (name: string): readonly Nfo[] => all.filter(({ element }) => element.name === name);
  const shows = named('tvshow');
  const folders = new Set(shows.map(({ folder }) => folder));
  const [episodes, seasons] = [named('episodedetails'), named('season')];
  const within = (list: readonly Nfo[], folder: string | null): readonly Nfo[] =>
    list.filter((nfo) => seriesFolder(nfo.folder, folders) === folder);
  const notes = [
    ...files
      .filter(({ elements }) => elements.length === 0)
      .map(({ path }) => `  left out: ${path}: no movie, series, season or episode`),
    ...within(episodes, null).map(
      (nfo) => `  left out: ${placeOf(nfo)}: an episode without a tvshow.nfo around it`,
    ),
  ];
  const seriesOf = (show: Nfo): TitleFacts => {
    const facts = nfoFacts(show.element, language);
    const id = (slugOf(nfoTexts(show.element).title) || slugOf(basename(show.folder))).slice(
      0,
      LONGEST_SERIES_ID,
    );
    const own = seasonsOf(
      id,
      { episodes: within(episodes, show.folder), seasons: within(seasons, show.folder) },
      language,
    );
    notes.push(...own.notes);
    const { pictures } = show;
    return { ...facts, collection: 'series', id, place: placeOf(show), seasons: own.seasons, pictures };
  };
  const series = shows.map((show) => seriesOf(show));
  return { titles: [...named('movie').map((nfo) => movieOf(nfo, language)), ...series], notes };
};

/**
 * Reads the titles of a folder in which Jellyfin or Kodi keep films with NFO files beside them: a movie becomes a video,
 * `tvshow.nfo` with its episodes a series (ACCT-65).
 * @throws {GuideFileError} naming file and line
 */
export const readNfoFolder = async (folder: string, context: ListContext): Promise<ReadList> => {
  const files = await nfoFiles(folder);
  if (files.length === 0)
    throw new StartError(
      `${folder}: found neither files of a catalogue nor NFO files; allowed: a folder that “footlight export” wrote, or one of films with NFO files beside them`,
    );
  const { titles, notes } = titlesOf(files, context.realm.defaultLanguage);
  return {
    kind: `${titles.length} titles of ${files.length} NFO files`,
    ...(await titleEntries(titles, context)),
    collections: ['genres', 'tags', 'roles', 'vods', 'series'],
    isWhole: false,
    notes,
  };
};
