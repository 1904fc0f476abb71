import { readFileSync } from 'node:fs';
import { calls, type Call, type CallName } from '@footlight/contract';
import { shapes, type CallShape } from '@footlight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '../../catalogue/import-catalogue.js';
import type { OpenDatabase } from '../../database/database.js';
import { isBackgroundQuery } from '../../../testing/background-queries.js';
import { call } from '../../../testing/call.js';
import { CatalogueFolder } from '../../../testing/catalogue-folder.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody, type Person } from '../../../testing/people.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { quietLog } from '../../../testing/quiet-log.js';
import { writeSizedCatalogue } from '../../../testing/sized-catalogue.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';

const FEW = 4;
const MANY = 3 * FEW;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const notImplemented = JSON.parse(
  readFileSync(new URL('../../../../../tests/contract/not-implemented.json', import.meta.url), 'utf8'),
) as readonly CallName[];

/** Whether a call returns a list: it has a page size or is named as a list. */
const isList = (name: CallName): boolean => {
  const { query, mediaType }: CallShape = shapes[name];
  const { method }: Call = calls[name];
  const pages = query?.properties['rpp'] !== undefined || query?.properties['size'] !== undefined;
  return method === 'GET' && mediaType === undefined && (pages || name.startsWith('list'));
};
/** Lists without content: of the realm file, of sales, of data of one account or title, or for administrators. */
const WITHOUT_ITEMS: ReadonlySet<CallName> = new Set<CallName>([
  'listAccountSignIns',
  'listActiveSubscriptions',
  'listAuditLog',
  'listCards',
  'listCollections',
  'listConsentTerms',
  'listCountries',
  'listDisputes',
  'listEncodingJobs',
  'listEntries',
  'listEntryVersions',
  'listFavouriteChannels',
  'listFilmIssues',
  'listGiftProducts',
  'listGuideGenres',
  'listLicenceFamilies',
  'listLicences',
  'listLinkedProviders',
  'listMailPreviews',
  'listModeratedReviews',
  'listPasskeys',
  'listPaymentProviders',
  'listPayments',
  'listPayouts',
  'listPriceMigrations',
  'listProfiles',
  'listProgrammes',
  'listProgrammeVersions',
  'listReviews',
  'listRoomReports',
  'listSessions',
  'listSignIns',
  'listSteeredEvents',
  'listUserLicences',
  'listVoucherSeries',
]);
const lists = (Object.keys(calls) as CallName[]).filter(
  (name) => isList(name) && !notImplemented.includes(name) && !WITHOUT_ITEMS.has(name),
);

interface ListRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}

/** The request for each list; new lists of the contract must be added. */
const requests = (
  watchlist: { readonly id: string; readonly ownerId: string },
  now: number,
): Readonly<Partial<Record<CallName, ListRequest>>> => ({
  getSection: { path: { section: 'home' } },
  getContentGrid: { query: { gridViewConfigId: 'grid' } },
  // Ids that do not exist yet are omitted from the response.
  listVods: { query: { id: Array.from({ length: MANY }, (_, index) => `v${index + 1}`) } },
  getAdjacentVods: { path: { id: 'z2e2' }, query: { size: '25' } },
  getRelatedVods: { path: { id: 'v2' }, query: { size: '25' } },
  getPlaylist: { path: { id: 'p' } },
  getPlaylistAdjacent: { path: { id: 'p', vodId: 'v2' }, query: { size: '25' } },
  listPlaylistItems: { path: { id: 'p' } },
  getSeason: { path: { id: 'z1' } },
  getSeries: { path: { seriesId: 's' } },
  getRelatedToSeries: { path: { seriesId: 's' }, query: { size: '25' } },
  getAdjacentSeasons: { path: { seriesId: 's', seasonId: 'z2' } },
  getGuide: { query: { from: new Date(now).toISOString(), to: new Date(now + HOUR_MS).toISOString() } },
  getGuideByTime: { query: { fromTs: String(now), toTs: String(now + HOUR_MS) } },
  listLiveEvents: {},
  listUpcomingEvents: {},
  searchContent: { query: { query: 'film' } },
  listNewsFeeds: {},
  listNews: { path: { feedName: 'feed' } },
  listReleases: {},
  listFighters: {},
  listRankings: {},
  listFavourites: {},
  listHistory: {},
  listWatchlists: { query: { rpp: '60' } },
  getWatchlist: { path: { id: watchlist.id } },
  getWatchlistAdjacent: { path: { ...watchlist, contentId: 'v2' }, query: { size: '25' } },
  // Not lists themselves, but their responses contain lists.
  getBucketPage: {
    path: { section: 'home', bucketId: 'row' },
    body: { bucketProps: { resultPerPage: 100, lastSeen: null } },
  },
  getNewsItem: { path: { feedName: 'feed', newId: 'n1' } },
  getFighter: { path: { id: 'f1' } },
});

/** Total length of all lists in a response. */
const size = (value: unknown): number => {
  if (Array.isArray(value)) return value.length + value.reduce((sum: number, one) => sum + size(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + size(one), 0);
};

interface RequestCost {
  readonly queries: number;
  readonly size: number;
}

describe('the number of queries of a list', () => {
  const texts: string[] = [];
  const folder = new CatalogueFolder();
  let database: OpenDatabase;
  let app: FastifyInstance;
  let clock: MovingClock;
  let person: Person;
  let watchlist = { id: '', ownerId: '' };
  const few = new Map<string, RequestCost>();
  const many = new Map<string, RequestCost>();

  const change = async (method: 'PUT' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    const answer = await call(app, method, path, {
      token: person.token,
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  /** Fills the catalogue and the viewer's lists up to a number of entries. */
  const fill = async (from: number, to: number): Promise<void> => {
    writeSizedCatalogue(folder, to);
    await importCatalogue({
      db: database.db,
      catalogueFolder: folder.path,
      store: null,
      defaultLanguage: 'en',
      clock,
      log: quietLog,
    });
    for (let number = from; number <= to; number += 1) {
      const id = `v${number}`;
      await change('PUT', `/api/v2/favourite/vods/${id}`);
      await change('PUT', `/api/v2/vod/${id}/progress`, { position: 10, duration: 90 });
      await change('POST', '/api/v2/watchlists', { name: `List ${number}` });
      await change('POST', `/api/v2/new-watchlists/${watchlist.id}/content`, {
        content: [{ id, contentType: 'VOD' }],
      });
    }
  };

  const measure = async (
    costs: Map<string, RequestCost>,
    name: CallName,
    { path = {}, query = {}, body }: ListRequest,
    token: string | undefined,
  ): Promise<void> => {
    const { method, path: pattern, auth }: Call = calls[name];
    if (token === undefined && auth === 'viewer') return;
    const shape: CallShape = shapes[name];
    const paged = shape.query?.properties['rpp'] === undefined ? {} : { rpp: '100' };
    const address = pattern.replaceAll(/\{(\w+)\}/gu, (_, key: string) => path[key] ?? '');
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...paged, ...query }))
      for (const one of [value].flat()) search.append(key, one);
    const before = texts.length;
    const answer = await call(app, method, `${address}?${search.toString()}`, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
    const who = token === undefined ? 'guest' : 'viewer';
    costs.set(`${name} (${who})`, { queries: texts.length - before, size: size(answer.body) });
  };

  const measureAll = async (costs: Map<string, RequestCost>): Promise<void> => {
    // Popular content is cached for a minute; the clock is advanced so that it is read again.
    clock.advance(2 * MINUTE_MS);
    for (const [name, request] of Object.entries(requests(watchlist, clock.now()))) {
      const owned = name.includes('Watchlist');
      if (!owned) await measure(costs, name as CallName, request, undefined);
      await measure(costs, name as CallName, request, person.token);
    }
  };

  beforeAll(async () => {
    database = await openTestDatabase((text) => {
      if (!isBackgroundQuery(text)) texts.push(text);
    });
    const realm = createTestRealm({
      requestsPerMinute: 100_000,
      watchlists: { enabled: true, systemDefinedFavourites: 'ENABLED' },
    });
    ({ app, clock } = await createTestApplication(database, { realm }));
    person = await signUpSomebody(app);
    const { id } = (await change('POST', '/api/v2/watchlists', { name: 'Everything' })) as { id: string };
    watchlist = { id, ownerId: 'me' };
    await fill(1, FEW);
    await measureAll(few);
    await fill(FEW + 1, MANY);
    await measureAll(many);
  });
  afterAll(async () => {
    await database?.close();
    folder.remove();
  });

  it('is tested for every list of the contract', () => {
    expect(lists.filter((name) => requests(watchlist, 0)[name] === undefined)).toEqual([]);
  });

  it('is tested with responses that grow with the number of entries', () => {
    const same = [...few].filter(([name, { size: before }]) => (many.get(name)?.size ?? 0) <= before);
    expect(same.map(([name]) => name)).toEqual([]);
  });

  it('does not grow with the number of entries', () => {
    const counts = (costs: ReadonlyMap<string, RequestCost>) =>
      Object.fromEntries([...costs].map(([name, { queries }]) => [name, queries]));
    expect(counts(many)).toEqual(counts(few));
    expect(Math.max(...[...many.values()].map(({ queries }) => queries))).toBeLessThanOrEqual(15);
  });
});
