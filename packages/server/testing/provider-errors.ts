import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrokenServer, type BrokenServer } from './broken-server.js';
import { errorOf, type Answer } from './call.js';

/** Provider timeout in these suites. A busy machine took more than 0.3 s to send the request. */
export const TROUBLED_TIMEOUT_MS = 1000;

const FAILED = { status: 502, code: 'PROVIDER_FAILED' };

/**
 * Suite for sign-in with a provider that fails, is slow or is down.
 * @param prepare receives the origin of the broken provider and returns a function that attempts to sign in there
 */
export const describeProviderErrors = (
  prepare: (brokenOrigin: string) => Promise<() => Promise<Answer>>,
): void => {
  describe('a provider with problems', () => {
    let broken: BrokenServer;
    let attempt: () => Promise<Answer>;
    beforeAll(async () => {
      broken = await startBrokenServer();
      attempt = await prepare(broken.origin);
    });
    afterAll(() => broken.stop());

    it('fails with PROVIDER_FAILED if it responds with 503 or invalid JSON', async () => {
      for (const status of [503, 200]) {
        broken.answer(status);
        const before = broken.requestCount();
        expect(errorOf(await attempt())).toEqual(FAILED);
        expect(broken.requestCount()).toBeGreaterThan(before);
      }
    });

    it('fails with PROVIDER_FAILED if it does not respond in time', async () => {
      broken.answer(null);
      const before = broken.requestCount();
      const started = performance.now();
      expect(errorOf(await attempt())).toEqual(FAILED);
      expect(performance.now() - started).toBeLessThan(TROUBLED_TIMEOUT_MS * 20);
      expect(broken.requestCount()).toBeGreaterThan(before);
    });

    it('fails with PROVIDER_FAILED if it is down, without revealing internals', async () => {
      await broken.stop();
      const answer = await attempt();
      expect(errorOf(answer)).toEqual(FAILED);
      expect(JSON.stringify(answer.body)).not.toMatch(
        new RegExp(`ECONNREFUSED|localhost|${new URL(broken.origin).port}|stack`, 'u'),
      );
    });
  });
};
