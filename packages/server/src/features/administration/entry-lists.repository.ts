import type { CollectionName, QueryOf } from '@footlight/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { searchWords } from '@footlight/domain';
import type { EditedEntry, EntryId, EntryVersion } from '../../catalogue/entries/entries.repository.js';
import { accounts } from '../../database/schema/accounts.js';
import { catalogueEntries, catalogueVersions } from '../../database/schema/catalogue-entries.js';
import { Repository } from '../../database/repository.js';

/** An entry in a list of editors. */
export interface ListedEntry
  extends EntryId, Pick<EditedEntry, 'version' | 'publishAt' | 'withdrawAt' | 'changedAt'> {
  /** Whether something is published, and something is not. */
  readonly document: boolean;
  readonly draft: boolean;
  readonly wasPublished: boolean;
  /** The draft, or else what is published. */
  readonly shown: unknown;
  readonly published: unknown;
  /** Name of the account. */
  readonly changedBy: string | null;
}

const {
  collection,
  id,
  position,
  document,
  draft,
  version,
  publishAt,
  withdrawAt,
  changedAt,
  changedBy,
  titles,
} = catalogueEntries;

const NAME = sql<string | null>`coalesce(${accounts.name}, ${accounts.email})`;

const WAS_PUBLISHED = sql<boolean>`(${catalogueEntries.fileHash} is not null or exists (
  select from catalogue_versions as earlier
  where earlier.collection = ${collection} and earlier.id = ${id} and earlier.document is not null))`;

const LISTED = {
  collection: sql<CollectionName>`${collection}`,
  id,
  document: sql<boolean>`${document} is not null`,
  draft: sql<boolean>`${draft} is not null`,
  wasPublished: WAS_PUBLISHED,
  shown: sql<unknown>`coalesce(${draft}, ${document})`,
  published: document,
  version,
  publishAt,
  withdrawAt,
  changedAt,
  changedBy: NAME,
};

const STATES = {
  draft: and(isNull(document), sql`not ${WAS_PUBLISHED}`),
  published: and(isNotNull(document), isNull(draft)),
  changed: and(isNotNull(document), isNotNull(draft)),
  withdrawn: and(isNull(document), WAS_PUBLISHED),
} as const;

/** Titles with all of these patterns; none without any. */
const allOf = (patterns: readonly string[]): SQL | undefined =>
  patterns.length === 0 ? undefined : and(...patterns.map((pattern) => like(titles, pattern)));

/** What editors see of the entries of the catalogue. */
export class EntryListsRepository extends Repository {
  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .select({ collection, entries: count() })
      .from(catalogueEntries)
      .groupBy(collection);
    return new Map(rows.map((row) => [row.collection, row.entries]));
  }

  page(
    name: CollectionName,
    {
      search,
      state,
      lastSeen,
      count: most,
    }: Omit<QueryOf<'listEntries'>, 'rpp'> & { readonly count: number },
  ): Promise<readonly ListedEntry[]> {
    const words = searchWords(search ?? '').map(
      (word) => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`,
    );
    const matching = search === undefined ? undefined : or(eq(id, search), allOf(words));
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${position}, ${id}) > (select last.position, last.id from catalogue_entries as last
            where last.collection = ${name} and last.id = ${lastSeen})`;
    return this.db
      .select(LISTED)
      .from(catalogueEntries)
      .leftJoin(accounts, eq(accounts.id, changedBy))
      .where(and(eq(collection, name), state === undefined ? undefined : STATES[state], after, matching))
      .orderBy(asc(position), asc(id))
      .limit(most);
  }

  async entry(of: EntryId): Promise<ListedEntry | null> {
    const [found] = await this.db
      .select(LISTED)
      .from(catalogueEntries)
      .leftJoin(accounts, eq(accounts.id, changedBy))
      .where(and(eq(collection, of.collection), eq(id, of.id)));
    return found ?? null;
  }

  /** @param before only versions with a lower number; not a number: all */
  versions(of: EntryId, most: number, before: number): Promise<readonly EntryVersion[]> {
    const { collection: ofCollection, id: ofId, version: number, ...rest } = catalogueVersions;
    return this.db
      .select({
        version: number,
        document: rest.document,
        draft: rest.draft,
        changedAt: rest.changedAt,
        changedBy: NAME,
      })
      .from(catalogueVersions)
      .leftJoin(accounts, eq(accounts.id, rest.changedBy))
      .where(
        and(
          eq(ofCollection, of.collection),
          eq(ofId, of.id),
          Number.isNaN(before) ? undefined : lt(number, before),
        ),
      )
      .orderBy(desc(number))
      .limit(most);
  }

  /** Name of an account; null if it does not exist. */
  async nameOf(accountId: string | null): Promise<string | null> {
    if (accountId === null) return null;
    const [row] = await this.db.select({ name: NAME }).from(accounts).where(eq(accounts.id, accountId));
    return row?.name ?? null;
  }
}
