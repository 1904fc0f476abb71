import type { ResponseOf, Room, RoomCommand, RoomEvent } from '@footlight/contract';
import { responseIssues } from '@footlight/contract/check';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import { signUpSomebody } from '../../../testing/people.js';
import { createHearing, enter, guestOf, join, open, type Line, portOf } from '../../../testing/room-lines.js';

describeDemo('a room', ({ database }) => {
  let app: FastifyInstance;
  let clock: Awaited<ReturnType<typeof createDemoApplication>>['clock'];
  const lines: Line[] = [];
  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    await Promise.all(lines.splice(0).map((line) => line.stop()));
  });
  afterAll(() => app.close());

  const enterAs = async (roomId: string, token: string): Promise<Line> => {
    const line = await enter(app, roomId, token);
    lines.push(line);
    return line;
  };
  const hostAndGuest = async () => {
    const [hostToken, guestToken] = [(await signUpSomebody(app)).token, await guestOf(app)];
    const room = await open(app, hostToken);
    expect((await join(app, room.id, guestToken)).status).toBe(200);
    const [host, guest] = [await enterAs(room.id, hostToken), await enterAs(room.id, guestToken)];
    return { room, host, guest, hostToken, guestToken };
  };
  const steering = (change: Partial<RoomCommand> = {}): RoomCommand => ({
    type: 'steer',
    state: 'playing',
    positionSeconds: 12.5,
    rate: 1,
    at: clock.now(),
    revision: 0,
    ...change,
  });

  // ROOM-1
  it('can be opened by anybody for content of the catalogue; guests need a name', async () => {
    const guestToken = await guestOf(app);
    const nameless = await call(app, 'POST', '/api/v2/room', {
      token: guestToken,
      body: { kind: 'vod', contentId: '1001' },
    });
    expect(errorOf(nameless)).toEqual({ status: 400, code: 'ROOM_NAME_REQUIRED' });
    const unknown = await call(app, 'POST', '/api/v2/room', {
      token: guestToken,
      body: { kind: 'live', contentId: '1001', name: 'Gil' },
    });
    expect(errorOf(unknown)).toEqual({ status: 404, code: 'CONTENT_NOT_FOUND' });
    const { token } = await signUpSomebody(app);
    const { body } = await call(app, 'POST', '/api/v2/room', {
      token,
      body: { kind: 'live', contentId: '2001' },
    });
    expect(body).toMatchObject({ content: { kind: 'live', id: '2001' }, memberCount: 1 });
    expect((body as Room).hostName).toMatch(/^Person/u);
    expect(await call(app, 'GET', `/api/v2/room/${(body as Room).id}`)).toMatchObject({
      status: 200,
      body: { memberId: null },
    });
  });

  // ROOM-4
  it('broadcasts the host’s commands, and refuses those of others unless the host allows them', async () => {
    const { room, host, guest, hostToken } = await hostAndGuest();
    expect((await guest.send(steering())).type).toBe('refused');
    expect(await guest.send(steering())).toMatchObject({ code: 'ROOM_STEERING_NOT_ALLOWED' });
    expect((await host.send(steering())).type).toBe('answer');
    for (const line of [host, guest]) {
      const { playback, memberId } = await line.next('playback');
      expect(memberId).toBe(host.memberId);
      expect(playback).toEqual({
        state: 'playing',
        positionSeconds: 12.5,
        rate: 1,
        at: clock.now(),
        revision: 1,
      });
    }
    // Steering from an outdated revision fails.
    expect(await host.send(steering())).toMatchObject({ type: 'refused', code: 'ROOM_CHANGED' });

    const saved = await call(app, 'PUT', `/api/v2/room/${room.id}`, {
      token: hostToken,
      body: { everyoneSteers: true },
    });
    expect(saved.status).toBe(204);
    await guest.next('people', ({ everyoneSteers }) => everyoneSteers);
    const pause = steering({ state: 'paused', revision: 1, at: clock.now() + 900_000 });
    expect((await guest.send(pause)).type).toBe('answer');
    // A clock that deviates too far is ignored.
    expect((await host.next('playback')).playback).toMatchObject({ state: 'paused', at: clock.now() });
    const late = await enterAs(room.id, hostToken);
    expect(late.welcome.playback).toMatchObject({ state: 'paused', positionSeconds: 12.5, revision: 2 });
  });

  // ROOM-9
  it('broadcasts messages, reactions, typing and the status of members', async () => {
    const { host, guest } = await hostAndGuest();
    await guest.send({ type: 'typing', on: true });
    expect(await host.next('typing')).toMatchObject({ memberId: guest.memberId, isTyping: true });
    await guest.send({ type: 'chat', text: '  <b>Look</b>\u0007 there ' });
    const { message } = await host.next('message');
    expect(message).toMatchObject({ name: 'Gil', text: '<b>Look</b> there', reactions: [] });
    // The database cannot store these texts; the socket stays open.
    for (const text of ['\u0000', 'half \ud800'])
      expect(await guest.send({ type: 'chat', text })).toMatchObject({
        type: 'refused',
        code: 'INVALID_FIELD',
      });
    await host.send({ type: 'react', messageId: message.id, reaction: 'laugh' });
    expect(await guest.next('reactions')).toMatchObject({
      messageId: message.id,
      reactions: [{ reaction: 'laugh', memberIds: [host.memberId] }],
    });
    await host.send({ type: 'react', messageId: message.id, reaction: 'laugh', on: false });
    expect(await guest.next('reactions')).toMatchObject({ reactions: [] });
    await guest.send({ type: 'status', status: 'ad' });
    await host.next('people', ({ members }) =>
      members.some(({ id, status }) => id === guest.memberId && status === 'ad'),
    );
    await guest.stop();
    await host.next('people', ({ members }) =>
      members.some(({ id, status }) => id === guest.memberId && status === 'offline'),
    );
  });

  // ROOM-8
  it('changes hosts when the host hands over or leaves, but not after a short disconnection', async () => {
    const { room, host, guest, hostToken, guestToken } = await hostAndGuest();
    const given = await call(app, 'PUT', `/api/v2/room/${room.id}`, {
      token: hostToken,
      body: { hostId: guest.memberId },
    });
    expect(given.status).toBe(204);
    await host.next('people', ({ hostId }) => hostId === guest.memberId);
    expect(
      errorOf(
        await call(app, 'PUT', `/api/v2/room/${room.id}`, {
          token: hostToken,
          body: { everyoneSteers: true },
        }),
      ),
    ).toEqual({ status: 403, code: 'ROOM_HOST_ONLY' });
    expect((await call(app, 'DELETE', `/api/v2/room/${room.id}/member`, { token: guestToken })).status).toBe(
      204,
    );
    expect(await guest.next('closed')).toEqual({ type: 'closed', reason: 'left' });
    await host.next('people', ({ hostId, members }) => hostId === host.memberId && members.length === 1);

    await join(app, room.id, guestToken);
    const again = await enterAs(room.id, guestToken);
    await host.stop();
    clock.advance(15_000);
    await again.send({ type: 'status', status: 'away' });
    expect(
      (await again.next('people', ({ members }) => members.some(({ status }) => status === 'away'))).hostId,
    ).toBe(host.memberId);
  });

  // ROOM-11, ROOM-12
  it('lets members block others, hosts remove members, and everybody report', async () => {
    const { room, host, guest, hostToken, guestToken } = await hostAndGuest();
    const of = (memberId: string) => `/api/v2/room/${room.id}/block/${memberId}`;
    await call(app, 'PUT', of(host.memberId), { token: guestToken });
    expect((await guest.next('blocked')).blockedIds).toEqual([host.memberId]);
    await host.send({ type: 'chat', text: 'unread' });
    await host.next('message');
    await call(app, 'DELETE', of(host.memberId), { token: guestToken });
    await guest.next('blocked', ({ blockedIds }) => blockedIds.length === 0);
    await host.send({ type: 'chat', text: 'read' });
    expect((await guest.next('message')).message.text).toBe('read');

    await guest.send({ type: 'chat', text: 'something bad' });
    const { message } = await host.next('message', ({ message: { text } }) => text === 'something bad');
    const report = (token: string, body: object) =>
      call(app, 'POST', `/api/v2/room/${room.id}/report`, { token, body });
    const about = { memberId: guest.memberId, messageId: message.id, reason: 'abuse' };
    expect((await report(hostToken, about)).status).toBe(204);
    expect(errorOf(await report(guestToken, { ...about, messageId: undefined }))).toEqual({
      status: 404,
      code: 'ROOM_MEMBER_NOT_FOUND',
    });
    const admin = await signInDemo(app, 'admin');
    const listed = await call(app, 'GET', '/api/v2/admin/room-reports', { token: admin });
    expect(responseIssues('listRoomReports', listed.body)).toEqual([]);
    const [first] = (listed.body as ResponseOf<'listRoomReports'>).reports;
    expect(first).toMatchObject({ message: 'something bad', reportedName: 'Gil', isRoomOpen: true });
    expect(errorOf(await call(app, 'GET', '/api/v2/admin/room-reports', { token: hostToken }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    });

    await call(app, 'DELETE', `/api/v2/room/${room.id}/member/${guest.memberId}`, { token: hostToken });
    expect(await guest.next('closed')).toEqual({ type: 'closed', reason: 'removed' });
    expect(errorOf(await join(app, room.id, guestToken))).toEqual({ status: 403, code: 'ROOM_REMOVED' });
    await call(app, 'PUT', `/api/v2/admin/room-reports/${first?.id ?? ''}`, {
      token: admin,
      body: { closeRoom: true },
    });
    expect(await host.next('closed')).toEqual({ type: 'closed', reason: 'closed' });
    expect(errorOf(await call(app, 'GET', `/api/v2/room/${room.id}`))).toEqual({
      status: 404,
      code: 'ROOM_NOT_FOUND',
    });
  });

  // ROOM-3
  it('accepts a socket only with a ticket, once, and from allowed origins', async () => {
    const { token } = await signUpSomebody(app);
    const room = await open(app, token);
    const { body } = await call(app, 'POST', `/api/v2/room/${room.id}/ticket`, { token });
    const { ticket, socketPath } = body as ResponseOf<'createRoomTicket'>;
    const address = `ws://127.0.0.1:${portOf(app)}${socketPath}`;
    const sendFirst = (first: unknown): Promise<RoomEvent> =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(address);
        socket.on('open', () => socket.send(typeof first === 'string' ? first : JSON.stringify(first)));
        socket.on('message', (data: Buffer) => {
          resolve(JSON.parse(data.toString()) as RoomEvent);
          socket.close();
        });
        socket.on('error', reject);
      });
    const refused = { type: 'refused', id: null, code: 'ROOM_TICKET_INVALID', details: {} };
    for (const wrong of [
      'nonsense',
      '{}',
      { type: 'ping', id: 1 },
      { type: 'hello', ticket: 'x' },
      { type: 'hello', ticket: 'x\0' },
    ])
      expect(await sendFirst(wrong)).toEqual(refused);
    expect((await sendFirst({ type: 'hello', ticket })).type).toBe('welcome');
    expect(await sendFirst({ type: 'hello', ticket })).toEqual(refused);
    const status = await new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(address, { headers: { origin: 'https://elsewhere.example' } });
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode));
      socket.on('error', () => undefined);
      socket.on('open', () => resolve(101));
    });
    expect(status).toBe(403);
  });

  // ROOM-13
  it('limits members, messages, text lengths and rooms', async () => {
    const { room, host } = await hostAndGuest();
    const long = await host.send({ type: 'chat', text: 'x'.repeat(501) });
    expect(long).toMatchObject({ type: 'refused', code: 'INVALID_FIELD' });
    for (let written = 0; written < 30; written += 1)
      expect((await host.send({ type: 'chat', text: `${written}` })).type).toBe('answer');
    expect(await host.send({ type: 'chat', text: 'one too many' })).toMatchObject({ code: 'RATE_LIMITED' });
    for (let coming = 2; coming < 50; coming += 1)
      expect((await join(app, room.id, await guestOf(app))).status).toBe(200);
    expect(errorOf(await join(app, room.id, await guestOf(app)))).toEqual({ status: 409, code: 'ROOM_FULL' });
    const { token } = await signUpSomebody(app);
    for (let opened = 0; opened < 10; opened += 1) await open(app, token);
    const more = await call(app, 'POST', '/api/v2/room', { token, body: { kind: 'vod', contentId: '1001' } });
    expect(errorOf(more)).toEqual({ status: 429, code: 'RATE_LIMITED' });
  });

  // ROOM-2
  it('can be followed with server-sent events and requests instead of a socket', async () => {
    const { room, host, guestToken } = await hostAndGuest();
    const life = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${portOf(app)}/api/v2/room/${room.id}/stream`, {
      headers: { authorization: `Bearer ${guestToken}` },
      signal: life.signal,
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const hearing = createHearing();
    const read = async (): Promise<void> => {
      let rest = '';
      for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const blocks = (rest + piece).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = block.split('\n').find((text) => text.startsWith('data: '));
          if (data !== undefined) hearing.hear(JSON.parse(data.slice(6)) as RoomEvent);
        }
      }
    };
    const reading = read().catch(() => undefined);
    expect((await hearing.next('welcome')).members).toHaveLength(2);
    await host.send({ type: 'chat', text: 'hello over there' });
    expect((await hearing.next('message')).message.text).toBe('hello over there');
    const sent = await call(app, 'POST', `/api/v2/room/${room.id}/command`, {
      token: guestToken,
      body: { type: 'chat', text: 'hello back' },
    });
    expect(sent).toMatchObject({ status: 200, body: { now: clock.now() } });
    expect((await host.next('message', ({ message: { text } }) => text === 'hello back')).message.name).toBe(
      'Gil',
    );
    const lacking = await call(app, 'POST', `/api/v2/room/${room.id}/command`, {
      token: guestToken,
      body: { type: 'chat' },
    });
    expect(lacking).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', details: { issues: [{ field: 'body.text' }] } },
    });
    life.abort();
    await reading;
  });
});
