import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { DEFAULT_PREFERENCES } from './preferences.service.js';

const PATH = '/api/v2/user/preferences';

describeWithDatabase('preferences', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createTestApplication(database()));
  });
  afterAll(() => app.close());

  it('are unset for a new viewer', async () => {
    const { token } = await signUpSomebody(app);
    expect((await call(app, 'GET', PATH, { token })).body).toEqual(DEFAULT_PREFERENCES);
  });

  it('update the sent fields and keep the others', async () => {
    const { token } = await signUpSomebody(app);
    await call(app, 'PUT', PATH, { token, body: { autoAdvance: false, audioLanguage: 'es' } });
    const saved = await call(app, 'PUT', PATH, { token, body: { audioLanguage: null, language: 'en' } });
    expect(saved.body).toEqual({ ...DEFAULT_PREFERENCES, autoAdvance: false, language: 'en' });
    expect((await call(app, 'GET', PATH, { token })).body).toEqual(saved.body);
  });

  it('are separate for each viewer', async () => {
    const one = await signUpSomebody(app);
    const other = await signUpSomebody(app);
    await call(app, 'PUT', PATH, { token: one.token, body: { autoAdvance: false } });
    expect((await call(app, 'GET', PATH, { token: other.token })).body).toEqual(DEFAULT_PREFERENCES);
  });

  it.each([
    [{ autoAdvance: 'no' }, 'body.autoAdvance'],
    [{ language: 'xx' }, 'body.language'],
    [{ language: 'not a tag' }, 'body.language'],
    [{ colour: 'red' }, 'body.colour'],
    [{}, 'body'],
    [[], 'body'],
  ])('reject %j and name the field', async (body, field) => {
    const { token } = await signUpSomebody(app);
    const answer = await call(app, 'PUT', PATH, { token, body });
    expect(errorOf(answer)).toEqual({ status: 400, code: 'INVALID_FIELD' });
    expect(answer.body).toMatchObject({ details: { issues: [{ field }] } });
  });
});
