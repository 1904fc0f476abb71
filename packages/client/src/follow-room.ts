import type { RoomCommand, RoomEvent } from '@footlight/contract';
import { createParser } from 'eventsource-parser';
import type { Client } from './client.js';
import { isHttpError, type HttpError } from './http-error.js';
import { RoomSocket, SILENCE_MS, type RoomConnection } from './room-socket.js';
import { wait } from './wait.js';

/** Transport of a room's events. */
export type RoomWay = 'socket' | 'stream';

export interface RoomFollower {
  readonly onEvent: (event: RoomEvent) => void;
  /** Called with the transport when the connection is up, and with null when it is lost. */
  readonly onConnection: (transport: RoomWay | null) => void;
  /** Called when the service refuses permanently; the room is not followed any further. */
  readonly onRefused: (error: HttpError) => void;
  /** Aborting it closes the connection and stops reconnecting. */
  readonly signal: AbortSignal;
  /** Default: the browser's `WebSocket`. Null disables sockets. */
  readonly openSocket?: ((address: string) => WebSocket) | null;
  /** From 0 to 1; spreads reconnection attempts of clients that lost the connection at the same time. */
  readonly random?: () => number;
}

const RECONNECT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** Failed socket attempts in a row before the client falls back to a stream. */
const FAILURES_BEFORE_STREAM = 2;
/** Streams after which a socket is tried again, because the network may have changed. */
const STREAMS_BEFORE_SOCKET = 3;
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);
/** An expired ticket is not final: the next attempt requests a new one. */
const RETRYABLE: ReadonlySet<string> = new Set(['ROOM_TICKET_INVALID']);

const isFinal = (error: unknown): error is HttpError =>
  isHttpError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !PASSING.has(error.status) &&
  !RETRYABLE.has(error.code);

const browserSocket = (address: string): WebSocket => new WebSocket(address);

type RoomClient = Pick<Client, 'call' | 'open' | 'origin'>;

class FollowedRoom implements RoomConnection {
  readonly #client: RoomClient;
  readonly #params: { readonly id: string };
  readonly #follower: RoomFollower;
  readonly #byRequest: RoomConnection;
  #connection: RoomConnection;
  /** Attempts in a row that reached no connection. */
  #failures = 0;

  constructor(client: RoomClient, roomId: string, follower: RoomFollower) {
    this.#client = client;
    this.#params = { id: roomId };
    this.#follower = follower;
    const { signal } = follower;
    this.#byRequest = {
      send: async (command) =>
        (await client.call('sendToRoom', { params: this.#params, body: command, signal })).now,
    };
    this.#connection = this.#byRequest;
  }

  send(command: RoomCommand): Promise<number> {
    return this.#connection.send(command);
  }

  async follow(): Promise<void> {
    const { signal, onRefused, openSocket = browserSocket, random = Math.random } = this.#follower;
    let unserved = 0;
    let streams = 0;
    while (!signal.aborted) {
      try {
        if (openSocket !== null && (unserved < FAILURES_BEFORE_STREAM || streams >= STREAMS_BEFORE_SOCKET)) {
          streams = 0;
          unserved = (await this.#overSocket(openSocket)) ? 0 : unserved + 1;
        } else {
          streams += 1;
          await this.#overStream();
        }
      } catch (error) {
        if (signal.aborted) return;
        if (isFinal(error)) {
          onRefused(error);
          return;
        }
      }
      if (signal.aborted) return;
      const rising = Math.min(LONGEST_WAIT_MS, RECONNECT_MS * 2 ** this.#failures);
      this.#failures += 1;
      await wait(rising * (0.5 + random()), signal).catch(() => undefined);
    }
  }

  /** @returns whether there was a connection */
  async #overSocket(open: (address: string) => WebSocket): Promise<boolean> {
    const { signal } = this.#follower;
    const { origin } = this.#client;
    const { ticket, socketPath } = await this.#client.call('createRoomTicket', {
      params: this.#params,
      signal,
    });
    const address = new URL(socketPath, origin === '' ? location.href : origin);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = open(address.href);
    const connection = new RoomSocket(socket);
    socket.addEventListener('close', () => {
      if (this.#connection !== connection) return;
      this.#connection = this.#byRequest;
      this.#lost();
    });
    const receive = (event: RoomEvent): void => {
      if (event.type === 'welcome') {
        this.#connection = connection;
        this.#connected('socket');
      }
      this.#follower.onEvent(event);
    };
    return await connection.receive(ticket, receive, signal);
  }

  async #overStream(): Promise<void> {
    const { signal } = this.#follower;
    const bytes = await this.#client.open('streamRoom', { signal, lastEventId: null, params: this.#params });
    const reader = bytes.getReader();
    const leave = (): void => void reader.cancel().catch(() => undefined);
    signal.addEventListener('abort', leave, { once: true });
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent: ({ data }) => {
        const event = JSON.parse(data) as RoomEvent;
        if (event.type === 'welcome') this.#connected('stream');
        this.#follower.onEvent(event);
      },
    });
    try {
      for (;;) {
        const timer = setTimeout(leave, SILENCE_MS);
        const { done, value } = await reader.read().finally(() => clearTimeout(timer));
        if (done) return;
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
      this.#lost();
    }
  }

  #connected(transport: RoomWay): void {
    this.#failures = 0;
    this.#follower.onConnection(transport);
  }

  #lost(): void {
    if (!this.#follower.signal.aborted) this.#follower.onConnection(null);
  }
}

/**
 * Follows a room as one of its members until the signal aborts: over a WebSocket, or over server-sent events and
 * requests when sockets do not work. A lost connection is reopened and starts with the complete state of the room.
 */
export const followRoom = (client: RoomClient, roomId: string, follower: RoomFollower): RoomConnection => {
  const room = new FollowedRoom(client, roomId, follower);
  void room.follow();
  return room;
};
