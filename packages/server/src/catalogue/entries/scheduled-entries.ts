import type { Database } from '../../database/database.js';
import { lockCatalogue } from './catalogue-lock.js';
import { changeEntries } from './change-entries.js';
import { editedEntry } from './edit-entry.js';
import { EntriesRepository, type EditedEntry } from './entries.repository.js';
import type { ProjectOptions } from './project-entries.js';
import { entryIssues, type EntryRules } from './entry-issues.js';

const ENTRIES_AT_ONCE = 50;

const isDue = (time: Date | null, now: Date): boolean => time !== null && time <= now;

/** What an entry becomes at a time that was set for it. A time to withdraw it wins over an earlier one to publish it. */
const nextOf = (entry: EditedEntry, at: Date): Omit<EditedEntry, 'version'> => {
  const isWithdrawn = isDue(entry.withdrawAt, at);
  const action = isWithdrawn ? 'withdraw' : 'publish';
  const next = editedEntry(
    { ...entry, document: undefined, action, publishAt: undefined, withdrawAt: undefined },
    entry,
    {
      accountId: entry.changedBy,
      at,
    },
  );
  return isWithdrawn && isDue(entry.publishAt, at) ? { ...next, publishAt: null } : next;
};

/**
 * Publishes and withdraws what is due. An entry that cannot be published stays a draft, without the time.
 * @returns whether there may be more
 */
export const runSchedule = async (
  db: Database,
  { rules, ...options }: ProjectOptions & { readonly rules: EntryRules },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const at = new Date(options.now);
    const due = await new EntriesRepository(tx).due(at, ENTRIES_AT_ONCE);
    const saved: Omit<EditedEntry, 'version'>[] = [];
    for (const entry of due) {
      const next = nextOf(entry, at);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const issues = next.document === null ? [] : await entryIssues(tx, next, rules);
      if (issues.length > 0) {
        const { collection, id } = entry;
        options.log.error({ collection, id, issues }, 'an entry could not be published at its time');
      }
      saved.push(issues.length === 0 ? next : { ...entry, publishAt: null });
    }
    if (saved.length > 0) await changeEntries(tx, { saved }, options);
    return due.length === ENTRIES_AT_ONCE;
  });
