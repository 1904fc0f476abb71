import type { AuthTokens, Profile, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { DEFAULT_PREFERENCES } from './preferences.service.js';

const PATH = '/api/v2/user/preferences';
const PROFILES = '/api/v2/user/profiles';

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

  // PREF-4
  it('belong to the profile, on every device, and end with it', async () => {
    const { email, secret, token } = await signUpSomebody(app);
    const choices = {
      subTitlesOff: true,
      playbackRate: 1.25,
      skipSetting: 'auto',
      captionAppearance: { size: 150, colour: '#ffff00' },
    };
    expect((await call(app, 'PUT', PATH, { token, body: choices })).status).toBe(200);
    const { profiles } = (await call(app, 'GET', PROFILES, { token })).body as ResponseOf<'listProfiles'>;
    const made = await call(app, 'POST', PROFILES, { token, body: { name: 'Leo', type: 'child' } });
    const { id: child } = made.body as Profile;

    // Another browser.
    const signedIn = (await call(app, 'POST', '/api/v2/login', { body: { id: email, secret } })).body;
    const enter = async (id: string, from: AuthTokens) => {
      const entered = await call(app, 'POST', `${PROFILES}/${id}/switch`, {
        token: from.authorisationToken,
        body: { secret },
      });
      return entered.body as AuthTokens;
    };
    const ofChild = await enter(child, signedIn as AuthTokens);
    expect((await call(app, 'GET', PATH, { token: ofChild.authorisationToken })).body).toEqual(
      DEFAULT_PREFERENCES,
    );
    await call(app, 'PUT', PATH, { token: ofChild.authorisationToken, body: { audioLanguage: 'es' } });
    const ofAdult = await enter(profiles[0]?.id ?? '', ofChild);
    expect((await call(app, 'GET', PATH, { token: ofAdult.authorisationToken })).body).toEqual({
      ...DEFAULT_PREFERENCES,
      ...choices,
    });

    const left = async () =>
      (await database().db.execute(`select 1 from preferences where viewer_id = '${child}'`)).rows.length;
    expect(await left()).toBe(1);
    await call(app, 'DELETE', `${PROFILES}/${child}`, { token: ofAdult.authorisationToken });
    expect(await left()).toBe(0);
  });

  it.each([
    [{ autoAdvance: 'no' }, 'body.autoAdvance'],
    [{ language: 'xx' }, 'body.language'],
    [{ language: 'not a tag' }, 'body.language'],
    [{ colour: 'red' }, 'body.colour'],
    [{ playbackRate: 9 }, 'body.playbackRate'],
    [{}, 'body'],
    [[], 'body'],
  ])('reject %j and name the field', async (body, field) => {
    const { token } = await signUpSomebody(app);
    const answer = await call(app, 'PUT', PATH, { token, body });
    expect(errorOf(answer)).toEqual({ status: 400, code: 'INVALID_FIELD' });
    expect(answer.body).toMatchObject({ details: { issues: [{ field }] } });
  });
});
