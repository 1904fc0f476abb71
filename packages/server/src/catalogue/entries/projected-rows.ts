import type { ContentRows } from '../content-rows.js';
import { contentRows } from '../content-rows.js';
import { editorialRows, type EditorialRows } from '../editorial-rows.js';
import { guideRows, type GuideRows } from '../guide-rows.js';
import type { Films } from '../media-facts.js';
import { pageRows, type PageRows } from '../page-rows.js';
import { editorialDocuments } from '../search/search-editorial.js';
import { searchDocuments, type SearchDocument } from '../search/search-rows.js';
import { catalogueOf, entryKey, type Entry, type PartialCatalogue } from './collections.js';
import { contentOf } from './entry-links.js';

/** What the tables that pages read from contain of some entries. */
export interface ProjectedRows {
  readonly catalogue: PartialCatalogue;
  readonly content: ContentRows;
  readonly pages: PageRows;
  readonly guide: GuideRows;
  readonly editorial: EditorialRows;
  /** One after the other, because together they take more memory than the rest. */
  readonly documents: () => Iterable<SearchDocument>;
}

/**
 * Converts entries to rows.
 * @param context other entries that the rows depend on: words, formats, and channels that carry events
 */
export const projectedRows = (
  entries: readonly Entry[],
  context: readonly Entry[],
  { films, now }: { readonly films: Films; readonly now: number },
): ProjectedRows => {
  const own = new Set(entries.map((entry) => entryKey(entry)));
  const ownContent = new Set(entries.flatMap((entry) => contentOf(entry)));
  const whole = catalogueOf([...context.filter((entry) => !own.has(entryKey(entry))), ...entries]);
  const all = contentRows(whole, films, now);
  const isOwn = ({ kind, id }: { readonly kind: string; readonly id: string }): boolean =>
    ownContent.has(`${kind}:${id}`);
  const guide = guideRows(whole);
  const ownFormat = (id: string): boolean => own.has(`formats:${id}`);
  const catalogue = catalogueOf(entries);
  return {
    catalogue,
    content: { ...all, contents: all.contents.filter(isOwn) },
    pages: pageRows(catalogue),
    guide: {
      templates: guide.templates.filter(({ id }) => ownFormat(id.slice(0, id.lastIndexOf(':')))),
      genres: guide.genres.filter(({ id }) => ownFormat(id) || own.has(`guideGenres:${id}`)),
      channels: guide.channels.filter(({ channelId }) => own.has(`channels:${channelId}`)),
    },
    editorial: editorialRows(catalogue),
    documents: function* () {
      for (const document of searchDocuments(all.contents, all)) if (isOwn(document)) yield document;
      yield* editorialDocuments(catalogue);
    },
  };
};
