import type { Database } from '../../database/database.js';
import { lockCatalogue } from './catalogue-lock.js';
import { changeEntries } from './change-entries.js';
import { editedEntry } from './edit-entry.js';
import { EntriesRepository, type EditedEntry } from './entries.repository.js';
import type { ProjectOptions } from './project-entries.js';
import { needsOf } from './entry-uses.js';
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
 * Publishes and withdraws what is due. An entry that cannot be published stays a draft, and one that others need
 * is not withdrawn; both lose the time.
 * @returns whether there may be more
 */
export const runSchedule = async (
  db: Database,
  { rules, ...options }: ProjectOptions & { readonly rules: EntryRules },
): Promise<boolean> => {
  const at = new Date(options.now);
  if ((await new EntriesRepository(db).due(at, 1)).length === 0) return false;
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const repository = new EntriesRepository(tx);
    const due = await repository.due(at, ENTRIES_AT_ONCE);
    const saved: Omit<EditedEntry, 'version'>[] = [];
    for (const entry of due) {
      const next = nextOf(entry, at);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const issues = next.document === null ? [] : await entryIssues(tx, next, rules);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const needs = next.document === null ? await needsOf(repository, entry) : [];
      const { collection, id } = entry;
      if (issues.length > 0)
        options.log.error({ collection, id, issues }, 'an entry could not be published at its time');
      if (needs.length > 0)
        options.log.error(
          { collection, id, needs },
          'an entry that others need was not withdrawn at its time',
        );
      const planned = {
        ...(issues.length > 0 ? { publishAt: null } : {}),
        ...(needs.length > 0 ? { withdrawAt: null } : {}),
      };
      saved.push(issues.length + needs.length === 0 ? next : { ...entry, ...planned });
    }
    if (saved.length > 0) await changeEntries(tx, { saved }, options);
    return due.length === ENTRIES_AT_ONCE;
  });
};
