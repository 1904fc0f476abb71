import websocket, { type WebSocket } from '@fastify/websocket';
import type { RoomCommand, RoomEvent } from '@footlight/contract';
import { RoomHello, RoomSocketCommand } from '@footlight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, isApiError } from '../../api-error.js';
import type { Limit } from '../../http/limits/limits.js';
import { unstorableText } from '../../http/requests/unstorable-text.js';
import { compileSchema } from '../../http/requests/validation.js';
import type { RoomParts } from './rooms.routes.js';
import type { Membership } from './rooms.service.js';

/** Enough for a command with the longest text in the longest characters. */
const MESSAGE_BYTES_MAX = 8_192;
/** A socket that has sent no ticket by then is closed. */
const HELLO_WITHIN_MS = 10_000;
/** Maximum number of messages queued while the ticket is verified; more are dropped. */
const EARLY_MAX = 20;
const HEARTBEAT_MS = 15_000;
/**
 * A socket with more unsent bytes is terminated, so that slow members do not hold up others; on reconnecting they
 * receive the complete room.
 */
const BEHIND_BYTES_MAX = 262_144;

/** @see https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 and the registry that it founds */
const CLOSE = { done: 1000, refused: 1008, failed: 1011, busy: 1013 } as const;

export interface RoomSocketOptions extends Pick<RoomParts, 'rooms' | 'commands' | 'hub' | 'seats'> {
  /** Origins besides the service's own whose pages may open a socket; `*` allows any. */
  readonly allowedOrigins: readonly string[];
  readonly origins: readonly string[];
  readonly limit: Limit;
}

const isHello = compileSchema(RoomHello, 'body');
const isCommand = compileSchema(RoomSocketCommand, 'body');

const parsed = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
};

/** Browsers always send the page's origin; other clients may send none. */
const isAllowed = (request: FastifyRequest, { origins, allowedOrigins }: RoomSocketOptions): boolean => {
  const { origin } = request.headers;
  if (origin === undefined || allowedOrigins.includes('*')) return true;
  if (origins.includes(origin) || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
};

const refusedEvent = (error: unknown, id: number | null): Extract<RoomEvent, { type: 'refused' }> =>
  isApiError(error)
    ? { type: 'refused', id, code: error.code, details: { ...error.details } }
    : { type: 'refused', id, code: 'INTERNAL', details: {} };

/** Handles one socket from its ticket to its end. */
const serve = (
  socket: WebSocket,
  request: FastifyRequest<{ Params: { id: string } }>,
  parts: RoomSocketOptions,
): void => {
  const { rooms, commands, hub } = parts;
  const { log, params } = request;
  const send = (event: RoomEvent): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BEHIND_BYTES_MAX) socket.terminate();
    else socket.send(JSON.stringify(event));
  };
  const refuse = (error: unknown, id: number | null = null): void => {
    if (!isApiError(error)) log.error({ err: error }, 'a command of a room failed');
    send(refusedEvent(error, id));
  };

  let membership: Membership | null = null;
  /** Messages received before membership is established; null until the ticket arrives. */
  let early: unknown[] | null = null;
  const enter = async (data: unknown): Promise<void> => {
    const hello = parsed(data);
    const isReadable = unstorableText('hello', [params.id, hello]) === undefined;
    if (!isHello(hello) || !isReadable) throw new ApiError('ROOM_TICKET_INVALID');
    const entered = await rooms.enter(params.id, (hello as { ticket: string }).ticket);
    const leave = await hub.open(entered.room, entered.member, {
      send,
      end: () => socket.close(CLOSE.done),
      log,
    });
    clearTimeout(late);
    membership = entered;
    for (const message of early?.splice(0) ?? []) void run(message, entered);
    if (socket.readyState === socket.OPEN) socket.once('close', leave);
    else leave();
  };
  const run = async (data: unknown, { member }: Membership): Promise<void> => {
    const message = parsed(data);
    const named = (message as { readonly id?: unknown } | null | undefined)?.id;
    const id = typeof named === 'number' && Number.isSafeInteger(named) && named >= 0 ? named : null;
    try {
      if (!isCommand(message)) throw new ApiError('INVALID_FIELD', { details: { issues: [] } });
      const unstorable = unstorableText('command', message);
      if (unstorable !== undefined)
        throw new ApiError('INVALID_FIELD', { details: { issues: [unstorable] } });
      const { id: _id, ...command } = message as RoomCommand & { readonly id: number };
      const now = await commands.run(member, command);
      if (id !== null) send({ type: 'answer', id, now });
    } catch (error) {
      refuse(error, id);
    }
  };

  const late = setTimeout(() => socket.close(CLOSE.refused), HELLO_WITHIN_MS).unref();
  let isAlive = true;
  const heartbeat = setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
  }, HEARTBEAT_MS).unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('error', (error) => log.debug({ err: error }, 'a socket broke off'));
  socket.once('close', () => {
    clearTimeout(late);
    clearInterval(heartbeat);
  });
  socket.on('message', (data: unknown) => {
    isAlive = true;
    if (membership !== null) {
      void run(data, membership);
      return;
    }
    if (early !== null) {
      if (early.length < EARLY_MAX) early.push(data);
      return;
    }
    early = [];
    enter(data).catch((error: unknown) => {
      refuse(error);
      socket.close(isApiError(error) ? CLOSE.refused : CLOSE.failed);
    });
  });
};

/** The WebSocket of each room. @see roomSocketPath */
export const registerRoomSocket = async (app: FastifyInstance, parts: RoomSocketOptions): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX, perMessageDeflate: false } });
  app.get<{ Params: { id: string } }>(
    '/api/v2/room/:id/socket',
    {
      websocket: true,
      onRequest: async (request) => {
        await parts.limit(request);
        if (!isAllowed(request, parts)) throw new ApiError('ORIGIN_NOT_ALLOWED');
      },
    },
    (socket, request) => {
      try {
        socket.once('close', parts.seats.take(request.ip));
      } catch (error) {
        socket.send(JSON.stringify(refusedEvent(error, null)));
        socket.close(CLOSE.busy);
        return;
      }
      serve(socket, request, parts);
    },
  );
};
