import type { FieldIssue } from '@footlight/contract';
import type { Database } from '../../database/database.js';
import { foundValue } from '../../http/requests/found-value.js';
import { unstorableText } from '../../http/requests/unstorable-text.js';
import { referenceIssues } from '../reference-issues.js';
import { COLLECTIONS, catalogueOf, entryIdOf, entryKey, type Entry } from './collections.js';
import { EntriesRepository } from './entries.repository.js';
import { CHECKED_AGAINST, documentIssues, type EntryRules } from './entry-issues.js';
import { contentOf, linksOf } from './entry-links.js';
import type { ListedEntry } from './list-changes.js';

/** Names in one query. */
const NAMES_AT_ONCE = 1_000;

const inParts = async <T, R>(
  list: readonly T[],
  read: (part: readonly T[]) => Promise<readonly R[]>,
): Promise<readonly R[]> => {
  const found: R[] = [];
  for (let start = 0; start < list.length; start += NAMES_AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    found.push(...(await read(list.slice(start, start + NAMES_AT_ONCE))));
  return found;
};

const asEntry = ({ collection, id, document }: ListedEntry): Entry => ({
  collection,
  id,
  document,
  position: 0,
});

const placed = ({ place }: ListedEntry, { field, found, allowed }: FieldIssue): FieldIssue => ({
  field: `${place}: ${field}`,
  found,
  allowed,
});

/** Entries that stand in the lists twice. */
export const repeatedEntries = (entries: readonly ListedEntry[]): readonly FieldIssue[] => {
  const firsts = new Map<string, ListedEntry>();
  return entries.flatMap((entry): FieldIssue[] => {
    const first = firsts.get(entryKey(entry));
    if (first === undefined) firsts.set(entryKey(entry), entry);
    const allowed = `an id that no other entry of the lists has; ${first?.place ?? ''} has it`;
    return first === undefined
      ? []
      : [placed(entry, { field: 'id', found: JSON.stringify(entry.id), allowed })];
  });
};

/** Collections whose entries are members of their files, which could be called anything. */
const NAMED = new Set([
  'genres',
  'tags',
  'roles',
  'words',
  'formats',
  'guideGenres',
  'texts',
  'menus',
  'labels',
]);
const NAME = /^[A-Za-z0-9][\w. -]{0,63}$/u;

const nameIssues = ({ collection, id }: ListedEntry): readonly FieldIssue[] =>
  !NAMED.has(collection) || NAME.test(id)
    ? []
    : [{ field: 'id', found: foundValue(id), allowed: '1 to 64 letters, digits, dots, hyphens and spaces' }];

const ownIssues = (entry: ListedEntry): readonly FieldIssue[] => {
  const unstorable = unstorableText('document', entry.document);
  if (unstorable !== undefined) return [placed(entry, unstorable)];
  return [...nameIssues(entry), ...documentIssues(asEntry(entry))].map((issue) => placed(entry, issue));
};

/** The beginning of the place in a catalogue of each of its entries, such as `vods.json[3]`. */
const beginnings = (entries: readonly ListedEntry[]): ReadonlyMap<string, ListedEntry> => {
  const counts = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const { collection, id } = entry;
      const index = counts.get(collection) ?? 0;
      counts.set(collection, index + 1);
      return [COLLECTIONS[collection].place(id).replace(/\[0\]$/u, `[${index}]`), entry];
    }),
  );
};

/** Places the issues of a catalogue at the entries of the lists; those of other entries are not theirs. */
const placedIssues = (
  issues: readonly FieldIssue[],
  entries: readonly ListedEntry[],
): readonly FieldIssue[] => {
  const places = beginnings(entries);
  const named = [...places.keys()].filter((place) => !place.endsWith(']'));
  return issues.flatMap((issue): FieldIssue[] => {
    const listed = /^[^[]*\[\d+\]/u.exec(issue.field)?.[0] ?? '';
    const place = places.has(listed)
      ? listed
      : named.find((one) => issue.field === one || issue.field.startsWith(`${one}.`));
    const entry = place === undefined ? undefined : places.get(place);
    // An id of a row that two pages have is at no entry alone.
    if (place === undefined || entry === undefined) return issue.field.endsWith('.json') ? [issue] : [];
    const field = issue.field.slice(place.length).replace(/^\./u, '') || '(whole)';
    return [placed(entry, { ...issue, field })];
  });
};

/**
 * What is wrong with entries of lists: their members, what they name and is neither there nor in the lists, and content that
 * another entry defines. The same as an editor's change is checked for, with few queries for all of them.
 */
export const listIssues = async (
  db: Database,
  entries: readonly ListedEntry[],
  { defaultLanguage, streamOrigins }: EntryRules,
): Promise<readonly FieldIssue[]> => {
  const own = entries.flatMap((entry) => ownIssues(entry));
  if (own.length > 0) return own;
  const repository = new EntriesRepository(db);
  const saved = entries.map((entry) => asEntry(entry));
  const keys = new Set(saved.map((entry) => entryKey(entry)));
  const links = [...new Set(saved.flatMap((entry) => linksOf(entry)))];
  const others = links
    .filter((link) => !keys.has(link))
    .map((link) => entryIdOf(link))
    .filter(({ collection }) => CHECKED_AGAINST.has(collection));
  const context = await inParts(others, (part) => repository.existing(part));
  const content = await inParts(links, (part) => repository.existingContent(part));
  const rates = await repository.taxRatesBeside(saved);
  const { catalogue } = catalogueOf([...saved, ...context, ...rates]);

  const definedBy = new Map(
    entries.flatMap((entry) => contentOf(asEntry(entry)).map((name) => [name, entry] as const)),
  );
  const defined = await inParts([...definedBy.keys()], (part) => repository.definitions(part));
  return [
    ...placedIssues(referenceIssues(catalogue, defaultLanguage, streamOrigins, content), entries),
    ...defined.flatMap(({ content: name, by }): FieldIssue[] => {
      const entry = definedBy.get(name);
      if (entry === undefined || keys.has(by)) return [];
      const allowed = `an id that no other entry defines; ${by} does`;
      return [placed(entry, { field: 'id', found: JSON.stringify(name), allowed })];
    }),
  ];
};
