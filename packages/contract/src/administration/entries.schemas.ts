import { Type, type Static } from '@sinclair/typebox';
import { keysetQuery, Paging } from '../calls/paging.schemas.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Body, Id, RequestInstant } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { FieldIssue } from '../errors/error-body.schemas.js';
import { COLLECTION_NAMES, ENTRIES_A_CHANGE, ENTRIES_A_PREVIEW } from './collections.js';

const Collection = OneOf(COLLECTION_NAMES);
const collectionParams = Type.Object({ collection: Collection });
const entryParams = Type.Object({ collection: Collection, id: Id });

const STATES = ['draft', 'published', 'changed', 'withdrawn'] as const;

/** A document of the collection, with members as in the files of a catalogue. */
const Document = Type.Unsafe<Record<string, unknown>>(
  Type.Object(
    {},
    {
      additionalProperties: true,
      maxProperties: 1000,
      description: 'A document of the collection, as `listCollections` describes it.',
    },
  ),
);

const ENTRY_HEAD = {
  collection: Collection,
  id: Type.String(),
  /**
   * `draft`: never published. `changed`: published, with changes that are not. `withdrawn`: was published, and viewers see
   * nothing of it.
   */
  state: OneOf(STATES),
  /** Counts changes; a change names the one that it was made from. */
  version: Type.Integer(),
  publishAt: Nullable(Instant),
  withdrawAt: Nullable(Instant),
  changedAt: Instant,
  /** Name of the editor; null for an import, and where the account no longer exists. */
  changedBy: Nullable(Type.String()),
};

/** An entry in a list. */
export const FoundEntry = Type.Object(
  {
    ...ENTRY_HEAD,
    /** In the caller's language, or the realm's; the id if it has none. */
    title: Type.String(),
  },
  { $id: 'FoundEntry' },
);
export type FoundEntry = Static<typeof FoundEntry>;

/** One entry, as an editor changes it. */
export const CatalogueEntry = Type.Object(
  {
    ...ENTRY_HEAD,
    /** What editors see: the draft, or else what is published. */
    document: Document,
    /** What viewers see; null if they see nothing of it. */
    published: Nullable(Document),
    /** Why the document cannot be published; empty if it can. */
    issues: Type.Array(FieldIssue),
  },
  { $id: 'CatalogueEntry' },
);
export type CatalogueEntry = Static<typeof CatalogueEntry>;

const VersionNumber = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
/** The version that a change was made from; null for a new entry. */
const Version = Nullable(VersionNumber);

const CHANGE = {
  version: Version,
  document: Type.Optional(Document),
  /**
   * `save`: keeps the document as a draft. `publish`: shows it to viewers. `withdraw`: hides the entry from them, and keeps it
   * as a draft. Without a document, the one that is there.
   */
  action: OneOf(['save', 'publish', 'withdraw'] as const),
  /** When the draft is published; replaces an earlier time, and null removes it. */
  publishAt: Type.Optional(Nullable(RequestInstant)),
  /** When the entry is withdrawn; replaces an earlier time, and null removes it. */
  withdrawAt: Type.Optional(Nullable(RequestInstant)),
};

const head: Omit<FoundEntry, 'title'> = {
  collection: 'vods',
  id: '1001',
  state: 'published',
  version: 3,
  publishAt: null,
  withdrawAt: null,
  changedAt: '2026-11-21T20:00:00.000Z',
  changedBy: 'Vera',
};
const document = {
  id: '1001',
  artwork: 'lantern-coast',
  film: 'lantern-coast',
  texts: { en: { title: 'The Lantern Coast', description: '' } },
};
const entry: CatalogueEntry = { ...head, document, published: document, issues: [] };

/** `ENTRY_CHANGED`: another editor, or an import, changed the entry since that version. */
const changeErrors = ['ENTRY_NOT_FOUND', 'ENTRY_CHANGED', 'ENTRY_IN_USE'] as const;

export const entriesShapes = defineShapes({
  listCollections: {
    summary: 'Returns the collections of the catalogue, each with the JSON Schema of its documents.',
    response: Type.Object({
      collections: Type.Array(
        Type.Object({
          name: Collection,
          /** JSON Schema (draft 7). */
          schema: Type.Record(Type.String(), Type.Unknown()),
          entries: Type.Integer(),
        }),
      ),
    }),
    errors: [],
    example: { collections: [{ name: 'vods', schema: { type: 'object' }, entries: 49 }] },
  },
  listEntries: {
    summary: 'Returns the entries of a collection in their order, also those that viewers do not see.',
    params: collectionParams,
    query: Type.Object({
      /** Words of the title or the id. */
      search: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      state: Type.Optional(OneOf(STATES)),
      ...keysetQuery(PAGE_SIZES.entries),
    }),
    response: Type.Object({ entries: Type.Array(FoundEntry), paging: Paging }),
    errors: [],
    example: {
      entries: [{ ...head, title: 'The Lantern Coast' }],
      paging: { moreDataAvailable: false, lastSeen: '1001' },
    },
  },
  getEntry: {
    summary: 'Returns an entry of the catalogue with its draft and what is published of it.',
    params: entryParams,
    response: CatalogueEntry,
    errors: ['ENTRY_NOT_FOUND'],
    example: entry,
  },
  saveEntry: {
    summary: 'Changes an entry, or creates, publishes or withdraws it; viewers see it within a second.',
    params: entryParams,
    body: Body(CHANGE),
    response: CatalogueEntry,
    errors: changeErrors,
    example: entry,
  },
  changeEntries: {
    summary: 'Changes several entries at once: all of them, or none.',
    body: Body({
      changes: Type.Array(Type.Object({ collection: Collection, id: Id, ...CHANGE }), {
        minItems: 1,
        maxItems: ENTRIES_A_CHANGE,
      }),
    }),
    response: Type.Object({ entries: Type.Array(CatalogueEntry) }),
    errors: changeErrors,
    example: { entries: [entry] },
  },
  createPreviewLink: {
    summary: 'Returns an address at which anybody sees drafts as though they were published.',
    body: Body({
      entries: Type.Array(Type.Object({ collection: Collection, id: Id }), {
        minItems: 1,
        maxItems: ENTRIES_A_PREVIEW,
      }),
      /** How long the address is valid; 7 days if absent. */
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
    }),
    response: Type.Object({ address: Type.String(), expiresAt: Instant }),
    errors: ['ENTRY_NOT_FOUND'],
    example: {
      address: 'https://video.example/preview/eyJhbGciOiJIUzI1NiJ9.eyJlbnRyaWVzIjpbXX0.k',
      expiresAt: '2026-11-28T20:00:00.000Z',
    },
  },
  deleteEntry: {
    summary: 'Deletes an entry that no other names; its versions are kept.',
    params: entryParams,
    query: Type.Object({ version: VersionNumber }),
    response: null,
    errors: ['ENTRY_NOT_FOUND', 'ENTRY_CHANGED', 'ENTRY_IN_USE'],
    example: null,
  },
  listEntryVersions: {
    summary: 'Returns the earlier states of an entry, newest first, also of one that was deleted.',
    params: entryParams,
    query: Type.Object({ ...keysetQuery(PAGE_SIZES.entryVersions) }),
    response: Type.Object({
      versions: Type.Array(
        Type.Object({
          number: Type.Integer(),
          document: Document,
          /** Whether viewers saw this document. */
          isPublished: Type.Boolean(),
          changedAt: Instant,
          changedBy: Nullable(Type.String()),
        }),
      ),
      paging: Paging,
    }),
    errors: [],
    example: {
      versions: [
        { number: 2, document, isPublished: true, changedAt: '2026-11-20T20:00:00.000Z', changedBy: 'Vera' },
      ],
      paging: { moreDataAvailable: false, lastSeen: '2' },
    },
  },
  restoreEntry: {
    summary: 'Makes an earlier version of an entry its draft, also of one that was deleted.',
    params: Type.Object({
      collection: Collection,
      id: Id,
      number: Type.String({ maxLength: 9, pattern: '^[1-9][0-9]*$' }),
    }),
    body: Body({ version: Version }),
    response: CatalogueEntry,
    errors: ['ENTRY_NOT_FOUND', 'ENTRY_CHANGED'],
    example: { ...entry, state: 'changed', version: 4 },
  },
});
