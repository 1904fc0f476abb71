import { readFileSync } from 'node:fs';
import { foldText } from '@footlight/domain';
import { nearestKey } from '../../http/requests/nearest-key.js';
import { StartError } from '../../start-error.js';

/** What a column of a table can be of a title, and the usual headers of such columns in small letters. */
const FIELDS = {
  id: ['id', 'identifier', 'slug', 'video id'],
  title: ['title', 'name', 'movie', 'film title', 'movie title'],
  description: ['description', 'plot', 'overview', 'synopsis', 'summary'],
  tagline: ['tagline', 'slogan'],
  genre: ['genre', 'genres', 'category', 'categories'],
  tags: ['tag', 'tags', 'keyword', 'keywords'],
  director: ['director', 'directors', 'directed by'],
  writer: ['writer', 'writers', 'screenplay', 'written by'],
  cast: ['cast', 'actor', 'actors', 'starring', 'stars'],
  music: ['music', 'composer', 'composers'],
  producer: ['producer', 'producers'],
  year: ['year', 'release year', 'production year'],
  ageRating: ['age rating', 'age', 'rated', 'certificate', 'certification', 'mpaa', 'fsk'],
  film: ['film', 'file', 'filename', 'file name', 'video file', 'film file', 'path'],
  source: ['source', 'stream', 'address', 'url', 'stream url', 'video url', 'hls', 'manifest'],
  duration: ['duration', 'duration seconds'],
  artwork: ['artwork', 'artwork folder'],
  access: ['access'],
  licences: ['licences', 'licence', 'licenses', 'license', 'plans'],
  geoRule: ['geo rule', 'georule'],
  externalId: ['external id', 'externalid', 'imdb', 'imdb id', 'tmdb', 'tmdb id'],
  trailer: ['trailer', 'trailer id'],
  premieresAt: ['premieres at', 'premiere', 'publish date'],
  releasedAt: ['released at', 'release date', 'released', 'date'],
} as const satisfies Record<string, readonly string[]>;

export type TableField = keyof typeof FIELDS;

/** Fields that are given per language. */
const TEXTS = new Set<TableField>(['title', 'description', 'tagline']);
/** Fields that several columns may give. */
const LISTS = new Set<TableField>(['genre', 'tags', 'director', 'writer', 'cast', 'music', 'producer']);

/** A column of a table, and what it is of a title. */
export interface TableColumn {
  readonly header: string;
  readonly index: number;
  readonly field: TableField;
  /** Language of a text; null for other fields. */
  readonly language: string | null;
}

export interface TableColumns {
  readonly columns: readonly TableColumn[];
  /** Headers of columns that nothing is taken from. */
  readonly unused: readonly string[];
}

export interface ColumnLanguages {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

type Meaning = Pick<TableColumn, 'field' | 'language'>;

const normalised = (header: string): string =>
  foldText(header.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' '))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const FIELD_OF_HEADER = new Map(
  (Object.entries(FIELDS) as [TableField, readonly string[]][]).flatMap(([field, headers]) =>
    headers.map((header) => [header, field] as const),
  ),
);

/** What a header says by itself, such as `Plot` or `title (fr)`; null for nothing that is known. */
const recognised = (header: string, { languages, defaultLanguage }: ColumnLanguages): Meaning | null => {
  const words = normalised(header);
  const field = FIELD_OF_HEADER.get(words);
  if (field !== undefined) return { field, language: TEXTS.has(field) ? defaultLanguage : null };
  const language = languages.find((one) => words.endsWith(` ${normalised(one)}`));
  if (language === undefined) return null;
  const text = FIELD_OF_HEADER.get(words.slice(0, -normalised(language).length - 1));
  return text !== undefined && TEXTS.has(text) ? { field: text, language } : null;
};

const isField = (name: string): name is TableField => Object.hasOwn(FIELDS, name);

const ALLOWED = `${Object.keys(FIELDS).join(', ')}; texts with a language, such as title.fr`;

/** What a name of a mapping means, such as `title.fr`. @throws {StartError} */
const meaningOf = (name: string, { defaultLanguage }: ColumnLanguages): Meaning => {
  const [, field = name, language] = /^(\w+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/u.exec(name) ?? [];
  if (isField(field) && (language === undefined || TEXTS.has(field)))
    return { field, language: TEXTS.has(field) ? (language ?? defaultLanguage) : null };
  const near = nearestKey(field, Object.keys(FIELDS));
  throw new StartError(
    `--map: found ${JSON.stringify(name)}; allowed: ${ALLOWED}${near === undefined ? '' : `. Did you mean “${near}”?`}`,
  );
};

const FORM = 'pairs such as title=Name,description=Plot, or a JSON file such as { "title": "Name" }';

const parsedFile = (file: string): Readonly<Record<string, string>> => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`--map: found ${JSON.stringify(file)} (${reason}); allowed: ${FORM}`, { cause });
  }
  const isMapping =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((header) => typeof header === 'string');
  if (!isMapping) throw new StartError(`--map: found other than headers in ${file}; allowed: ${FORM}`);
  return value as Readonly<Record<string, string>>;
};

/** Headers by the names of what they are: `--map` names them, or a file that has them. @throws {StartError} */
const mappingOf = (map: string): Readonly<Record<string, string>> => {
  if (map.toLowerCase().endsWith('.json')) return parsedFile(map);
  return Object.fromEntries(
    map.split(',').map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new StartError(`--map: found ${JSON.stringify(pair)}; allowed: ${FORM}`);
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
};

/** Columns of a mapping, by index. @throws {StartError} */
const mappedColumns = (
  headers: readonly string[],
  map: string,
  languages: ColumnLanguages,
): ReadonlyMap<number, Meaning> =>
  new Map(
    Object.entries(mappingOf(map)).map(([name, header]) => {
      const index = headers.indexOf(header);
      if (index < 0)
        throw new StartError(
          `--map: found ${JSON.stringify(header)} for ${name}; allowed: ${headers.map((one) => JSON.stringify(one)).join(', ')}`,
        );
      return [index, meaningOf(name, languages)];
    }),
  );

/**
 * Finds out what the columns of a table are: those that a mapping names, the others by their headers (ACCT-65).
 * @param map as given by `--map`; null for none
 * @throws {StartError} for a mapping that does not fit
 */
export const tableColumns = (
  cells: readonly string[],
  map: string | null,
  languages: ColumnLanguages,
): TableColumns => {
  const headers = cells.map((cell) => cell.trim());
  const mapped = map === null ? new Map<number, Meaning>() : mappedColumns(headers, map, languages);
  const stated = new Set([...mapped.values()].map(({ field, language }) => `${field}.${language ?? ''}`));
  const taken = new Set<string>();
  const columns: TableColumn[] = [];
  const unused: string[] = [];
  for (const [index, header] of headers.entries()) {
    const own = mapped.get(index);
    const meaning = own ?? recognised(header, languages);
    const key = meaning === null ? '' : `${meaning.field}.${meaning.language ?? ''}`;
    const isRepeated = meaning !== null && taken.has(key) && !LISTS.has(meaning.field);
    if (meaning === null || isRepeated || (own === undefined && stated.has(key))) {
      if (header !== '') unused.push(header);
      continue;
    }
    taken.add(key);
    columns.push({ header, index, ...meaning });
  }
  return { columns, unused };
};
