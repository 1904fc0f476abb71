import type { CollectionName } from '@footlight/contract';
import { and, arrayOverlaps, asc, eq, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { catalogueEntries, filmFacts } from '../../database/schema/catalogue-entries.js';
import { catalogueImports } from '../../database/schema/content.js';
import { Repository } from '../../database/repository.js';
import { jsonRows } from '../../database/row-sets.js';
import { idsByCollection, type Entry } from './collections.js';

/** Names an entry. */
export type EntryId = Pick<Entry, 'collection' | 'id'>;

/** What an import compares. */
export interface EntryState extends EntryId {
  readonly position: number;
  /** Of the published document; null if nothing is published. */
  readonly hash: string | null;
  /** Of the file it was last imported from; null if it is in no file. */
  readonly fileHash: string | null;
  /** Whether an editor left a draft or a time. */
  readonly isPending: boolean;
  /** Account of the editor who changed it last; null after an import. */
  readonly changedBy: string | null;
}

/** An entry with what editors did to it. */
export interface EditedEntry extends EntryId {
  readonly position: number;
  /** Null if nothing is published. */
  readonly document: unknown;
  /** What was changed since and is not published; null if nothing was. */
  readonly draft: unknown;
  readonly fileHash: string | null;
  readonly version: number;
  readonly publishAt: Date | null;
  readonly withdrawAt: Date | null;
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

/** An entry to store, with what is derived from its document. */
export interface StoredEntry extends Omit<EditedEntry, 'version'> {
  readonly hash: string | null;
  readonly links: readonly string[];
  readonly contents: readonly string[];
  /** In all languages, folded for search. */
  readonly titles: string;
  readonly isRelative: boolean;
}

/** An earlier state of an entry. */
export type EntryVersion = Pick<EditedEntry, 'version' | 'document' | 'draft' | 'changedAt' | 'changedBy'>;

const ENTRIES_A_PAGE = 500;

const ENTRY = {
  collection: sql<CollectionName>`${catalogueEntries.collection}`,
  id: catalogueEntries.id,
  position: catalogueEntries.position,
  document: catalogueEntries.document,
};

const EDITED = {
  ...ENTRY,
  draft: catalogueEntries.draft,
  fileHash: catalogueEntries.fileHash,
  version: catalogueEntries.version,
  publishAt: catalogueEntries.publishAt,
  withdrawAt: catalogueEntries.withdrawAt,
  changedAt: catalogueEntries.changedAt,
  changedBy: catalogueEntries.changedBy,
};

/** The entries of the catalogue. Those that nothing is published of are only found for editors. */
export class EntriesRepository extends Repository {
  /** @param collections those of interest; all by default */
  states(collections?: readonly CollectionName[]): Promise<readonly EntryState[]> {
    return this.#states(
      collections === undefined ? undefined : inArray(catalogueEntries.collection, [...collections]),
    );
  }

  async statesOf(ids: readonly EntryId[]): Promise<readonly EntryState[]> {
    const found: EntryState[] = [];
    for (const [collection, some] of idsByCollection(ids)) {
      const named = inArray(catalogueEntries.id, [...some]);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      found.push(...(await this.#states(and(eq(catalogueEntries.collection, collection), named))));
    }
    return found;
  }

  async byIds(ids: readonly EntryId[]): Promise<readonly Entry[]> {
    const found: Entry[] = [];
    for (const [collection, some] of idsByCollection(ids)) {
      const named = inArray(catalogueEntries.id, [...some]);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      found.push(...(await this.#where(and(eq(catalogueEntries.collection, collection), named))));
    }
    return found;
  }

  /** An entry as editors see it; locked until the end of the transaction. */
  async edited({ collection, id }: EntryId): Promise<EditedEntry | null> {
    const [found] = await this.db
      .select(EDITED)
      .from(catalogueEntries)
      .where(and(eq(catalogueEntries.collection, collection), eq(catalogueEntries.id, id)))
      .for('update');
    return found ?? null;
  }

  /** Entries whose time to be published or withdrawn has come; locked until the end of the transaction. */
  due(now: Date, most: number): Promise<readonly EditedEntry[]> {
    const { publishAt, withdrawAt } = catalogueEntries;
    return this.db
      .select(EDITED)
      .from(catalogueEntries)
      .where(
        and(
          or(isNotNull(publishAt), isNotNull(withdrawAt)),
          lte(sql`least(${publishAt}, ${withdrawAt})`, now),
        ),
      )
      .limit(most)
      .for('update');
  }

  inCollections(collections: readonly CollectionName[]): Promise<readonly Entry[]> {
    return this.#where(inArray(catalogueEntries.collection, [...collections]));
  }

  /** The other tax rates, if there are some among these entries: which one applies in a country depends on all of them. */
  async taxRatesBeside(entries: readonly EntryId[]): Promise<readonly Entry[]> {
    const own = new Set(entries.filter(({ collection }) => collection === 'taxRates').map(({ id }) => id));
    if (own.size === 0) return [];
    return (await this.inCollections(['taxRates'])).filter(({ id }) => !own.has(id));
  }

  /** The published entries of a collection in their order, read page by page. */
  async *inOrder(collection: CollectionName): AsyncGenerator<Entry> {
    let last: Entry | undefined;
    for (;;) {
      const { position, id } = catalogueEntries;
      const after =
        last === undefined ? undefined : sql`(${position}, ${id}) > (${last.position}, ${last.id})`;
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page = await this.db
        .select(ENTRY)
        .from(catalogueEntries)
        .where(and(eq(catalogueEntries.collection, collection), isNotNull(catalogueEntries.document), after))
        .orderBy(asc(position), asc(id))
        .limit(ENTRIES_A_PAGE);
      yield* page;
      last = page.at(-1);
      if (page.length < ENTRIES_A_PAGE) return;
    }
  }

  /** Entries that name any of these: `genres:action`. */
  linkedTo(names: readonly string[], collection?: CollectionName): Promise<readonly Entry[]> {
    if (names.length === 0) return Promise.resolve([]);
    const linked = arrayOverlaps(catalogueEntries.links, [...names]);
    return this.#where(
      collection === undefined ? linked : and(linked, eq(catalogueEntries.collection, collection)),
    );
  }

  /** Entries that define any of this content: `SEASON:301`. */
  defining(contents: readonly string[]): Promise<readonly Entry[]> {
    return contents.length === 0
      ? Promise.resolve([])
      : this.#where(arrayOverlaps(catalogueEntries.contents, [...contents]));
  }

  /** Those of these entries that there are, also drafts. */
  async existing(ids: readonly EntryId[]): Promise<readonly Entry[]> {
    const found: Entry[] = [];
    for (const [collection, some] of idsByCollection(ids)) {
      const document = sql<unknown>`coalesce(${catalogueEntries.document}, ${catalogueEntries.draft})`;
      const named = inArray(catalogueEntries.id, [...some]);
      found.push(
        // oxlint-disable-next-line no-await-in-loop -- one connection
        ...(await this.db
          .select({ ...ENTRY, document })
          .from(catalogueEntries)
          .where(and(eq(catalogueEntries.collection, collection), named))),
      );
    }
    return found;
  }

  /** Those of these names that are content of an entry, also of a draft: `VOD:1001`. */
  async existingContent(names: readonly string[]): Promise<readonly string[]> {
    if (names.length === 0) return [];
    const rows = await this.db
      .select({ contents: catalogueEntries.contents })
      .from(catalogueEntries)
      .where(arrayOverlaps(catalogueEntries.contents, [...names]));
    const found = new Set(rows.flatMap(({ contents }) => contents));
    return names.filter((name) => found.has(name));
  }

  /** The published entries that define any of this content. */
  async definitions(
    contents: readonly string[],
  ): Promise<readonly { readonly content: string; readonly by: string }[]> {
    if (contents.length === 0) return [];
    const { collection, id, contents: defined } = catalogueEntries;
    const rows = await this.db
      .select({ collection, id, defined })
      .from(catalogueEntries)
      .where(and(isNotNull(catalogueEntries.document), arrayOverlaps(defined, [...contents])));
    const named = new Set(contents);
    return rows.flatMap((row) =>
      row.defined
        .filter((content) => named.has(content))
        .map((content) => ({ content, by: `${row.collection}:${row.id}` })),
    );
  }

  /** Content that another published entry than this one defines. */
  async definedElsewhere(
    { collection, id }: EntryId,
    contents: readonly string[],
  ): Promise<readonly { readonly content: string; readonly by: string }[]> {
    return (await this.definitions(contents)).filter(({ by }) => by !== `${collection}:${id}`);
  }

  /** Keys of other entries, also drafts, that name any of these. */
  async naming(
    { collection, id }: EntryId,
    names: readonly string[],
    most: number,
  ): Promise<readonly string[]> {
    const { collection: by, id: byId, links } = catalogueEntries;
    const rows = await this.db
      .select({ by, byId })
      .from(catalogueEntries)
      .where(and(arrayOverlaps(links, [...names]), sql`(${by}, ${byId}) <> (${collection}, ${id})`))
      .orderBy(asc(by), asc(byId))
      .limit(most);
    return rows.map((row) => `${row.by}:${row.byId}`);
  }

  /** Entries whose times count from the start of the service. */
  relative(): Promise<readonly Entry[]> {
    return this.#where(eq(catalogueEntries.isRelative, true));
  }

  /** Stores entries; their states before become earlier versions. */
  async save(entries: readonly StoredEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.#keepVersions(entries);
    await this.db.execute(sql`
      insert into catalogue_entries (collection, id, position, document, hash, draft, file_hash, links, contents,
        titles, is_relative, publish_at, withdraw_at, changed_at, changed_by, version)
      select saved.collection, saved.id, position, document, hash, draft, "fileHash",
        array(select json_array_elements_text(links)), array(select json_array_elements_text(contents)),
        titles, "isRelative", "publishAt", "withdrawAt", "changedAt", "changedBy",
        1 + coalesce((select max(version) from catalogue_versions as earlier
          where earlier.collection = saved.collection and earlier.id = saved.id), 0)
      from ${jsonRows(entries)} as saved
        (collection text, id text, position integer, document json, hash text, draft json, "fileHash" text,
         links json, contents json, titles text, "isRelative" boolean, "publishAt" timestamptz, "withdrawAt" timestamptz,
         "changedAt" timestamptz, "changedBy" text)
      on conflict (collection, id) do update set position = excluded.position, document = excluded.document,
        hash = excluded.hash, draft = excluded.draft, file_hash = excluded.file_hash, links = excluded.links,
        contents = excluded.contents, titles = excluded.titles, is_relative = excluded.is_relative,
        publish_at = excluded.publish_at, withdraw_at = excluded.withdraw_at,
        changed_at = excluded.changed_at, changed_by = excluded.changed_by,
        version = catalogue_entries.version + 1`);
  }

  async remove(ids: readonly EntryId[]): Promise<void> {
    await this.#keepVersions(ids);
    for (const [collection, names] of idsByCollection(ids)) {
      const removed = and(
        eq(catalogueEntries.collection, collection),
        inArray(catalogueEntries.id, [...names]),
      );
      const { fileHash } = catalogueEntries;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const gone = await this.db.delete(catalogueEntries).where(removed).returning({ fileHash });
      // The next import of its file brings such an entry back.
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (gone.some((entry) => entry.fileHash !== null)) await this.forgetFiles();
    }
  }

  /** Makes the next import read changed files as a whole, since the entries are not those of the recorded files any more. */
  async forgetFiles(): Promise<void> {
    const { fileRecord } = catalogueImports;
    await this.db.update(catalogueImports).set({ fileRecord: null }).where(isNotNull(fileRecord));
  }

  /**
   * What is known of films of the media folder, as text by slug.
   * @param slugs those of interest; all by default
   */
  async filmFacts(slugs?: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db
      .select({ slug: filmFacts.slug, facts: sql<string>`${filmFacts.facts}::text` })
      .from(filmFacts)
      .where(slugs === undefined ? undefined : inArray(filmFacts.slug, [...slugs]));
    return new Map(rows.map(({ slug, facts }) => [slug, facts]));
  }

  /** @param facts as text, by slug; null for films that are not there any more */
  async saveFilmFacts(facts: ReadonlyMap<string, string | null>): Promise<void> {
    const rows = [...facts].map(([slug, text]) => ({ slug, facts: JSON.parse(text ?? 'null') as unknown }));
    await this.db.execute(sql`
      insert into film_facts (slug, facts) select slug, facts
      from ${jsonRows(rows.filter((row) => row.facts !== null))} as saved (slug text, facts json)
      on conflict (slug) do update set facts = excluded.facts`);
    const gone = rows.filter((row) => row.facts === null).map(({ slug }) => slug);
    if (gone.length > 0) await this.db.delete(filmFacts).where(inArray(filmFacts.slug, gone));
  }

  async #keepVersions(ids: readonly EntryId[]): Promise<void> {
    if (ids.length === 0) return;
    const named = ids.map(({ collection, id }) => ({ collection, id }));
    await this.db.execute(sql`
      insert into catalogue_versions (collection, id, version, document, draft, changed_at, changed_by)
      select e.collection, e.id, version, document, draft, changed_at, changed_by
      from catalogue_entries e join ${jsonRows(named)} as n (collection text, id text)
        on e.collection = n.collection and e.id = n.id
      on conflict (collection, id, version) do nothing`);
  }

  #states(condition: SQL | undefined): Promise<readonly EntryState[]> {
    const { collection, id, position } = ENTRY;
    const { hash, fileHash, changedBy } = catalogueEntries;
    const { draft, publishAt, withdrawAt } = catalogueEntries;
    const isPending = sql<boolean>`(${draft} is not null or ${publishAt} is not null or ${withdrawAt} is not null)`;
    return this.db
      .select({ collection, id, position, hash, fileHash, isPending, changedBy })
      .from(catalogueEntries)
      .where(condition);
  }

  #where(condition: SQL | undefined): Promise<readonly Entry[]> {
    return this.db
      .select(ENTRY)
      .from(catalogueEntries)
      .where(and(isNotNull(catalogueEntries.document), condition))
      .orderBy(asc(catalogueEntries.collection), asc(catalogueEntries.position), asc(catalogueEntries.id));
  }
}
