import type { ResponseOf } from '@footlight/contract';
import { createParser } from 'eventsource-parser';
import type { Client, StreamName } from './client.js';
import { isHttpError } from './http-error.js';
import { wait } from './wait.js';

/** The service sends a sign of life every 15 s; a connection that is silent for three times as long counts as lost. */
const SILENCE_MS = 45_000;
/** Wait before the first reconnection, until the service sends another value. */
const RECONNECT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;
/** Temporary refusals among the 4xx statuses. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

export interface StreamFollower<N extends StreamName> {
  readonly onMessage: (message: ResponseOf<N>) => void;
  /** Called with true when the connection is up, and with false when it is lost. */
  readonly onConnection: (isUp: boolean) => void;
  /** Aborting it closes the connection and stops reconnecting. */
  readonly signal: AbortSignal;
  /** Longest silence before the connection counts as lost, in milliseconds. Default: 45,000. */
  readonly silenceMs?: number;
  /** From 0 to 1; spreads reconnection attempts of clients that lost the connection at the same time. */
  readonly random?: () => number;
}

/** Whether a retry cannot succeed. */
const isFinal = (error: unknown): boolean =>
  isHttpError(error) &&
  ((error.status >= 400 && error.status < 500 && !PASSING.has(error.status)) || error.status === 501);

const retryAfterMs = (error: unknown): number => {
  if (!isHttpError(error)) return 0;
  const seconds = error.retryAfterSeconds ?? error.details['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds * 1000 : 0;
};

/** Passes on every chunk until the stream ends, the signal aborts, or nothing arrives for `silenceMs`. */
const readAll = async (
  bytes: ReadableStream<Uint8Array>,
  { silenceMs, signal }: { readonly silenceMs: number; readonly signal: AbortSignal },
  onText: (text: string) => void,
): Promise<void> => {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  // Ends a pending read. Cancelling rejects when the stream has failed, which is ignored.
  const leave = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (;;) {
      const timer = setTimeout(leave, silenceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      onText(decoder.decode(value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
};

/**
 * Follows a stream of the service until the signal aborts. A lost connection is reopened from the last message on,
 * after a delay that doubles with each failure.
 * @returns when the signal aborts, or when the service refuses permanently
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export const followStream = async <N extends StreamName>(
  client: Pick<Client, 'open'>,
  name: N,
  { onMessage, onConnection, signal, silenceMs = SILENCE_MS, random = Math.random }: StreamFollower<N>,
): Promise<void> => {
  let lastEventId: string | null = null;
  let reconnectMs = RECONNECT_MS;
  let failures = 0;

  const listen = async (): Promise<void> => {
    const bytes = await client.open(name, { signal, lastEventId });
    onConnection(true);
    const parser = createParser({
      onEvent: ({ id, data }) => {
        failures = 0;
        lastEventId = id ?? lastEventId;
        onMessage(JSON.parse(data) as ResponseOf<N>);
      },
      onRetry: (milliseconds) => {
        reconnectMs = milliseconds;
      },
    });
    try {
      await readAll(bytes, { silenceMs, signal }, (text) => parser.feed(text));
    } finally {
      onConnection(false);
    }
  };

  while (!signal.aborted) {
    let cause: unknown;
    try {
      await listen();
    } catch (error) {
      cause = error;
    }
    if (signal.aborted || isFinal(cause)) return;
    const rising = Math.min(LONGEST_WAIT_MS, reconnectMs * 2 ** failures);
    failures += 1;
    const pause = Math.max(retryAfterMs(cause), rising * (0.5 + random()));
    await wait(pause, signal).catch(() => undefined);
  }
};
