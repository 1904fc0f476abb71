import type { BodyOf, ErrorBody, ErrorDetails, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../../testing/people.js';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Mobile/15E148 Safari/604.1';

describeDemo('screens', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let token = '';
  beforeAll(async () => {
    const realm = demoRealm();
    ({ app, clock } = await createDemoApplication(database(), {
      ...realm,
      player: { ...realm.player, concurrentStreams: 2 },
      licenceRules: { ...realm.licenceRules, screens: [{ licence: '7001', screens: 3 }] },
    }));
  });
  beforeEach(async () => {
    ({ token } = await signUpSomebody(app));
  });
  afterAll(() => app.close());

  const start = (body: BodyOf<'postVideoManifest'> = {}, who = token, headers = {}): Promise<Answer> =>
    call(app, 'POST', '/api/v5/manifest/video/1001', { body, token: who, headers });
  const sessionOf = ({ status, body }: Answer): string => {
    expect(status).toBe(200);
    return (body as ResponseOf<'postVideoManifest'>).playbackSessionId ?? '';
  };
  const beat = (playbackSessionId: string, more: object = {}, who = token): Promise<Answer> =>
    call(app, 'POST', '/api/v2/playback/heartbeat', {
      token: who,
      body: { playbackSessionId, id: '1001', kind: 'vod', position: 1, paused: false, ...more },
    });
  const TOO_MANY = { status: 409, code: 'TOO_MANY_SCREENS' };

  it('are limited by the realm, and the refusal lists what plays on which device', async () => {
    const first = await start({}, token, { 'user-agent': PHONE });
    expect(first.body).toMatchObject({ heartbeatInterval: 20 });
    const firstAt = clock.now();
    clock.advance(1);
    const event = await call(app, 'POST', '/api/v5/manifest/event/2001', { body: {}, token });
    expect(event.status).toBe(200);
    const third = await start({}, token, { 'accept-language': 'es' });
    expect(errorOf(third)).toEqual(TOO_MANY);
    const { details } = third.body as ErrorBody;
    expect(details as unknown as ErrorDetails['TOO_MANY_SCREENS']).toEqual({
      limit: 2,
      screens: [
        {
          device: 'phone',
          since: new Date(firstAt).toISOString(),
          videos: [{ id: '1001', kind: 'vod', title: 'La costa de los faroles' }],
        },
        {
          device: 'computer',
          since: new Date(clock.now()).toISOString(),
          videos: [{ id: '2001', kind: 'live', title: 'Radio Puerto en directo' }],
        },
      ],
    });
    expect(JSON.stringify(details)).not.toContain(sessionOf(first));
  });

  // ACCT-47
  it('are not taken by an administrator who impersonates the account', async () => {
    const owner = await signUpSomebody(app);
    const admin = await signInDemo(app, 'admin');
    const { body } = await call(app, 'POST', '/api/v2/admin/impersonations', {
      token: admin,
      body: { accountId: owner.reply.user.id, reason: 'Ticket' },
    });
    const opened = await call(app, 'POST', `/api/v2/impersonate/${(body as { token: string }).token}`);
    const impersonated = (opened.body as ResponseOf<'impersonate'>).authorisationToken;
    const played = await start({}, impersonated);
    expect(played).toMatchObject({ status: 200, body: { playbackSessionId: null, heartbeatInterval: null } });
    for (const _ of [1, 2]) expect((await start({}, owner.token)).status).toBe(200);
  });

  it('are freed immediately when the player reports its end', async () => {
    const sessions = [sessionOf(await start()), sessionOf(await start())];
    expect(errorOf(await start())).toEqual(TOO_MANY);
    expect((await beat(sessions[0] ?? '', { ended: true })).body).toEqual({ nextIn: null });
    sessionOf(await start());
  });

  it('are freed after a minute without heartbeats, and kept with them', async () => {
    const active = sessionOf(await start());
    const silent = sessionOf(await start());
    for (let seconds = 0; seconds < 60; seconds += 20) {
      clock.advance(20_000);
      expect((await beat(active)).body).toEqual({ nextIn: 20 });
    }
    const other = sessionOf(await start());
    expect(errorOf(await beat(silent))).toEqual(TOO_MANY);
    await beat(other, { ended: true });
    expect((await beat(silent)).status).toBe(200);
  });

  it('are reused by the next video of the same player', async () => {
    const playbackSessionId = sessionOf(await start());
    sessionOf(await start());
    expect(sessionOf(await start({ playbackSessionId }))).toBe(playbackSessionId);
  });

  it('count a multi-view once', async () => {
    const playbackSessionId = 'the-multi-view';
    const views = await Promise.all(Array.from({ length: 4 }, () => start({ playbackSessionId })));
    expect(new Set(views.map(sessionOf))).toEqual(new Set([playbackSessionId]));
    const videos = ['2001', '2002'].map((id) => ({ id, kind: 'live', position: 0 }));
    const body = { playbackSessionId, layout: 'twoUp', videos };
    const sendBeat = (more: object = {}) =>
      call(app, 'POST', '/api/v1/multiviewHeartbeat', { token, body: { ...body, ...more } });
    expect((await sendBeat()).body).toEqual({ nextIn: 20 });
    clock.advance(1);
    sessionOf(await start());
    const refused = (await start()).body as ErrorBody;
    expect(refused.details).toMatchObject({
      limit: 2,
      screens: [{ videos: [{ id: '2001' }, { id: '2002' }] }, { videos: [{ id: '1001' }] }],
    });
    await sendBeat({ ended: true });
    sessionOf(await start());
  });

  it('never exceed the limit, however many players start concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => start()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  it('are more with a licence that allows more', async () => {
    const member = await signInDemo(app, 'member');
    const answers = await Promise.all(Array.from({ length: 5 }, () => start({}, member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('are counted separately for each account, and not for guests', async () => {
    const guest = (await call(app, 'POST', '/api/v2/login/guest/checkin')).body as ResponseOf<'checkinGuest'>;
    for (let count = 0; count < 4; count += 1) {
      const { status, body } = await start({}, guest.authorisationToken);
      expect(status).toBe(200);
      expect(body).toMatchObject({ playbackSessionId: null, heartbeatInterval: null });
    }
    expect((await beat('any', {}, guest.authorisationToken)).body).toEqual({ nextIn: null });
    const mine = sessionOf(await start());
    const { token: other } = await signUpSomebody(app);
    await beat(mine, { ended: true }, other);
    sessionOf(await start());
    expect(errorOf(await start())).toEqual(TOO_MANY);
  });
});
