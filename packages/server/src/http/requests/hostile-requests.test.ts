import { setTimeout } from 'node:timers/promises';
import { BODY_BYTES_MAX, ISSUES_MAX, calls, type CallName, type ErrorBody } from '@footlight/contract';
import { shapes, type CallShape } from '@footlight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessTokens } from '../../auth/access-tokens.js';
import { deriveSecrets } from '../../auth/secrets.js';
import type { OpenDatabase } from '../../database/database.js';
import type { Handlers } from '../../feature.js';
import { hostileBodies, hostileQueries, type Hostile } from '../../testing/hostile-requests.js';
import { openTestDatabase } from '../../testing/test-database.js';
import { TEST_SECRET, createTestApplication } from '../../testing/test-application.js';
import { createTestRealm } from '../../testing/test-realm.js';

/** Milliseconds of the processor that no request of a stranger may cost; a clock would count what others do meanwhile. */
const MOST_MS = 20;
/** What `referenceWork` costs on the machine for which `MOST_MS` is meant; a slower machine is allowed as much more. */
const REFERENCE_MS = 20;
const MOST_ANSWER_BYTES = 16_384;
/** What Node itself takes of an address and headers together. */
const QUERY_BYTES = 15_000;
/** Other threads of the process (compiler, garbage collector) are counted too, so not every try is a good one. */
const MOST_TRIES = 24;
/** Tries that follow each other at once; the later ones wait until what disturbed these is over. */
const QUICK_TRIES = 8;
const PAUSE_MS = 100;

const names = Object.keys(calls) as CallName[];
const shapeOf = (name: CallName): CallShape => shapes[name];
const withBody = names.filter((name) => shapeOf(name).body !== undefined);
const withQuery = names.filter((name) => shapeOf(name).query !== undefined);

const cpuMillisecondsSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
};

/** An object whose members all have names of their own is what costs most to read; this one is larger than any body. */
const referenceText = `{${Array.from({ length: 20_000 }, (_, index) => `"k${index.toString(36)}":0`).join(',')}}`;
const referenceWork = (): number => {
  const began = process.cpuUsage();
  Object.keys(JSON.parse(referenceText) as object);
  return cpuMillisecondsSince(began);
};

const slownessOfMachine = (): number =>
  Math.max(1, Math.min(...Array.from({ length: QUICK_TRIES }, referenceWork)) / REFERENCE_MS);

interface Outcome {
  readonly name: string;
  readonly status: number;
  readonly bytes: number;
  readonly issues: number;
  readonly milliseconds: number;
}

describe('a hostile request of the greatest allowed size', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let token = '';
  let mostMilliseconds = MOST_MS;
  beforeAll(async () => {
    mostMilliseconds = MOST_MS * slownessOfMachine();
    database = await openTestDatabase();
    const realm = createTestRealm({
      requestsPerMinute: 1_000_000,
      signIn: { attemptsPerMinute: 100_000, accessTokenSeconds: 3_600 },
    });
    // Whatever comes through is answered by nobody, so that all that is measured is the reading of the request.
    const refuse = () => Promise.reject(new Error('The request came through.'));
    const extraHandlers = Object.fromEntries(names.map((name) => [name, refuse])) as Handlers;
    const made = await createTestApplication(database, { realm, extraHandlers });
    app = made.app;
    token = await createAccessTokens({
      key: deriveSecrets(TEST_SECRET).accessTokens,
      realmId: realm.id,
      lifeSeconds: 3_600,
      clock: made.clock,
    }).issue({ subject: 'a-1', isGuest: false, role: 'admin', profile: null });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const send = (name: CallName, { body, query = '' }: { readonly body?: string; readonly query?: string }) =>
    app.inject({
      method: calls[name].method,
      url: `${calls[name].path.replaceAll(/\{\w+\}/gu, '1')}${query === '' ? '' : `?${query}`}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });

  /** Tried until it was fast enough once: the least time is what the request itself costs. */
  const outcomeOf = async (hostile: Hostile, ask: () => ReturnType<typeof send>): Promise<Outcome> => {
    let milliseconds = Infinity;
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    for (let tries = 0; tries < MOST_TRIES && milliseconds >= mostMilliseconds; tries += 1) {
      if (tries >= QUICK_TRIES) await setTimeout(PAUSE_MS);
      const began = process.cpuUsage();
      answer = await ask();
      milliseconds = Math.min(milliseconds, cpuMillisecondsSince(began));
    }
    const { statusCode = 0, body = '' } = answer ?? {};
    const { details } = JSON.parse(body) as ErrorBody;
    const issues = (details?.['issues'] as readonly unknown[] | undefined) ?? [];
    const bytes = Buffer.byteLength(body);
    return { name: hostile.name, status: statusCode, bytes, issues: issues.length, milliseconds };
  };

  const tooMuch = ({ status, bytes, issues, milliseconds }: Outcome): boolean =>
    status < 400 ||
    status >= 500 ||
    bytes > MOST_ANSWER_BYTES ||
    issues > ISSUES_MAX ||
    milliseconds >= mostMilliseconds;

  it.each(withBody)('%s: a body is refused at little cost and in few words', async (name) => {
    const bodies = hostileBodies(shapeOf(name).body ?? {}, BODY_BYTES_MAX);
    expect(bodies.length).toBeGreaterThan(20);
    const outcomes: Outcome[] = [];
    for (const hostile of bodies)
      outcomes.push(await outcomeOf(hostile, () => send(name, { body: hostile.text })));
    expect(outcomes.filter(tooMuch)).toEqual([]);
    // What was sent is what the test means to send: most of it is read, and not refused for its size.
    expect(outcomes.filter(({ status }) => status === 413)).toEqual([]);
    expect(outcomes.some(({ issues }) => issues === ISSUES_MAX)).toBe(true);
  });

  it.each(withQuery)('%s: a query is read at little cost and refused in few words', async (name) => {
    const body = shapeOf(name).body === undefined ? {} : { body: '{}' };
    const outcomes: Outcome[] = [];
    for (const hostile of hostileQueries(shapeOf(name).query ?? {}, QUERY_BYTES)) {
      const outcome = await outcomeOf(hostile, () => send(name, { ...body, query: hostile.text }));
      outcomes.push(outcome);
    }
    // Members that nobody reads are let through, and then this test's own handler fails.
    const isLetThrough = ({ status, milliseconds }: Outcome): boolean =>
      status === 500 && milliseconds < mostMilliseconds;
    expect(outcomes.filter((outcome) => tooMuch(outcome) && !isLetThrough(outcome))).toEqual([]);
    expect(outcomes.some(({ issues }) => issues > 0)).toBe(true);
  });

  it('a header is read at little cost', async () => {
    const language = 'en,'.repeat(QUERY_BYTES / 3);
    const { path } = calls.getRealm;
    const ask = () => app.inject({ url: path, headers: { language, 'accept-language': language } });
    const outcome = await outcomeOf({ name: 'language', text: language }, ask);
    expect(outcome.milliseconds).toBeLessThan(mostMilliseconds);
    expect(outcome.bytes).toBeLessThan(MOST_ANSWER_BYTES);
  });
});
