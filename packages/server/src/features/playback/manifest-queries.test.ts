import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';

/** Content, favourites, licences and progress, and a screen in a transaction of six; two for jobs that run beside. */
const MOST_QUERIES = 12;

describeDemo('a manifest', ({ database, queries }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const realm = demoRealm();
    ({ app } = await createDemoApplication(database(), {
      ...realm,
      player: { ...realm.player, concurrentStreams: 2 },
      licenceRules: { ...realm.licenceRules, screens: [{ licence: '7001', screens: 3 }] },
    }));
  });
  afterAll(() => app.close());

  it('reads the licences of the account once, for access, screens and the end of its addresses', async () => {
    const token = await signInDemo(app, 'member');
    const before = queries.length;
    const played = await call(app, 'POST', '/api/v5/manifest/video/1003', { body: {}, token });
    expect(played.status).toBe(200);
    const asked = queries.slice(before);
    expect(asked.filter((text) => text.includes('"licences_held"'))).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(MOST_QUERIES);
  });
});
