import type { ResponseOf } from '@footlight/contract';

interface StreamedMessage {
  readonly id: string;
  readonly data: ResponseOf<'streamLiveEvents'>;
}

export interface Listening {
  readonly headers: Headers;
  /** Resolves with the next message; comments are skipped. There is no timeout besides that of the test. */
  next(): Promise<StreamedMessage>;
  /** Resolves with the next comment; messages are skipped. */
  nextComment(): Promise<string>;
  stop(): Promise<void>;
}

const fieldOf = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

/** Listens to the live events of a service over a real connection. */
export const listenToLive = async (origin: string, lastEventId?: string): Promise<Listening> => {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/v2/event/live/stream`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    signal: controller.signal,
  });
  if (response.status !== 200 || response.body === null) {
    throw new Error(`Listening answered ${response.status}: ${await response.text()}`);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const blocks: string[] = [];
  let rest = '';
  const nextBlock = async (isWanted: (block: string) => boolean): Promise<string> => {
    for (;;) {
      const block = blocks.shift();
      if (block !== undefined && isWanted(block)) return block;
      if (block !== undefined) continue;
      const { done, value } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      const parts = (rest + value).split('\n\n');
      rest = parts.pop() ?? '';
      blocks.push(...parts);
    }
  };
  return {
    headers: response.headers,
    next: async () => {
      const block = await nextBlock((one) => one.includes('event: live'));
      return {
        id: fieldOf(block, 'id'),
        data: JSON.parse(fieldOf(block, 'data')) as StreamedMessage['data'],
      };
    },
    nextComment: () => nextBlock((one) => one.startsWith(':')),
    stop: async () => {
      controller.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
};
