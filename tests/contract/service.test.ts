import { readFileSync } from 'node:fs';
import { createClient, followStream } from '@footlight/client';
import { calls, type CallName } from '@footlight/contract';
import { responseIssues, schemaIssues } from '@footlight/contract/check';
import { ErrorBody, shapes, type CallShape } from '@footlight/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type StartedService } from '../service/started-service.js';
import { callApi } from './http.js';
import { requests, type ContractRequest, type Who } from './requests.js';

const START_WITHIN_MS = 300_000;
const PASSWORD = 'footlight-demo';

/** Number of calls that are declared but not implemented. It may only decrease. */
const MOST_NOT_IMPLEMENTED = 0;
const notImplemented = JSON.parse(
  readFileSync(new URL('not-implemented.json', import.meta.url), 'utf8'),
) as CallName[];

const names = Object.keys(calls) as CallName[];
/** Endless responses are tested separately. */
const isStream = (name: CallName): boolean => 'mediaType' in shapes[name];
const implemented = names.filter((name) => !notImplemented.includes(name) && !isStream(name));

const requestsOf = (name: CallName): readonly ContractRequest<CallName>[] => requests[name] ?? [];

let service: StartedService;

/** Replaces `{origin}` at the start of a request's addresses, because the port varies. */
const placed = (query: Readonly<Record<string, unknown>> | undefined) =>
  query &&
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace('{origin}', service.origin) : value,
    ]),
  );

const tokens = new Map<Who, string>();

const signIn = async (id: Who): Promise<string> => {
  const cached = tokens.get(id);
  if (cached !== undefined) return cached;
  const { status, body } = await callApi(service.origin, 'login', { body: { id, secret: PASSWORD } });
  expect({ status, issues: responseIssues('login', body) }).toEqual({ status: 200, issues: [] });
  const { authorisationToken } = body as { authorisationToken: string };
  tokens.set(id, authorisationToken);
  return authorisationToken;
};

beforeAll(async () => {
  service = await startService();
  // Adds a favourite, so that a list contains one.
  const token = await signIn('member@footlight.example');
  await callApi(service.origin, 'addFavourite', { token, params: { id: '1001' } });
  // Creates a basket, so that there is one to read.
  const buyer = await signIn('viewer@footlight.example');
  await callApi(service.origin, 'createBasket', { token: buyer, body: { licenceId: '7001' } });
}, START_WITHIN_MS);
afterAll(() => service?.stop());

describe('calls that are not implemented', () => {
  it('are known calls, listed once and in order, and do not increase in number', () => {
    expect(notImplemented).toEqual([...new Set(notImplemented)].toSorted());
    expect(notImplemented.filter((name) => !names.includes(name))).toEqual([]);
    expect(notImplemented.length).toBeLessThanOrEqual(MOST_NOT_IMPLEMENTED);
  });

  it.each(notImplemented)('%s responds with 501 and the error body', async (name) => {
    const { status, body } = await callApi(service.origin, name, {
      body: ['GET', 'DELETE'].includes(calls[name].method) ? undefined : {},
    });
    expect({ status, issues: schemaIssues(ErrorBody, body) }).toEqual({ status: 501, issues: [] });
    expect(body).toMatchObject({ code: 'NOT_IMPLEMENTED' });
  });

  it('are those marked in the served OpenAPI document', async () => {
    const response = await fetch(`${service.origin}/api/openapi.json`);
    const { openapi, paths } = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; 'x-footlight-implemented': boolean }>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const marked = operations.filter((operation) => !operation['x-footlight-implemented']);
    expect(openapi).toMatch(/^3\.1/u);
    expect(operations).toHaveLength(names.length);
    expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual(notImplemented);
  });
});

// Must precede the invalid requests, which use up the attempts per minute.
describe('a session', () => {
  it('starts as a guest’s, is signed up, refreshed and ended according to the contract', async () => {
    const guest = await callApi(service.origin, 'checkinGuest');
    expect(responseIssues('checkinGuest', guest.body)).toEqual([]);

    const email = `contract-${process.pid}-${Date.now()}@footlight.example`;
    const signedUp = await callApi(service.origin, 'signup', {
      body: { email, secret: 'ten letters', name: 'Contract' },
    });
    expect({ status: signedUp.status, issues: responseIssues('signup', signedUp.body) }).toEqual({
      status: 201,
      issues: [],
    });

    const { refreshToken } = signedUp.body as { refreshToken: string };
    const renewed = await callApi(service.origin, 'refreshToken', { body: { refreshToken } });
    expect(responseIssues('refreshToken', renewed.body)).toEqual([]);

    const newer = renewed.body as { refreshToken: string; authorisationToken: string };
    const token = newer.authorisationToken;
    const saved = await callApi(service.origin, 'savePreferences', {
      token,
      body: { subTitleLanguage: 'ar' },
    });
    expect(responseIssues('savePreferences', saved.body)).toEqual([]);
    const agreed = await callApi(service.origin, 'saveConsents', {
      token,
      body: { answers: [{ fieldName: 'terms', answer: true }] },
    });
    expect(agreed.status).toBe(204);
    for (const name of ['addFavourite', 'removeFavourite'] as const) {
      const { status, body } = await callApi(service.origin, name, { token, params: { id: '1001' } });
      expect({ status, issues: responseIssues(name, body) }).toEqual({ status: 204, issues: [] });
    }
    const ended = await callApi(service.origin, 'logout', { body: { refreshToken: newer.refreshToken } });
    expect({ status: ended.status, body: ended.body }).toEqual({ status: 204, body: undefined });
  });

  it('creates, changes, saves and deletes a watchlist', async () => {
    const token = await signIn('viewer@footlight.example');
    const made = await callApi(service.origin, 'createWatchlist', { token, body: { name: 'Sundays' } });
    expect({ status: made.status, issues: responseIssues('createWatchlist', made.body) }).toEqual({
      status: 201,
      issues: [],
    });
    const { id } = made.body as { id: string };
    const content = [
      { id: '1001', contentType: 'VOD' },
      { id: '3001', contentType: 'PLAYLIST' },
    ];
    const listed = await callApi(service.origin, 'listWatchlists', { token });
    const { watchlists } = listed.body as {
      watchlists: { watchlistExternalId: string; ownerExternalId: string }[];
    };
    const ownerId = watchlists.find((list) => list.watchlistExternalId === id)?.ownerExternalId ?? '';
    const changes = [
      ['addWatchlistContent', { params: { id }, body: { content } }],
      ['reorderWatchlist', { params: { id }, body: { content: content.toReversed() } }],
      ['removeWatchlistContent', { params: { id, type: 'VOD', contentId: '1001' } }],
      ['renameWatchlist', { params: { id }, body: { name: 'Mondays' } }],
      ['saveWatchlist', { params: { ownerId, id }, token: await signIn('member@footlight.example') }],
      ['deleteWatchlist', { params: { ownerId, id } }],
    ] as const;
    for (const [name, request] of changes) {
      const { status, body } = await callApi(service.origin, name, { token, ...request });
      expect({ name, status, issues: responseIssues(name, body) }).toEqual({ name, status: 204, issues: [] });
    }
  });

  it('loads the next page of each row', async () => {
    const home = await callApi(service.origin, 'getSection', { params: { section: 'home' } });
    const { buckets } = home.body as { buckets: { bucketId: string; paging: { lastSeen: string | null } }[] };
    expect(buckets.length).toBeGreaterThanOrEqual(3);
    for (const { bucketId, paging } of buckets) {
      const body = { bucketProps: { resultPerPage: 10, lastSeen: paging.lastSeen } };
      const page = await callApi(service.origin, 'getBucketPage', {
        params: { section: 'home', bucketId },
        body,
      });
      expect({ bucketId, status: page.status, issues: responseIssues('getBucketPage', page.body) }).toEqual({
        bucketId,
        status: 200,
        issues: [],
      });
    }
  });
});

describe('calls that are implemented', () => {
  /** Calls answered by external providers; the service's provider tests call them with simulators. */
  const ofProviders: ReadonlySet<CallName> = new Set<CallName>([
    'getAdobeConfig',
    'getOpenIdAuthUri',
    'getOpenIdLogoutUri',
    'getProviderAuthUri',
    // A payment exists only once a payment provider has created it.
    'getPayment',
    'getInvoice',
    'getPayout',
  ]);

  it.each(
    implemented.filter(
      (name) =>
        calls[name].method === 'GET' &&
        shapes[name].response !== null &&
        !ofProviders.has(name) &&
        // They need ids created at the start or by others, and are covered by the tests of their features.
        name !== 'getAdministeredAccount' &&
        name !== 'listAccountSignIns' &&
        name !== 'getEncodingJob' &&
        name !== 'getCustomer' &&
        name !== 'getCustomerInvoice' &&
        name !== 'getRoom',
    ),
  )('%s has an example request', (name) => {
    expect(requestsOf(name)).not.toEqual([]);
  });

  const requestCases = implemented.flatMap((name) =>
    requestsOf(name).map((request, index) => ({ name, request, index })),
  );

  it.each(requestCases)(
    '$name, request $index: the response matches the contract',
    async ({ name, request }) => {
      const { who = 'nobody', ...parts } = request;
      const token = who === 'nobody' ? undefined : await signIn(who);
      const query = placed(parts.query);
      const { status, type, body } = await callApi(service.origin, name, { ...parts, query, token });
      expect({ status, issues: responseIssues(name, body) }).toEqual({ status: 200, issues: [] });
      expect(type).toContain('application/json');
    },
  );

  const refusable = implemented.filter((name) => {
    const { params, query, body }: CallShape = shapes[name];
    return params !== undefined || body !== undefined || query?.properties['rpp'] !== undefined;
  });

  it.each(refusable)('%s: an invalid request is rejected with the error body', async (name) => {
    const { status, body } = await callApi(service.origin, name, { query: { rpp: 'many' } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(schemaIssues(ErrorBody, body)).toEqual([]);
    expect(body).toMatchObject({ status });
    expect(JSON.stringify(body)).not.toMatch(/\bat .+:\d+:\d+/);
  });
});

describe('a stream', () => {
  it('starts with a message that matches the contract', async () => {
    const client = createClient({ origin: service.origin, language: () => 'en' });
    const line = new AbortController();
    const first = await new Promise((resolve) => {
      void followStream(client, 'streamLiveEvents', {
        onMessage: resolve,
        onConnection: () => undefined,
        signal: line.signal,
      });
    });
    line.abort();
    expect(responseIssues('streamLiveEvents', first)).toEqual([]);
  });
});
