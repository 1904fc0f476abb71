import type { ErrorCode, RoomCommand, RoomEvent } from '@footlight/contract';
import { HttpError } from './http-error.js';

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
/** A connection without an event for this long is lost: the service sends one more often. */
export const SILENCE_MS = 45_000;

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

interface Waiting {
  resolve(now: number): void;
  reject(error: unknown): void;
}

/** A room over a WebSocket. Responses are matched to commands by id. */
export class RoomSocket implements RoomConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /**
   * Enters the room and receives its events until the connection ends.
   * @param onEvent called with each event from the first, `welcome`, on
   * @returns whether there was a connection
   * @throws {HttpError} when the service refuses it
   */
  receive(ticket: string, onEvent: (event: RoomEvent) => void, signal: AbortSignal): Promise<boolean> {
    const socket = this.#socket;
    return new Promise((resolve, reject) => {
      let isUp = false;
      let finalError: HttpError | null = null;
      let silence: ReturnType<typeof setTimeout> | undefined;
      const leave = (): void => socket.close();
      const late = setTimeout(leave, OPEN_WITHIN_MS);
      signal.addEventListener('abort', leave, { once: true });
      socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', ticket })));
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        clearTimeout(silence);
        silence = setTimeout(leave, SILENCE_MS);
        const event = JSON.parse(data) as RoomEvent;
        this.#settle(event);
        if (event.type === 'refused' && event.id === null) finalError = httpErrorOf(event);
        if (event.type === 'welcome') {
          clearTimeout(late);
          isUp = true;
        }
        if (isUp) onEvent(event);
      });
      socket.addEventListener('close', () => {
        clearTimeout(late);
        clearTimeout(silence);
        signal.removeEventListener('abort', leave);
        for (const pending of this.#waiting.values()) pending.reject(new HttpError('NETWORK'));
        this.#waiting.clear();
        if (finalError === null) resolve(isUp);
        else reject(finalError);
      });
    });
  }

  send(command: RoomCommand): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new HttpError('TIMEOUT'));
      }, ANSWER_WITHIN_MS);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          settle(value);
        };
      this.#waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.#socket.send(JSON.stringify({ ...command, id }));
    });
  }

  #settle(event: RoomEvent): void {
    if (event.type !== 'answer' && event.type !== 'refused') return;
    const pending = event.id === null ? undefined : this.#waiting.get(event.id);
    if (event.id !== null) this.#waiting.delete(event.id);
    if (event.type === 'answer') pending?.resolve(event.now);
    else pending?.reject(httpErrorOf(event));
  }
}
