import type { Database } from '../../database/database.js';
import type { Catalogue } from '../catalogue-files.js';
import { countWords, type SearchDocument } from './search-rows.js';
import { changeWordCounts } from './word-counts.js';
import { writeDocuments, writeFacets } from './write-search.js';

const DOCUMENTS_A_STATEMENT = 500;

const facetTexts = ({ genres, tags = {} }: Catalogue['words']) => [
  ...Object.entries(genres).map(([genre, texts]) => ({ facet: `genre:${genre}`, texts })),
  ...Object.entries({ ...genres, ...tags }).map(([tag, texts]) => ({ facet: `tags:${tag}`, texts })),
];

/** What changes in the search index. The documents that were there must have been deleted. */
export interface IndexedChange {
  readonly before: Iterable<SearchDocument>;
  readonly after: Iterable<SearchDocument>;
  readonly words: Catalogue['words'];
}

/** Updates the search index. Must run in the transaction that writes the contents. */
export const indexEntries = async (db: Database, { before, after, words }: IndexedChange): Promise<void> => {
  const counts = new Map<string, number>();
  for (const document of before) countWords([document], counts, -1);
  const write = async (documents: readonly SearchDocument[]): Promise<void> => {
    countWords(documents, counts);
    await writeDocuments(db, documents);
  };
  let some: SearchDocument[] = [];
  for (const document of after) {
    some.push(document);
    if (some.length < DOCUMENTS_A_STATEMENT) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await write(some);
    some = [];
  }
  await write(some);
  await changeWordCounts(db, counts);
  await writeFacets(db, facetTexts(words));
};
