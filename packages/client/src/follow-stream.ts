import type { ReplyOf } from '@footlight/contract';
import { createParser } from 'eventsource-parser';
import type { Client, StreamName } from './client.js';
import { isHttpError } from './http-error.js';
import { wait } from './wait.js';

/** The service says every 15 s that the line is up; one that says nothing for three times as long is dead. */
const SILENCE_MS = 45_000;
/** Wait before the first attempt to come back, until the service names another. */
const RECONNECT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;
/** Refusals of 4xx that pass by themselves. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

export interface StreamFollower<N extends StreamName> {
  readonly onMessage: (message: ReplyOf<N>) => void;
  /** The line came up, or went down. */
  readonly onLine: (isUp: boolean) => void;
  /** Ends everything. */
  readonly signal: AbortSignal;
  /** Default: 45,000. */
  readonly silenceMs?: number;
  /** From 0 to 1; spreads those who lost the line at once. */
  readonly random?: () => number;
}

/** Whether asking again is in vain. */
const isFinal = (error: unknown): boolean =>
  isHttpError(error) &&
  ((error.status >= 400 && error.status < 500 && !PASSING.has(error.status)) || error.status === 501);

const retryAfterMs = (error: unknown): number => {
  if (!isHttpError(error)) return 0;
  const seconds = error.retryAfterSeconds ?? error.details['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds * 1000 : 0;
};

/** Hands on every piece that is read, until the end, the signal, or a silence of `silenceMs`. */
const readAll = async (
  bytes: ReadableStream<Uint8Array>,
  { silenceMs, signal }: { readonly silenceMs: number; readonly signal: AbortSignal },
  onText: (text: string) => void,
): Promise<void> => {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  // Ends a read that waits; a stream that broke has ended already.
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
 * Follows a stream of the service for as long as the signal allows. A lost line is taken up again after a while
 * that doubles with each failure, from the last message on.
 * @returns when the signal aborts, or when the service refuses for good
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export const followStream = async <N extends StreamName>(
  client: Pick<Client, 'open'>,
  name: N,
  { onMessage, onLine, signal, silenceMs = SILENCE_MS, random = Math.random }: StreamFollower<N>,
): Promise<void> => {
  let lastEventId: string | null = null;
  let reconnectMs = RECONNECT_MS;
  let failures = 0;

  const listen = async (): Promise<void> => {
    const bytes = await client.open(name, { signal, lastEventId });
    onLine(true);
    const parser = createParser({
      onEvent: ({ id, data }) => {
        failures = 0;
        lastEventId = id ?? lastEventId;
        onMessage(JSON.parse(data) as ReplyOf<N>);
      },
      onRetry: (milliseconds) => {
        reconnectMs = milliseconds;
      },
    });
    try {
      await readAll(bytes, { silenceMs, signal }, (text) => parser.feed(text));
    } finally {
      onLine(false);
    }
  };

  while (!signal.aborted) {
    let fault: unknown;
    try {
      await listen();
    } catch (error) {
      fault = error;
    }
    if (signal.aborted || isFinal(fault)) return;
    const rising = Math.min(LONGEST_WAIT_MS, reconnectMs * 2 ** failures);
    failures += 1;
    const pause = Math.max(retryAfterMs(fault), rising * (0.5 + random()));
    await wait(pause, signal).catch(() => undefined);
  }
};
