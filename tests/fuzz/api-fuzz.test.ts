import { calls, type CallName } from '@footlight/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../../packages/server/testing/demo-database.js';
import { requestsOf } from './generated-requests.js';
import { fuzzService } from './fuzz-service.js';

/** A fixed seed makes failures reproducible; `npm run fuzz:api` generates other and more requests. */
const SEED = 460;
const REQUESTS_A_CALL = 3;

describe('the service under random requests', () => {
  it('responds to all of them, and to none with 5xx', async () => {
    const database = await openDemoDatabase();
    try {
      const requests = REQUESTS_A_CALL * Object.keys(calls).length;
      const report = await fuzzService(database, { requests, seed: SEED });
      expect(report.faults).toEqual([]);
      expect(report.requests).toBe(requests);
      // If nearly all requests were rejected by validation, the run would have tested nothing.
      const answered = report.statuses.get(200) ?? 0;
      expect(answered).toBeGreaterThan(requests / 20);
      expect(report.statuses.get(400) ?? 0).toBeGreaterThan(requests / 20);
    } finally {
      await database.close();
    }
  });

  it('is tested with inputs that are known to break services', () => {
    const texts = (Object.keys(calls) as CallName[])
      .flatMap((name) => fc.sample(requestsOf(name), { numRuns: 40, seed: SEED }))
      .map(({ url, payload }) => `${url} ${payload ?? ''}`);
    for (const hostile of ['%00', '\\u0000', '\\ud800', '1e%2B308', '1e+308', '0000-', '{"a":{"a":'])
      expect(texts.some((text) => text.includes(hostile))).toBe(true);
  });
});
