import { describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/database.js';
import { createDemoApplication, demoRealm } from '../../../testing/demo-application.js';
import { createDemoPostgres } from '../../../testing/demo-database.js';
import { quietLog } from '../../../testing/quiet-log.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { enter, guestOf, join, open } from '../../../testing/room-lines.js';

// ROOM-10
describe('a room on two processes with one PostgreSQL', () => {
  it('is shared by both and survives their end', async () => {
    const server = await createDemoPostgres();
    const start = async (isFirst: boolean) => {
      const database: OpenDatabase = await openDatabase({ databaseUrl: server.databaseUrl }, quietLog);
      const app = isFirst
        ? (await createDemoApplication(database)).app
        : (await createTestApplication(database, { realm: demoRealm() })).app;
      await app.listen({ port: 0, host: '127.0.0.1' });
      return { app, database };
    };
    const stop = async ({ app, database }: Awaited<ReturnType<typeof start>>) => {
      await app.close();
      await database.close();
    };
    const [one, other] = [await start(true), await start(false)];
    const [hostToken, guestToken] = [await guestOf(one.app), await guestOf(other.app)];
    const room = await open(one.app, hostToken);
    await join(other.app, room.id, guestToken);
    const host = await enter(one.app, room.id, hostToken);
    const guest = await enter(other.app, room.id, guestToken);
    await host.next(
      'people',
      ({ members }) => members.filter(({ status }) => status === 'watching').length === 2,
    );
    await host.send({ type: 'steer', state: 'playing', positionSeconds: 40, rate: 1.25, revision: 0 });
    expect((await guest.next('playback')).playback).toMatchObject({ positionSeconds: 40, rate: 1.25 });
    await guest.send({ type: 'chat', text: 'from the other one' });
    expect((await host.next('message')).message.text).toBe('from the other one');

    await Promise.all([host.stop(), guest.stop()]);
    await Promise.all([stop(one), stop(other)]);
    const third = await start(false);
    const back = await enter(third.app, room.id, guestToken);
    expect(back.welcome.playback).toMatchObject({
      state: 'playing',
      positionSeconds: 40,
      rate: 1.25,
      revision: 1,
    });
    expect(back.welcome.messages.map(({ text }) => text)).toEqual(['from the other one']);
    await back.stop();
    await stop(third);
    await server.stop();
  }, 180_000);
});
