import { BODY_BYTES_MAX, ISSUES_MAX, calls, type CallName, type ErrorBody } from '@footlight/contract';
import { shapes, type CallShape } from '@footlight/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.js';
import {
  HOSTILE_QUERY_BYTES,
  hostileBodies,
  hostileLanguage,
  hostileQueries,
  type Hostile,
} from '../../../testing/hostile-requests.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createHostileTarget, type HostileTarget } from '../../../testing/hostile-target.js';

const MOST_ANSWER_BYTES = 16_384;

const names = Object.keys(calls) as CallName[];
const shapeOf = (name: CallName): CallShape => shapes[name];
const withBody = names.filter((name) => shapeOf(name).body !== undefined);
const withQuery = names.filter((name) => shapeOf(name).query !== undefined);

interface Outcome {
  readonly name: string;
  readonly status: number;
  readonly bytes: number;
  readonly issues: number;
}

const outcomeOf = ({ name }: Hostile, { statusCode: status, body }: LightMyRequestResponse): Outcome => {
  const { details } = JSON.parse(body) as ErrorBody;
  const issues = (details?.['issues'] as readonly unknown[] | undefined) ?? [];
  return { name, status, bytes: Buffer.byteLength(body), issues: issues.length };
};

const isTooMuch = ({ status, bytes, issues }: Outcome): boolean =>
  status < 400 || status >= 500 || bytes > MOST_ANSWER_BYTES || issues > ISSUES_MAX;

// Their cost is measured by `npm run bench:hostile`.
describe('a hostile request of the maximum size', () => {
  let database: OpenDatabase;
  let target: HostileTarget;
  /** Bodies and queries that were already sent; calls share parts of their schemas. */
  const tried = { bodies: new Set<string>(), queries: new Set<string>() };
  beforeAll(async () => {
    database = await openTestDatabase();
    target = await createHostileTarget(database);
  });
  afterAll(async () => {
    await target.close();
    await database.close();
  });

  it.each(withBody)('%s: a body is refused with a short response', async (name) => {
    const bodies = hostileBodies(shapeOf(name).body ?? {}, BODY_BYTES_MAX, tried.bodies);
    expect(bodies.length).toBeGreaterThan(6);
    const outcomes: Outcome[] = [];
    for (const hostile of bodies)
      outcomes.push(outcomeOf(hostile, await target.send(name, { body: hostile.text })));
    expect(outcomes.filter(isTooMuch)).toEqual([]);
    // Verifies that the requests were read instead of being rejected for their size.
    expect(outcomes.filter(({ status }) => status === 413)).toEqual([]);
    expect(outcomes.some(({ issues }) => issues === ISSUES_MAX)).toBe(true);
  });

  it.each(withQuery)('%s: a query is refused with a short response', async (name) => {
    const body = shapeOf(name).body === undefined ? {} : { body: '{}' };
    const outcomes: Outcome[] = [];
    const { query = {} } = shapeOf(name);
    for (const hostile of hostileQueries(query, HOSTILE_QUERY_BYTES, tried.queries))
      outcomes.push(outcomeOf(hostile, await target.send(name, { ...body, query: hostile.text })));
    // Unknown members are accepted, and then the target's handler fails.
    expect(outcomes.filter((outcome) => isTooMuch(outcome) && outcome.status !== 500)).toEqual([]);
    expect(outcomes.some(({ issues }) => issues > 0)).toBe(true);
  });

  it('a header with many languages gets a short response', async () => {
    const { body } = await target.sendLanguage(hostileLanguage());
    expect(Buffer.byteLength(body)).toBeLessThan(MOST_ANSWER_BYTES);
  });
});
