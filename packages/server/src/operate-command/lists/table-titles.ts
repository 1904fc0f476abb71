import type { FieldIssue } from '@footlight/contract';
import { GuideFileError } from '../../features/guide/import/guide-file-error.js';
import { slugOf } from '../../features/guide/import/list-slug.js';
import type { OpenedGuide } from '../../features/guide/import/guide-place.js';
import { ListedStreams } from '../../features/guide/import/stream-address.js';
import { RealmError } from '../../realm/realm-error.js';
import { CELLS, cellParts, isCellIssue } from './table-cells.js';
import { tableColumns, type TableColumn, type TableColumns, type TableField } from './table-columns.js';
import { tableRows, type TableRow } from './table-rows.js';
import { titleEntries } from './title-entries.js';
import type { TitleFacts, TitleTexts } from './title-facts.js';
import type { ListContext, ReadList } from './read-list.js';

const MOST_ISSUES = 20;
/** Titles that a dry run shows. */
const MOST_SHOWN = 3;

const PEOPLE: ReadonlySet<TableField> = new Set(['director', 'writer', 'cast', 'music', 'producer']);

/** The facts of a row while they are put together. */
interface Draft {
  id: string;
  texts: Record<string, TitleTexts>;
  genres: string[];
  tags: string[];
  people: { role: string; name: string }[];
  members: Record<string, unknown>;
}

/** Reads the titles of a table, row by row. */
class TableTitles {
  readonly issues: FieldIssue[] = [];
  readonly streams: ListedStreams;
  readonly #name: string;
  readonly #columns: readonly TableColumn[];
  readonly #defaultLanguage: string;
  /** The titles so far whose id was made from their name. */
  readonly #named = new Set<string>();

  constructor(name: string, columns: readonly TableColumn[], realm: ListContext['realm']) {
    this.#name = name;
    this.#columns = columns;
    this.#defaultLanguage = realm.defaultLanguage;
    this.streams = new ListedStreams(name, realm.streamOrigins);
  }

  titleOf({ line, cells }: TableRow): TitleFacts {
    const draft: Draft = { id: '', texts: {}, genres: [], tags: [], people: [], members: {} };
    for (const column of this.#columns) {
      const cell = cells[column.index]?.trim() ?? '';
      if (cell !== '') this.#read(draft, column, cell, line);
    }
    const { duration, ...members } = draft.members;
    const { source } = members;
    const stream =
      source === undefined || duration === undefined ? {} : { source: { ...(source as object), duration } };
    const id = draft.id === '' ? this.#idOf(draft, line) : draft.id;
    const place = `${this.#name}: line ${line}`;
    return { ...draft, collection: 'vods', id, place, members: { ...members, ...stream } };
  }

  #read(draft: Draft, { field, language, header }: TableColumn, cell: string, line: number): void {
    if (field === 'id') draft.id = cell;
    else if (language !== null) draft.texts[language] = { ...draft.texts[language], [field]: cell };
    else if (field === 'genre') draft.genres.push(...cellParts(cell));
    else if (field === 'tags') draft.tags.push(...cellParts(cell));
    else if (PEOPLE.has(field)) draft.people.push(...cellParts(cell).map((name) => ({ role: field, name })));
    else {
      const read = CELLS[field]?.(cell, this.streams, `line ${line}`) ?? null;
      if (isCellIssue(read)) this.#issue(line, header, read);
      else Object.assign(draft.members, read);
    }
  }

  /** Of the film, else of the title; and with the year, if another row has that title (ACCT-65). */
  #idOf({ texts, members }: Draft, line: number): string {
    if (typeof members['film'] === 'string') return members['film'];
    const title = texts[this.#defaultLanguage]?.title ?? Object.values(texts)[0]?.title ?? '';
    const id = slugOf(title);
    if (id === '')
      this.#issue(line, 'id', {
        found: JSON.stringify(title.slice(0, 80)),
        allowed: 'an id, or a file or a title with letters or digits of ASCII that one can be made from',
      });
    const year = members['year'];
    const isTaken = this.#named.has(id) && typeof year === 'string';
    this.#named.add(id);
    return isTaken ? `${id}-${year}` : id;
  }

  #issue(line: number, header: string, { found, allowed }: Omit<FieldIssue, 'field'>): void {
    if (this.issues.length < MOST_ISSUES)
      this.issues.push({ field: `line ${line}: ${header}`, found, allowed });
  }
}

const mappingNotes = ({ columns, unused }: TableColumns): readonly string[] => [
  ...columns.map(
    ({ header, field, language }) => `  ${header} → ${field}${language === null ? '' : `.${language}`}`,
  ),
  ...(unused.length === 0 ? [] : [`  not used: ${unused.join(', ')}`]),
];

export interface TableOptions {
  /** As given by `--map`. */
  readonly map: string | null;
  /** Whether the first titles are shown as they would become documents. */
  readonly isDry: boolean;
  /** That the file was read in instead of UTF-8; null for UTF-8 or one that the file names. */
  readonly encoding: string | null;
}

/**
 * Reads a table of titles, a spreadsheet saved as CSV. The first row has the headers.
 * @throws {GuideFileError} naming the line
 * @throws {RealmError} with the first twenty cells that cannot be used
 */
export const readTable = async (
  opened: OpenedGuide,
  { map, isDry, encoding }: TableOptions,
  context: ListContext,
): Promise<ReadList> => {
  const { name } = opened;
  let table: { readonly columns: TableColumns; readonly titles: TableTitles } | null = null;
  const titles: TitleFacts[] = [];
  for await (const row of tableRows(opened)) {
    if (table === null) {
      const columns = tableColumns(row.cells, map, context.realm);
      if (!columns.columns.some(({ field }) => field === 'title' || field === 'id'))
        throw new GuideFileError(
          `${name}: line ${row.line}`,
          `the columns ${columns.unused.join(', ').slice(0, 200)}`,
          'a column of titles or ids; --map names it, such as --map title=Name',
        );
      table = { columns, titles: new TableTitles(name, columns.columns, context.realm) };
    } else titles.push(table.titles.titleOf(row));
  }
  if (table === null) throw new GuideFileError(name, 'no rows', 'a row of headers, and rows of titles');
  if (table.titles.issues.length > 0) throw new RealmError(name, table.titles.issues);
  table.titles.streams.requireOrigins();
  const { entries, pictures } = await titleEntries(titles, context);
  const first = entries.filter(({ collection }) => collection === 'vods').slice(0, MOST_SHOWN);
  return {
    kind: `a table of ${titles.length} titles`,
    entries,
    pictures,
    collections: ['genres', 'tags', 'roles', 'vods'],
    isWhole: false,
    notes: [
      ...(encoding === null ? [] : [`  read as ${encoding}`]),
      ...mappingNotes(table.columns),
      ...(isDry ? first.map(({ document }) => `  ${JSON.stringify(document)}`) : []),
    ],
  };
};
