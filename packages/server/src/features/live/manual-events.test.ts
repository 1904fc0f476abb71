import type { AuditEntry, ResponseOf, SteeredEvent } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { importRealm } from '../../realm/import-realm.js';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../../testing/quiet-log.js';

const HOUR_MS = 3_600_000;

describeDemo('starting and ending events manually', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let admin: string;
  let viewer: string;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
    admin = await signInDemo(app, 'admin');
    viewer = await signInDemo(app, 'viewer');
  });

  const change = (id: string, state: string, token = admin) =>
    call(app, 'PUT', `/api/v2/admin/events/${id}/state`, { body: { state }, token });
  const list = async (): Promise<readonly SteeredEvent[]> =>
    (
      (await call(app, 'GET', '/api/v2/admin/events', { token: admin }))
        .body as ResponseOf<'listSteeredEvents'>
    ).events;
  const onAir = async (): Promise<string[]> =>
    ((await call(app, 'GET', '/api/v2/event/live')).body as ResponseOf<'listLiveEvents'>).events.map(
      ({ id }) => id,
    );
  const restart = () =>
    importRealm({
      realm: demoRealm(),
      database: database(),
      clock,
      log: quietLog,
    });

  it('is for administrators only', async () => {
    expect(errorOf(await change('2003', 'live', viewer))).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(
      errorOf(await call(app, 'PUT', '/api/v2/admin/events/2003/state', { body: { state: 'live' } })).status,
    ).toBe(401);
    expect(errorOf(await change('2999', 'live'))).toEqual({ status: 404, code: 'EVENT_NOT_FOUND' });
    expect(errorOf(await change('2003', 'paused')).code).toBe('INVALID_FIELD');
  });

  // LIVE-8
  it('starts and ends an event immediately, restores the schedule, and rejects redundant changes', async () => {
    expect((await list()).find(({ id }) => id === '2003')).toMatchObject({
      state: 'upcoming',
      steeredAt: null,
    });
    const scheduled = (await list()).find(({ id }) => id === '2003')?.startsAt;
    expect((await change('2003', 'live')).body).toMatchObject({ state: 'live' });
    expect(await onAir()).toContain('2003');
    expect(errorOf(await change('2003', 'live'))).toEqual({ status: 409, code: 'CONFLICT' });
    const manifest = await call(app, 'POST', '/api/v5/manifest/event/2003', { body: {} });
    expect(manifest.status).toBe(200);
    expect((await change('2003', 'ended')).body).toMatchObject({ state: 'ended' });
    expect(await onAir()).not.toContain('2003');
    expect(errorOf(await call(app, 'POST', '/api/v5/manifest/event/2003', { body: {} })).code).toBe(
      'EVENT_NOT_LIVE',
    );
    expect(errorOf(await change('2003', 'ended'))).toEqual({ status: 409, code: 'CONFLICT' });
    expect((await change('2003', 'schedule')).body).toMatchObject({
      state: 'upcoming',
      startsAt: scheduled,
      steeredAt: null,
    });
    expect(errorOf(await change('2003', 'schedule'))).toEqual({ status: 409, code: 'CONFLICT' });
  });

  // LIVE-8
  it('survives a restart, and reverting restores the schedule at that time', async () => {
    await change('2001', 'ended');
    await change('2006', 'live');
    clock.advance(HOUR_MS);
    await restart();
    // The access token has expired in the meantime.
    admin = await signInDemo(app, 'admin');
    const events = new Map((await list()).map((event) => [event.id, event]));
    expect(events.get('2001')?.state).toBe('ended');
    expect(events.get('2006')?.state).toBe('live');
    await change('2001', 'schedule');
    const { body } = await change('2006', 'schedule');
    expect(await onAir()).toContain('2001');
    const minute = Math.floor(clock.now() / 60_000) * 60_000;
    expect((body as SteeredEvent).startsAt).toBe(new Date(minute + 7 * 24 * HOUR_MS).toISOString());
  });

  // LIVE-8
  it('is notified to other processes, and logged', async () => {
    let notify = (): void => undefined;
    const notified = new Promise<void>((resolve) => {
      notify = resolve;
    });
    await database().listen('footlight_catalogue', () => notify());
    await change('2007', 'ended');
    await notified;
    await change('2007', 'schedule');
    const { entries } = (await call(app, 'GET', '/api/v2/admin/audit-log?rpp=2', { token: admin })).body as {
      entries: AuditEntry[];
    };
    expect(entries.map(({ action, details }) => [action, details['event']])).toEqual([
      ['eventOnSchedule', '2007'],
      ['eventEnded', '2007'],
    ]);
  });
});
