import {
  COLLECTION_NAMES,
  type BodyOf,
  type CollectionName,
  type FieldIssue,
  type ResponseOf,
} from '@footlight/contract';
import { pathOf, type RouteName } from '@footlight/domain';
import { SignJWT, jwtVerify } from 'jose';
import { ApiError } from '../../api-error.js';
import type { EntriesServiceOptions } from './entries.service.js';
import { lockCatalogue } from '../../catalogue/entries/catalogue-lock.js';
import { changeEntries } from '../../catalogue/entries/change-entries.js';
import { entryIdOf, entryKey } from '../../catalogue/entries/collections.js';
import { editedEntry } from '../../catalogue/entries/edit-entry.js';
import {
  EntriesRepository,
  type EditedEntry,
  type EntryId,
} from '../../catalogue/entries/entries.repository.js';
import { documentIssues, entryIssues } from '../../catalogue/entries/entry-issues.js';
import type { Database } from '../../database/database.js';
import { inPreview } from '../../database/in-preview.js';
import type { Caller } from '../../feature.js';
import type { Preview } from '../../http/calls/previews.js';
import { requireEditor } from '../account/require-editor.js';

export interface PreviewLinksOptions extends EntriesServiceOptions {
  readonly key: Uint8Array;
  /** Under which viewers reach the site. */
  readonly origin: string;
}

const DEFAULT_DAYS = 7;
const DAY_SECONDS = 86_400;
const AUDIENCE = 'footlight/preview';

type Page = (
  id: string,
  document: Readonly<Record<string, unknown>>,
) => readonly [RouteName, Readonly<Record<string, string>>];

/** The pages of the collections that have one. */
const PAGES: Readonly<Partial<Record<CollectionName, Page>>> = {
  vods: (eventId) => ['vod', { eventId }],
  series: (seriesId) => ['series', { seriesId }],
  events: (eventId) => ['live', { eventId }],
  channels: (eventId) => ['live', { eventId }],
  playlists: (playlistId) => ['playlist', { playlistId }],
  sections: (id) => (id === 'home' ? ['root', {}] : ['section', { id }]),
  news: (newId, { feed }) => ['newsItem', { feedName: String(feed), newId }],
  fighters: (id) => ['fighter', { id }],
};

const refuse = (issues: readonly FieldIssue[], { collection, id }: EntryId): void => {
  if (issues.length === 0) return;
  const named = issues.map(({ field, ...rest }) => ({ field: `${collection}/${id}: ${field}`, ...rest }));
  throw new ApiError('INVALID_FIELD', { details: { issues: named } });
};

/** Links at which drafts are seen as though they were published (ACCT-71). */
export class PreviewLinks {
  readonly #options: PreviewLinksOptions;

  constructor(options: PreviewLinksOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} ENTRY_NOT_FOUND, or INVALID_FIELD if a draft could not be published */
  async create(
    { entries: asked, days = DEFAULT_DAYS }: BodyOf<'createPreviewLink'>,
    caller: Caller,
  ): Promise<ResponseOf<'createPreviewLink'>> {
    const { accounts, db, clock, key, origin } = this.#options;
    await requireEditor(accounts, caller);
    const entries = [...new Map(asked.map((entry) => [entryKey(entry), entry])).values()];
    await inPreview(
      db,
      (tx) => this.#apply(tx, entries),
      () => Promise.resolve(),
    );
    const endsAt = Math.floor(clock.now() / 1000) + days * DAY_SECONDS;
    const token = await new SignJWT({ entries: entries.map((entry) => entryKey(entry)) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(AUDIENCE)
      .setExpirationTime(endsAt)
      .sign(key);
    return { address: `${origin}/preview/${token}`, expiresAt: new Date(endsAt * 1000).toISOString() };
  }

  /** What a token previews; null if it is not from here, or over. */
  async read(token: string): Promise<Preview | null> {
    const { key, clock } = this.#options;
    try {
      const { payload } = await jwtVerify<{ readonly entries?: unknown }>(token, key, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp'],
      });
      const entries = (payload.entries as readonly string[]).map((entry) => entryIdOf(entry));
      const areKnown = entries.every(({ collection }) => COLLECTION_NAMES.includes(collection));
      return areKnown ? { entries, endsAt: payload.exp ?? 0 } : null;
    } catch {
      return null;
    }
  }

  /** The path of the page that shows the first entry; that of the home page for what has none. */
  async pathTo({ entries: [first] }: Preview): Promise<string> {
    const page = first === undefined ? undefined : PAGES[first.collection];
    if (first === undefined || page === undefined) return pathOf('root', {}, '');
    const entry = await new EntriesRepository(this.#options.db).edited(first);
    const [route, params] = page(
      first.id,
      (entry?.draft ?? entry?.document ?? {}) as Record<string, unknown>,
    );
    return pathOf(route, params, '');
  }

  /**
   * Runs work that sees the drafts as published.
   * @throws {ApiError} ENTRY_NOT_FOUND, or INVALID_FIELD if a draft could not be published
   */
  show<T>({ entries }: Preview, work: () => Promise<T>): Promise<T> {
    return inPreview(this.#options.db, (tx) => this.#apply(tx, entries), work);
  }

  async #apply(tx: Database, entries: readonly EntryId[]): Promise<void> {
    const { clock, rules, store, log } = this.#options;
    await lockCatalogue(tx);
    const by = { accountId: null, at: new Date(clock.now()) };
    const saved: Omit<EditedEntry, 'version'>[] = [];
    for (const { collection, id } of entries) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const current = await new EntriesRepository(tx).edited({ collection, id });
      if (current === null) throw new ApiError('ENTRY_NOT_FOUND');
      const next = editedEntry({ collection, id, action: 'publish' }, current, by);
      refuse(documentIssues(next), next);
      saved.push(next);
    }
    const check = async (): Promise<void> => {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const entry of saved) refuse(await entryIssues(tx, entry, rules), entry);
    };
    await changeEntries(tx, { saved, check }, { store, now: clock.now(), log });
  }
}
