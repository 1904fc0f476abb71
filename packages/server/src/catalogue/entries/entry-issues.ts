import type { FieldIssue } from '@footlight/contract';
import type { Database } from '../../database/database.js';
import { referenceIssues } from '../reference-issues.js';
import type { KnownOrigins } from '../source-issues.js';
import { COLLECTIONS, catalogueOf, entryIdOf, entryKey, type Entry } from './collections.js';
import { EntriesRepository } from './entries.repository.js';
import { contentOf, linksOf } from './entry-links.js';
import { schemaIssues } from './entry-schemas.js';

/** Settings of the realm that entries are checked against. */
export interface EntryRules {
  readonly defaultLanguage: string;
  readonly streamOrigins: KnownOrigins;
}

/** Other entries that the checks of a document read. */
export const CHECKED_AGAINST = new Set([
  'licences',
  'geoRules',
  'genres',
  'roles',
  'people',
  'formats',
  'guideGenres',
  'feeds',
  'fighters',
]);

const otherId = ({ collection, id, document }: Entry): readonly FieldIssue[] => {
  const ids = COLLECTIONS[collection]
    .list(catalogueOf([{ collection, id, document, position: 0 }]).catalogue)
    .map(([own]) => own);
  // The words have two entries in every catalogue.
  return ids.length === 0 || ids.includes(id)
    ? []
    : [
        {
          field: 'id',
          found: JSON.stringify(ids[0]),
          allowed: `${JSON.stringify(id)}, as the entry is called`,
        },
      ];
};

/** What is wrong with a document by itself. */
export const documentIssues = (entry: Entry): readonly FieldIssue[] => {
  const issues = schemaIssues(entry.collection, entry.document);
  return issues.length > 0 ? issues : otherId(entry);
};

/**
 * What is wrong with a document: its members, what it names and is not there, and content that another entry defines.
 * @returns issues whose fields are paths within the document
 */
export const entryIssues = async (
  db: Database,
  entry: Entry,
  { defaultLanguage, streamOrigins }: EntryRules,
): Promise<readonly FieldIssue[]> => {
  const own = documentIssues(entry);
  if (own.length > 0) return own;
  const repository = new EntriesRepository(db);
  const links = linksOf(entry);
  const context = await repository.existing(
    links.map((link) => entryIdOf(link)).filter(({ collection }) => CHECKED_AGAINST.has(collection)),
  );
  const rates = await repository.taxRatesBeside([entry]);
  const around = [...context.filter((one) => entryKey(one) !== entryKey(entry)), ...rates];
  const { catalogue } = catalogueOf([entry, ...around]);
  const others = await repository.existingContent(links);
  const place = COLLECTIONS[entry.collection].place(entry.id);
  const within = (field: string): string => field.slice(place.length).replace(/^\./u, '') || '(whole)';
  const defined = await repository.definedElsewhere(entry, contentOf(entry));
  return [
    ...referenceIssues(catalogue, defaultLanguage, streamOrigins, others)
      .filter(({ field }) => field.startsWith(place))
      .map(({ field, found, allowed }) => ({ field: within(field), found, allowed })),
    ...defined.map(({ content, by }) => ({
      field: 'id',
      found: JSON.stringify(content),
      allowed: `an id that no other entry defines; ${by} does`,
    })),
  ];
};
