import type { Database } from '../../database/database.js';
import type { Catalogue } from '../catalogue-files.js';
import type { ContentRows } from '../content-rows.js';
import { editorialDocuments } from './search-editorial.js';
import { countWords, searchDocuments } from './search-rows.js';
import { clearSearch, settleSearch, writeDocuments, writeFacets, writeWords } from './write-search.js';

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
  const documents = [...searchDocuments(content.contents, content), ...editorialDocuments(catalogue)];
  await clearSearch(db);
  await writeDocuments(db, documents);
  await writeWords(db, countWords(documents));
  await writeFacets(db, facetTexts(catalogue.words));
  await settleSearch(db);
};
