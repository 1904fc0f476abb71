import type { CollectionName } from '@footlight/contract';
import { entryKey, type Entry } from './collections.js';
import type { EntriesRepository } from './entries.repository.js';
import { documentIssues } from './entry-issues.js';
import { contentOf } from './entry-links.js';

/** Rows of others refer to theirs, and cannot be without them. */
const NEEDED: ReadonlySet<CollectionName> = new Set(['geoRules', 'feeds', 'fighters']);
/** Entries that are named at most. */
const MOST_NAMED = 10;

/** What other entries call an entry: its key, and the content that it alone defines. */
export const namesOf = async (repository: EntriesRepository, entry: Entry): Promise<readonly string[]> => {
  const contents = documentIssues(entry).length > 0 ? [] : contentOf(entry);
  const elsewhere = await repository.definedElsewhere(entry, contents);
  const others = new Set(elsewhere.map(({ content }) => content));
  return [entryKey(entry), ...contents.filter((content) => !others.has(content))];
};

/** Keys of other entries that name an entry, or content that it alone defines; ten at most. */
export const usesOf = async (repository: EntriesRepository, entry: Entry): Promise<readonly string[]> =>
  repository.naming(entry, await namesOf(repository, entry), MOST_NAMED);

/** Keys of the entries that keep an entry from being hidden; empty if it may be. */
export const needsOf = async (repository: EntriesRepository, entry: Entry): Promise<readonly string[]> =>
  NEEDED.has(entry.collection) ? usesOf(repository, entry) : [];
