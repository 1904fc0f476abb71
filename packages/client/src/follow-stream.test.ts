import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResponseOf } from '@footlight/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient, type Client } from './client.js';
import { followStream } from './follow-stream.js';

type Message = ResponseOf<'streamLiveEvents'>;

/** Response handlers of the test server, one per connection in turn; the last one is reused. */
let handlers: ((response: ServerResponse, request: IncomingMessage) => void)[];
let requests: IncomingMessage[];
let server: Server;
let client: Client;
let controller: AbortController;
let received: Message[];
let lines: boolean[];

const begin = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 5\n\n');
};
const sendSnapshot = (response: ServerResponse, id: number, totalResults: number): void => {
  const data: Message = { change: 'snapshot', eventId: null, totalResults };
  response.write(`id: ${id}\nevent: live\ndata: ${JSON.stringify(data)}\n\n`);
};
const refuse = (status: number, code: string, details?: object) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status, code, messages: [code], requestId: 'r', details }));
};

beforeEach(async () => {
  [handlers, requests, received, lines] = [[], [], [], []];
  server = createServer((request, response) => {
    requests.push(request);
    const answer = handlers.length > 1 ? handlers.shift() : handlers[0];
    answer?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = createClient({ origin: `http://127.0.0.1:${port}`, language: () => 'en' });
  controller = new AbortController();
});
afterEach(async () => {
  controller.abort();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const follow = (silenceMs?: number): Promise<void> =>
  followStream(client, 'streamLiveEvents', {
    onMessage: (message) => received.push(message),
    onConnection: (isUp) => lines.push(isUp),
    signal: controller.signal,
    random: () => 0,
    ...(silenceMs === undefined ? {} : { silenceMs }),
  });
const totals = (): number[] => received.map(({ totalResults }) => totalResults);
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

it('delivers a message that is split within a character', async () => {
  handlers = [
    (response) => {
      begin(response);
      const text = 'id: 1\nevent: live\ndata: {"change":"added","eventId":"é","totalResults":3}\n\n';
      const bytes = Buffer.from(text);
      const middle = bytes.indexOf(0xc3) + 1;
      response.write(bytes.subarray(0, middle), () => response.write(bytes.subarray(middle)));
    },
  ];
  void follow();
  await eventually(() => expect(received).toEqual([{ change: 'added', eventId: 'é', totalResults: 3 }]));
  expect(lines).toEqual([true]);
  expect(requests[0]?.headers).toMatchObject({ accept: 'text/event-stream' });
});

it('reconnects after a dropped connection, with the id of the last message', async () => {
  handlers = [
    (response) => {
      begin(response);
      sendSnapshot(response, 41, 1);
      setTimeout(() => response.destroy(), 20);
    },
    (response) => {
      begin(response);
      sendSnapshot(response, 42, 2);
    },
  ];
  void follow();
  await eventually(() => expect(totals()).toEqual([1, 2]));
  expect(lines).toEqual([true, false, true]);
  expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '41']);
});

it('reconnects after a long silence', async () => {
  handlers = [
    (response) => {
      begin(response);
      sendSnapshot(response, 1, 1);
    },
    (response) => {
      begin(response);
      sendSnapshot(response, 2, 2);
      const comments = setInterval(() => response.write(': still here\n\n'), 50);
      response.on('close', () => clearInterval(comments));
    },
  ];
  void follow(500);
  await eventually(() => expect(totals()).toEqual([1, 2]));
  await eventually(() => expect(requests).toHaveLength(2));
  expect(lines).toEqual([true, false, true]);
});

it('retries with increasing delays while the service is unavailable', async () => {
  handlers = [
    refuse(503, 'UNAVAILABLE'),
    refuse(429, 'RATE_LIMITED', { retryAfterSeconds: 0.01 }),
    (response) => {
      begin(response);
      sendSnapshot(response, 1, 7);
    },
  ];
  const began = vi.spyOn(globalThis, 'setTimeout');
  void follow();
  await eventually(() => expect(totals()).toEqual([7]));
  // Half of 3 s, then twice that: the random factor is fixed.
  const waits = began.mock.calls.map(([, milliseconds]) => milliseconds);
  expect(waits).toEqual(expect.arrayContaining([1_500, 3_000]));
  began.mockRestore();
});

it('gives up after a permanent error', async () => {
  handlers = [refuse(404, 'NOT_FOUND')];
  await follow();
  expect(requests).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('closes the connection when aborted', async () => {
  let isClosed = false;
  handlers = [
    (response) => {
      begin(response);
      sendSnapshot(response, 1, 1);
      response.on('close', () => {
        isClosed = true;
      });
    },
  ];
  const following = follow();
  await eventually(() => expect(totals()).toEqual([1]));
  controller.abort();
  await following;
  await eventually(() => expect(isClosed).toBe(true));
  expect(requests).toHaveLength(1);
});
