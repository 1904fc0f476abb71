import type { AddressInfo } from 'node:net';
import type { ResponseOf, Room, RoomCommand, RoomEvent } from '@footlight/contract';
import { responseIssues } from '@footlight/contract/check';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { call } from './call.js';

export const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

export const guestOf = async (app: FastifyInstance): Promise<string> =>
  ((await call(app, 'POST', '/api/v2/login/guest/checkin')).body as ResponseOf<'checkinGuest'>)
    .authorisationToken;

/** Queues the events of a connection in order until a test reads them. */
export const createHearing = () => {
  const events: RoomEvent[] = [];
  const waiting: (() => void)[] = [];
  let isOver = false;
  const wake = (): void => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return {
    hear: (event: RoomEvent) => {
      events.push(event);
      wake();
    },
    end: () => {
      isOver = true;
      wake();
    },
    /** Resolves with the next event of a type for which `holds` is true; earlier events are skipped. */
    next: async <T extends RoomEvent['type']>(
      type: T,
      holds: (event: Extract<RoomEvent, { type: T }>) => boolean = () => true,
    ): Promise<Extract<RoomEvent, { type: T }>> => {
      for (;;) {
        const event = events.shift();
        if (event?.type === type && holds(event as Extract<RoomEvent, { type: T }>))
          return event as Extract<RoomEvent, { type: T }>;
        if (event !== undefined) continue;
        if (isOver) throw new Error(`The line ended before “${type}”.`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
};

export interface Line extends Omit<ReturnType<typeof createHearing>, 'hear' | 'end'> {
  readonly memberId: string;
  readonly welcome: Extract<RoomEvent, { type: 'welcome' }>;
  send(command: RoomCommand): Promise<RoomEvent>;
  stop(): Promise<void>;
}

/** Enters a room over its WebSocket as the member with the token. */
export const enter = async (app: FastifyInstance, roomId: string, token: string): Promise<Line> => {
  const ticketReply = await call(app, 'POST', `/api/v2/room/${roomId}/ticket`, { token });
  expect(responseIssues('createRoomTicket', ticketReply.body)).toEqual([]);
  const { ticket, socketPath } = ticketReply.body as ResponseOf<'createRoomTicket'>;
  const socket = new WebSocket(`ws://127.0.0.1:${portOf(app)}${socketPath}`);
  const hearing = createHearing();
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', ticket })));
  socket.on('message', (data: Buffer) => hearing.hear(JSON.parse(data.toString()) as RoomEvent));
  socket.on('close', () => hearing.end());
  const welcome = await hearing.next('welcome');
  expect(responseIssues('streamRoom', welcome)).toEqual([]);
  let last = 0;
  return {
    next: hearing.next,
    welcome,
    memberId: welcome.memberId,
    send: (command) =>
      new Promise((resolve) => {
        last += 1;
        const id = last;
        const onMessage = (data: Buffer): void => {
          const event = JSON.parse(data.toString()) as RoomEvent;
          if ((event.type !== 'answer' && event.type !== 'refused') || event.id !== id) return;
          socket.off('message', onMessage);
          resolve(event);
        };
        socket.on('message', onMessage);
        socket.send(JSON.stringify({ ...command, id }));
      }),
    stop: () =>
      new Promise((resolve) => {
        if (socket.readyState === WebSocket.CLOSED) resolve();
        else {
          socket.once('close', () => resolve());
          socket.close();
        }
      }),
  };
};

export const open = async (app: FastifyInstance, token: string, body: object = {}): Promise<Room> => {
  const answer = await call(app, 'POST', '/api/v2/room', {
    token,
    body: { kind: 'vod', contentId: '1001', name: 'Hanna', ...body },
  });
  expect({ status: answer.status, issues: responseIssues('createRoom', answer.body) }).toEqual({
    status: 201,
    issues: [],
  });
  return answer.body as Room;
};
export const join = (app: FastifyInstance, roomId: string, token: string, name = 'Gil') =>
  call(app, 'POST', `/api/v2/room/${roomId}/member`, { token, body: { name } });
