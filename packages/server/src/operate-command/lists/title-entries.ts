import { CATALOGUE_FILES } from '../../catalogue/catalogue-files.js';
import { EntriesRepository } from '../../catalogue/entries/entries.repository.js';
import { entryKey } from '../../catalogue/entries/collections.js';
import type { ListedEntry } from '../../catalogue/entries/list-changes.js';
import { slugOf } from '../../features/guide/import/list-slug.js';
import type { TitleFacts, TitleTexts } from './title-facts.js';
import { mergedSeasons } from './title-seasons.js';
import { TitleWords } from './title-words.js';
import type { ListedPicture } from './list-pictures.js';
import type { ListContext, ReadList } from './read-list.js';

const ENTRIES_AT_ONCE = 1_000;

type Members = Readonly<Record<string, unknown>>;

const textsOf = (before: Readonly<Record<string, TitleTexts>>, facts: TitleFacts['texts']) => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(facts).map(([language, text]) => [
      language,
      { ...(before[language] ?? { title: '', description: '' }), ...text },
    ]),
  ),
});

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** A film and a stream exclude each other. */
const withoutOther = (document: Members, { members }: TitleFacts): Members => {
  const other = 'film' in members ? 'source' : 'source' in members ? 'film' : null;
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== other));
};

interface TitleRules {
  readonly words: TitleWords;
  readonly language: string;
  /** Of a season, such as `Season {n}`. */
  readonly label: string;
}

const seasonsOf = ({ seasons = [] }: Members): Parameters<typeof mergedSeasons>[0] =>
  seasons as Parameters<typeof mergedSeasons>[0];

/**
 * The document of a title: what a list says of it, over what the catalogue has already.
 * @param known the document in the catalogue; null for a new title
 */
const titleDocument = (
  facts: TitleFacts,
  known: Members | null,
  { words, ...season }: TitleRules,
): Members => {
  const { id, collection, place, people, members, seasons } = facts;
  const before = withoutOther(known ?? {}, facts);
  const [first, ...others] = facts.genres;
  const genre = first === undefined ? undefined : words.genre(first, place);
  const tags = unique([...others, ...facts.tags].map((word) => words.tag(word, place)));
  const credits = people.map(({ role, name }) => ({ role: words.role(role, place), name }));
  const merged: Members = { ...before, id, ...members };
  const slug = slugOf(id);
  // A video is of a film of its name, unless the list names another or a stream.
  const film = collection === 'series' || 'film' in merged || 'source' in merged ? {} : { film: slug };
  const shown = { ...merged, ...film };
  return {
    ...shown,
    ...('artwork' in shown ? {} : { artwork: shown['film'] ?? slug }),
    ...(genre === undefined ? {} : { genre }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(credits.length === 0 ? {} : { credits }),
    ...(seasons === undefined ? {} : { seasons: mergedSeasons(seasonsOf(before), seasons, season) }),
    texts: textsOf((before['texts'] ?? {}) as Readonly<Record<string, TitleTexts>>, facts.texts),
  };
};

/** The documents of titles in the catalogue, by key. */
const knownTitles = async (
  repository: EntriesRepository,
  titles: readonly TitleFacts[],
): Promise<ReadonlyMap<string, Members>> => {
  const known = new Map<string, Members>();
  for (let start = 0; start < titles.length; start += ENTRIES_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = await repository.byIds(titles.slice(start, start + ENTRIES_AT_ONCE));
    for (const entry of found) known.set(entryKey(entry), entry.document as Members);
  }
  return known;
};

/**
 * The entries of titles, after the genres, tags and roles that they need and that are not there, and the pictures of their
 * artworks.
 */
export const titleEntries = async (
  titles: readonly TitleFacts[],
  { db, realm }: Pick<ListContext, 'db' | 'realm'>,
): Promise<Pick<ReadList, 'entries' | 'pictures'>> => {
  const repository = new EntriesRepository(db);
  const language = realm.defaultLanguage;
  const words = new TitleWords(await repository.inCollections(['genres', 'tags', 'roles']), language);
  const [season] = await repository.byIds([{ collection: 'words', id: 'season' }]);
  const labels: Readonly<Record<string, string>> = {
    ...CATALOGUE_FILES.words.empty.season,
    ...(season?.document as object | undefined),
  };
  const rules = { words, language, label: labels[language] ?? '{n}' };
  const known = await knownTitles(repository, titles);
  const pictures: ListedPicture[] = [];
  const entries = titles.map((facts): ListedEntry => {
    const { collection, id, place } = facts;
    const document = titleDocument(facts, known.get(entryKey(facts)) ?? null, rules);
    const artwork = String(document['artwork']);
    for (const { from, kind } of facts.pictures ?? []) pictures.push({ from, kind, artwork });
    return { collection, id, place, document };
  });
  return { entries: [...words.added, ...entries], pictures };
};
