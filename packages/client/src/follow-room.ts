import type { ErrorCode, RoomCommand, RoomEvent } from '@footlight/contract';
import { createParser } from 'eventsource-parser';
import type { Client } from './client.js';
import { HttpError, isHttpError } from './http-error.js';
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

export interface RoomConnection {
  /**
   * Sends a command to the room over the current transport.
   * @returns the service's time, in milliseconds since 1970
   * @throws {HttpError}
   */
  send(command: RoomCommand): Promise<number>;
}

const OPEN_WITHIN_MS = 8_000;
const ANSWER_WITHIN_MS = 8_000;
const RECONNECT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** Failed socket attempts in a row before the client falls back to a stream. */
const FAILURES_BEFORE_STREAM = 2;
/** Streams after which a socket is tried again, because the network may have changed. */
const STREAMS_BEFORE_SOCKET = 3;
const SILENCE_MS = 45_000;
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);
/** An expired ticket is not final: the next attempt requests a new one. */
const RETRYABLE: ReadonlySet<string> = new Set(['ROOM_TICKET_INVALID']);

const isFinal = (error: unknown): error is HttpError =>
  isHttpError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !PASSING.has(error.status) &&
  !RETRYABLE.has(error.code);

/** A refusal over a socket has no HTTP status. Temporary ones get a status here, so that they are retried. */
const PASSING_CODES: Readonly<Partial<Record<ErrorCode, number>>> = {
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

const httpErrorOf = ({
  code,
  details,
}: {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
}) => new HttpError(code, { details, status: PASSING_CODES[code] ?? 403 });

const browserSocket = (address: string): WebSocket => new WebSocket(address);

interface Waiting {
  resolve(now: number): void;
  reject(error: unknown): void;
}

/** Sends commands over a socket and matches the replies to them by id. */
const createSocketLine = (
  socket: WebSocket,
): RoomConnection & { receive(event: RoomEvent): void; end(): void } => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  return {
    receive: (event) => {
      if (event.type !== 'answer' && event.type !== 'refused') return;
      const pending = event.id === null ? undefined : waiting.get(event.id);
      if (event.id !== null) waiting.delete(event.id);
      if (event.type === 'answer') pending?.resolve(event.now);
      else pending?.reject(httpErrorOf(event));
    },
    end: () => {
      for (const pending of waiting.values()) pending.reject(new HttpError('NETWORK'));
      waiting.clear();
    },
    send: (command) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new HttpError('TIMEOUT'));
        }, ANSWER_WITHIN_MS);
        const settled =
          <T>(settle: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(timer);
            settle(value);
          };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
        socket.send(JSON.stringify({ ...command, id }));
      }),
  };
};

/**
 * Follows a room as one of its members until the signal aborts: over a WebSocket, or over server-sent events and
 * requests when sockets do not work. A lost connection is reopened and starts with the complete state of the room.
 */
export const followRoom = (
  client: Pick<Client, 'call' | 'open' | 'origin'>,
  roomId: string,
  follower: RoomFollower,
): RoomConnection => {
  const {
    onEvent,
    onConnection,
    onRefused,
    signal,
    openSocket = browserSocket,
    random = Math.random,
  } = follower;
  const params = { id: roomId };
  const byRequest: RoomConnection = {
    send: async (command) => (await client.call('sendToRoom', { params, body: command, signal })).now,
  };
  let line: RoomConnection = byRequest;
  let failures = 0;

  const overSocket = async (open: (address: string) => WebSocket): Promise<'served' | 'unserved'> => {
    const { ticket, socketPath } = await client.call('createRoomTicket', { params, signal });
    const base = client.origin === '' ? location.href : client.origin;
    const address = new URL(socketPath, base);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return await new Promise((resolve, reject) => {
      const socket = open(address.href);
      const own = createSocketLine(socket);
      let isUp = false;
      let finalError: HttpError | null = null;
      let silence: ReturnType<typeof setTimeout> | undefined;
      const leave = (): void => socket.close();
      const late = setTimeout(leave, OPEN_WITHIN_MS);
      const listen = (): void => {
        clearTimeout(silence);
        silence = setTimeout(leave, SILENCE_MS);
      };
      signal.addEventListener('abort', leave, { once: true });
      socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', ticket })));
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        listen();
        const event = JSON.parse(data) as RoomEvent;
        own.receive(event);
        if (event.type === 'refused' && event.id === null) finalError = httpErrorOf(event);
        if (event.type === 'welcome') {
          clearTimeout(late);
          isUp = true;
          failures = 0;
          line = own;
          onConnection('socket');
        }
        if (isUp) onEvent(event);
      });
      socket.addEventListener('close', () => {
        clearTimeout(late);
        clearTimeout(silence);
        signal.removeEventListener('abort', leave);
        own.end();
        line = byRequest;
        if (isUp && !signal.aborted) onConnection(null);
        if (finalError === null) resolve(isUp ? 'served' : 'unserved');
        else reject(finalError);
      });
    });
  };

  const overStream = async (): Promise<void> => {
    const bytes = await client.open('streamRoom', { signal, lastEventId: null, params });
    const reader = bytes.getReader();
    const leave = (): void => void reader.cancel().catch(() => undefined);
    signal.addEventListener('abort', leave, { once: true });
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent: ({ data }) => {
        const event = JSON.parse(data) as RoomEvent;
        if (event.type === 'welcome') {
          failures = 0;
          onConnection('stream');
        }
        onEvent(event);
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
      if (!signal.aborted) onConnection(null);
    }
  };

  const follow = async (): Promise<void> => {
    let unserved = 0;
    let streams = 0;
    while (!signal.aborted) {
      try {
        if (openSocket !== null && (unserved < FAILURES_BEFORE_STREAM || streams >= STREAMS_BEFORE_SOCKET)) {
          streams = 0;
          unserved = (await overSocket(openSocket)) === 'served' ? 0 : unserved + 1;
        } else {
          streams += 1;
          await overStream();
        }
      } catch (error) {
        if (signal.aborted) return;
        if (isFinal(error)) {
          onRefused(error);
          return;
        }
      }
      if (signal.aborted) return;
      const rising = Math.min(LONGEST_WAIT_MS, RECONNECT_MS * 2 ** failures);
      failures += 1;
      await wait(rising * (0.5 + random()), signal).catch(() => undefined);
    }
  };
  void follow();

  return { send: (command) => line.send(command) };
};
