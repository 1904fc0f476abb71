import {
  COLLECTION_NAMES,
  PAGE_SIZES,
  type BodyOf,
  type CatalogueEntry,
  type CollectionName,
  type FieldIssue,
  type FoundEntry,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import { entryKey, type Entry } from '../../catalogue/entries/collections.js';
import { changeEntries } from '../../catalogue/entries/change-entries.js';
import { lockCatalogue } from '../../catalogue/entries/catalogue-lock.js';
import { editedEntry, editIssues, type EntryEdit } from '../../catalogue/entries/edit-entry.js';
import {
  EntriesRepository,
  type EditedEntry,
  type EntryId,
} from '../../catalogue/entries/entries.repository.js';
import { documentIssues, entryIssues, type EntryRules } from '../../catalogue/entries/entry-issues.js';
import { ENTRY_SCHEMAS } from '../../catalogue/entries/entry-schemas.js';
import { needsOf, usesOf } from '../../catalogue/entries/entry-uses.js';
import type { ProjectOptions } from '../../catalogue/entries/project-entries.js';
import { titlesOf } from '../../catalogue/entries/entry-titles.js';
import type { Clock } from '../../clock.js';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import type { Log } from '../../log.js';
import type { Caller } from '../../feature.js';
import type { AccountsService } from '../account/accounts.service.js';
import { EntryListsRepository, type ListedEntry } from './entry-lists.repository.js';
import { requireEditor } from '../account/require-editor.js';

export interface EntriesServiceOptions {
  readonly db: Database;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly rules: EntryRules;
  readonly clock: Clock;
  /** Contains the films and artworks that entries name; null if the realm has no media. */
  readonly store: ProjectOptions['store'];
  readonly log: Log;
}

type Change = BodyOf<'changeEntries'>['changes'][number];
type State = FoundEntry['state'];

const stateOf = ({ document, draft, wasPublished }: ListedEntry): State => {
  if (document) return draft ? 'changed' : 'published';
  return wasPublished ? 'withdrawn' : 'draft';
};

const refuseUsed = (by: readonly string[]): void => {
  if (by.length > 0) throw new ApiError('ENTRY_IN_USE', { details: { by: [...by] } });
};

const shownOf = (entry: EditedEntry): Entry => ({ ...entry, document: entry.document ?? entry.draft });

/** Entries that are changed twice at once, of which only the first could be made from their version. */
const repeated = (changes: readonly Change[]): readonly FieldIssue[] => {
  const keys = changes.map((change) => entryKey(change));
  return changes.flatMap(({ id }, index) =>
    keys.indexOf(keys[index] ?? '') === index
      ? []
      : [{ field: `changes[${index}].id`, found: JSON.stringify(id), allowed: 'each entry once' }],
  );
};

const timeOf = (text: string | null | undefined): Date | null | undefined =>
  typeof text === 'string' ? new Date(text) : text;

const refuse = (issues: readonly FieldIssue[], prefix: string): void => {
  if (issues.length === 0) return;
  const named = issues.map(({ field, ...rest }) => ({ field: `${prefix}${field}`, ...rest }));
  throw new ApiError('INVALID_FIELD', { details: { issues: named } });
};

/** What editors change of the catalogue, and its history (ACCT-52 to ACCT-57). */
export class EntriesService {
  readonly #options: EntriesServiceOptions;

  constructor(options: EntriesServiceOptions) {
    this.#options = options;
  }

  async collections(caller: Caller): Promise<ResponseOf<'listCollections'>> {
    await requireEditor(this.#options.accounts, caller);
    const counts = await new EntryListsRepository(this.#options.db).counts();
    return {
      collections: COLLECTION_NAMES.map((name) => ({
        name,
        schema: { ...ENTRY_SCHEMAS[name] },
        entries: counts.get(name) ?? 0,
      })),
    };
  }

  async list(
    collection: CollectionName,
    { rpp = PAGE_SIZES.entries, ...query }: QueryOf<'listEntries'>,
    { caller, language }: { readonly caller: Caller; readonly language: string },
  ): Promise<ResponseOf<'listEntries'>> {
    await requireEditor(this.#options.accounts, caller);
    const found = await new EntryListsRepository(this.#options.db).page(collection, {
      ...query,
      count: rpp + 1,
    });
    const page = found.slice(0, rpp);
    return {
      entries: page.map((entry) => ({ ...this.#head(entry), title: this.#title(entry, language) })),
      paging: { moreDataAvailable: found.length > rpp, lastSeen: page.at(-1)?.id ?? null },
    };
  }

  /** @throws {ApiError} ENTRY_NOT_FOUND */
  async entry(id: EntryId, caller: Caller): Promise<CatalogueEntry> {
    await requireEditor(this.#options.accounts, caller);
    return this.#shown(this.#options.db, id);
  }

  /**
   * Changes entries at once: all of them, or none.
   * @throws {ApiError} ENTRY_NOT_FOUND, ENTRY_CHANGED, ENTRY_IN_USE, or INVALID_FIELD naming the entry where there are several
   */
  async change(changes: readonly Change[], caller: Caller): Promise<readonly CatalogueEntry[]> {
    const accountId = await requireEditor(this.#options.accounts, caller);
    const at = new Date(this.#options.clock.now());
    refuse(repeated(changes), '');
    const prefixOf = (index: number): string => (changes.length === 1 ? '' : `changes[${index}].`);
    return this.#options.db.transaction(async (tx) => {
      await lockCatalogue(tx);
      const saved: Omit<EditedEntry, 'version'>[] = [];
      for (const [index, change] of changes.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const current = await this.#current(tx, change);
        const edit: EntryEdit = {
          ...change,
          publishAt: timeOf(change.publishAt),
          withdrawAt: timeOf(change.withdrawAt),
        };
        const by = { accountId, at };
        const issues = editIssues(edit, current, by);
        refuse(issues, prefixOf(index));
        const next = editedEntry(edit, current, by);
        if (change.action === 'publish') refuse(documentIssues(next), `${prefixOf(index)}document.`);
        if (change.action === 'withdraw' && current !== null)
          // oxlint-disable-next-line no-await-in-loop -- one connection
          refuseUsed(await needsOf(new EntriesRepository(tx), shownOf(current)));
        saved.push(next);
      }
      const check = async (): Promise<void> => {
        for (const [index, entry] of saved.entries())
          if (changes[index]?.action === 'publish')
            // oxlint-disable-next-line no-await-in-loop -- one connection
            refuse(await entryIssues(tx, entry, this.#options.rules), `${prefixOf(index)}document.`);
      };
      await changeEntries(tx, { saved, check }, this.#projecting());
      const shown: CatalogueEntry[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const change of changes) shown.push(await this.#shown(tx, change));
      return shown;
    });
  }

  /** @throws {ApiError} ENTRY_NOT_FOUND, ENTRY_CHANGED or ENTRY_IN_USE */
  async delete(id: EntryId, version: number, caller: Caller): Promise<void> {
    const actorId = await requireEditor(this.#options.accounts, caller);
    const at = new Date(this.#options.clock.now());
    await this.#options.db.transaction(async (tx) => {
      await lockCatalogue(tx);
      const current = await this.#current(tx, { ...id, version });
      if (current === null) throw new ApiError('ENTRY_NOT_FOUND');
      refuseUsed(await usesOf(new EntriesRepository(tx), shownOf(current)));
      await changeEntries(tx, { removed: [id] }, this.#projecting());
      const details = { entry: `${id.collection}:${id.id}` };
      await writeAudit(tx, { at, action: 'entryDeleted', actorId, accountId: null, details });
    });
  }

  async versions(
    id: EntryId,
    { rpp = PAGE_SIZES.entryVersions, lastSeen }: QueryOf<'listEntryVersions'>,
    caller: Caller,
  ): Promise<ResponseOf<'listEntryVersions'>> {
    await requireEditor(this.#options.accounts, caller);
    const found = await new EntryListsRepository(this.#options.db).versions(
      id,
      rpp + 1,
      Number(lastSeen ?? NaN),
    );
    const page = found.slice(0, rpp);
    return {
      versions: page.map(({ version, document, draft, changedAt, changedBy }) => ({
        number: version,
        document: (draft ?? document) as Record<string, unknown>,
        isPublished: draft === null,
        changedAt: changedAt.toISOString(),
        changedBy,
      })),
      paging: {
        moreDataAvailable: found.length > rpp,
        lastSeen: page.at(-1)?.version.toString() ?? null,
      },
    };
  }

  /** @throws {ApiError} ENTRY_NOT_FOUND or ENTRY_CHANGED */
  async restore(
    { number, ...id }: EntryId & { readonly number: number },
    version: number | null,
    caller: Caller,
  ): Promise<CatalogueEntry> {
    await requireEditor(this.#options.accounts, caller);
    const [found] = await new EntryListsRepository(this.#options.db).versions(id, 1, number + 1);
    if (found?.version !== number) throw new ApiError('ENTRY_NOT_FOUND');
    const document = (found.draft ?? found.document) as Record<string, unknown>;
    const [entry] = await this.change([{ ...id, version, document, action: 'save' }], caller);
    if (entry === undefined) throw new ApiError('ENTRY_NOT_FOUND');
    return entry;
  }

  #projecting(): ProjectOptions {
    const { clock, store, log } = this.#options;
    return { store, now: clock.now(), log };
  }

  /** The entry as it is, which a change must have been made from. */
  async #current(
    tx: Database,
    { collection, id, version }: EntryId & { readonly version: number | null },
  ): Promise<EditedEntry | null> {
    const current = await new EntriesRepository(tx).edited({ collection, id });
    if (current === null && version !== null) throw new ApiError('ENTRY_NOT_FOUND');
    if (current !== null && current.version !== version) {
      const changedBy = await new EntryListsRepository(tx).nameOf(current.changedBy);
      throw new ApiError('ENTRY_CHANGED', { details: { version: current.version, changedBy } });
    }
    return current;
  }

  #head(entry: ListedEntry): Omit<FoundEntry, 'title'> {
    return {
      collection: entry.collection,
      id: entry.id,
      state: stateOf(entry),
      version: entry.version,
      publishAt: entry.publishAt?.toISOString() ?? null,
      withdrawAt: entry.withdrawAt?.toISOString() ?? null,
      changedAt: entry.changedAt.toISOString(),
      changedBy: entry.changedBy,
    };
  }

  #title({ id, shown }: ListedEntry, language: string): string {
    const titles = titlesOf(shown);
    return titles[language] ?? titles[this.#options.rules.defaultLanguage] ?? id;
  }

  async #shown(db: Database, { collection, id }: EntryId): Promise<CatalogueEntry> {
    const found = await new EntryListsRepository(db).entry({ collection, id });
    if (found === null) throw new ApiError('ENTRY_NOT_FOUND');
    const entry = { collection, id, position: 0, document: found.shown };
    return {
      ...this.#head(found),
      document: found.shown as Record<string, unknown>,
      published: found.published as Record<string, unknown> | null,
      issues: [...(await entryIssues(db, entry, this.#options.rules))],
    };
  }
}
