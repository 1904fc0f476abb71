import { calls, type PlaybackData, type ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../testing/call.js';
import { createDemoApplication } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';

const VIDEO = '1001';

// ACC-41
describeDemo('the address of a stream', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
  });

  const signIn = async () =>
    (
      await call(app, 'POST', calls.login.path, {
        body: { id: 'viewer@footlight.example', secret: 'footlight-demo' },
      })
    ).body as ResponseOf<'login'>;
  const addressFor = async (token?: string): Promise<string> => {
    const { body } = await call(app, 'POST', calls.postVideoManifest.path.replace('{id}', VIDEO), {
      body: {},
      ...(token === undefined ? {} : { token }),
    });
    return (body as PlaybackData).streams[0]?.url ?? '';
  };
  const statusOf = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;

  it('ends with the session that it was given to, and with no other', async () => {
    const [leaving, staying] = [await signIn(), await signIn()];
    const own = await addressFor(leaving.authorisationToken);
    const others = [await addressFor(staying.authorisationToken), await addressFor()];
    for (const address of [own, ...others]) expect(await statusOf(address)).toBe(200);
    await call(app, 'POST', calls.logout.path, { body: { refreshToken: leaving.refreshToken } });
    await vi.waitFor(async () => expect(await statusOf(own)).toBe(403), { timeout: 30_000 });
    for (const address of others) expect(await statusOf(address)).toBe(200);
  });
});
