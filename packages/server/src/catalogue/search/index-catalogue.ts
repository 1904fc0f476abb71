import type { Database } from '../../database/database.js';
import type { Catalogue } from '../catalogue-files.js';
import type { ContentRows } from '../content-rows.js';
import { editorialDocuments } from './search-editorial.js';
import { countWords, searchDocuments, type SearchDocument } from './search-rows.js';
import { clearSearch, settleSearch, writeDocuments, writeFacets, writeWords } from './write-search.js';

const DOCUMENTS_A_STATEMENT = 500;

const facetTexts = ({ genres, tags = {} }: Catalogue['words']) => [
  ...Object.entries(genres).map(([genre, texts]) => ({ facet: `genre:${genre}`, texts })),
  ...Object.entries({ ...genres, ...tags }).map(([tag, texts]) => ({ facet: `tags:${tag}`, texts })),
];

/** Rebuilds the search index. Must run in the transaction that writes the contents. */
export const indexCatalogue = async (
  db: Database,
  content: Pick<ContentRows, 'contents' | 'seasons' | 'episodes'>,
  catalogue: Catalogue,
): Promise<void> => {
  await clearSearch(db);
  const counts = new Map<string, number>();
  const write = async (documents: readonly SearchDocument[]): Promise<void> => {
    countWords(documents, counts);
    await writeDocuments(db, documents);
  };
  let some: SearchDocument[] = [];
  for (const document of searchDocuments(content.contents, content)) {
    some.push(document);
    if (some.length < DOCUMENTS_A_STATEMENT) continue;
    await write(some);
    some = [];
  }
  await write([...some, ...editorialDocuments(catalogue)]);
  await writeWords(db, counts);
  await writeFacets(db, facetTexts(catalogue.words));
  await settleSearch(db);
};
