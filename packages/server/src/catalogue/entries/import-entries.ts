import type { StoreReader } from '@footlight/packager';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { Log } from '../../log.js';
import { lockCatalogue } from './catalogue-lock.js';
import { changeEntries, fileEntry, type ChangedEntries } from './change-entries.js';
import type { Entry } from './collections.js';
import { EntriesRepository } from './entries.repository.js';
import { slices } from './entry-slices.js';

/** What imports of the files write with. */
export interface EntryImport {
  readonly db: Database;
  /** Contains the artworks; null if the realm has no media. */
  readonly store: StoreReader | null;
  readonly clock: Clock;
  readonly log: Log;
}

const MOST_NAMED = 20;

export const warnAboutKept = (kept: readonly string[], log: Log): void => {
  if (kept.length > 0)
    log.warn({ kept: kept.slice(0, MOST_NAMED) }, 'entries that were changed in the service are kept');
};

/**
 * Changes entries in a transaction of its own.
 * @param films what is known of them by their slugs; null for those that are gone
 */
export const importChange = (
  { db, store, clock, log }: EntryImport,
  changed: ChangedEntries,
  films: readonly (readonly [string, string | null])[] = [],
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const repository = new EntriesRepository(tx);
    // Until the import is complete, the entries are not those of any files.
    await repository.forgetFiles();
    await repository.saveFilmFacts(new Map(films));
    await changeEntries(tx, changed, { store, now: clock.now(), log });
  });

/** Stores entries as the files have them, in short transactions. */
export const importEntries = async (options: EntryImport, entries: readonly Entry[]): Promise<void> => {
  for (const some of slices(entries))
    // oxlint-disable-next-line no-await-in-loop -- one after the other, since they hold the same lock
    await importChange(options, { saved: some.map((entry) => fileEntry(entry, options.clock.now())) });
};
