import { calls, type Call, type CallName, type Profile, type ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { describeWithDatabase } from '../../../testing/engines.js';
import { signUpSomebody } from '../../../testing/people.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';

const all: readonly (readonly [CallName, Call])[] = Object.entries(calls) as [CallName, Call][];
const namesOf = (applies: (one: Call) => boolean): readonly CallName[] =>
  all.filter(([, one]) => applies(one)).map(([name]) => name);

describeWithDatabase('policies of calls', ({ database }) => {
  let app: FastifyInstance;
  /** Allows one attempt a minute, which has been made. */
  let guarded: FastifyInstance;
  let child: string;
  let unchosen: string;
  const refused = async (name: CallName, token: string, on: FastifyInstance = app) => {
    const { method, path } = calls[name];
    return errorOf(await call(on, method, path.replaceAll(/\{\w+\}/gu, 'any'), { token }));
  };

  beforeAll(async () => {
    ({ app } = await createTestApplication(database()));
    ({ app: guarded } = await createTestApplication(database(), {
      realm: createTestRealm({ signIn: { attemptsPerMinute: 1 } }),
    }));
    await refused('login', 'any', guarded);
    const person = await signUpSomebody(app);
    const leo = await call(app, 'POST', '/api/v2/user/profiles', {
      token: person.token,
      body: { name: 'Leo', type: 'child' },
    });
    const login = await call(app, 'POST', '/api/v2/login', {
      body: { id: person.email, secret: person.secret },
    });
    unchosen = (login.body as ResponseOf<'login'>).authorisationToken;
    const switched = await call(app, 'POST', `/api/v2/user/profiles/${(leo.body as Profile).id}/switch`, {
      token: unchosen,
      body: {},
    });
    child = (switched.body as ResponseOf<'switchProfile'>).authorisationToken;
  });
  afterAll(async () => {
    await app.close();
    await guarded.close();
  });

  // ACCT-12, MONEY-26
  it.each(namesOf(({ adultOnly }) => adultOnly !== undefined))('%s: is refused to a child', async (name) => {
    expect(await refused(name, child)).toEqual({ status: 403, code: (calls[name] as Call).adultOnly });
    expect(await refused(name, unchosen)).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  it.each(namesOf(({ limit }) => limit === 'attempts'))('%s: limits attempts', async (name) => {
    expect((await refused(name, 'any', guarded)).code).toBe('RATE_LIMITED');
  });
  it('does not limit other calls by attempts', async () => {
    expect((await refused('refreshToken', 'any', guarded)).code).not.toBe('RATE_LIMITED');
  });
});
