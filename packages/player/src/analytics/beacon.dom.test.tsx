import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBeacon, type Batch, type Beacon } from './beacon.js';
import type { ViewEvent } from './view-event.js';

const eventOf = (sequence: number): ViewEvent => ({
  type: 'pause',
  viewId: 'view-1',
  sequence,
  at: 1_000_000,
  position: 1,
  video: { id: '1001', kind: 'vod', title: 'Far Lights', duration: 100 },
});

interface Sent {
  readonly body: Batch;
  readonly init: RequestInit;
}

let sent: Sent[];
let answers: (Response | Error)[];
let beaconed: Promise<Batch>[];
let beacon: Beacon;

const accepted = () => new Response(null, { status: 204 });
const sequences = ({ events }: Batch) => events.map(({ sequence }) => sequence);
const setHidden = (hidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
  beaconed = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push({ body: JSON.parse(init.body as string) as Batch, init });
    const answer = answers.shift() ?? accepted();
    if (answer instanceof Error) throw answer;
    return Promise.resolve(answer);
  });
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: Blob) => {
      beaconed.push(body.text().then((text) => JSON.parse(text) as Batch));
      return true;
    },
  });
  beacon = createBeacon({
    url: '/collect',
    batchSize: 3,
    maxWait: 5,
    headers: { 'x-key': 'k' },
    context: { build: 7 },
  });
});
afterEach(() => {
  beacon.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// PLAY-71
describe('the beacon', () => {
  it('sends a batch when it is full', async () => {
    for (const sequence of [1, 2, 3, 4]) beacon.send(eventOf(sequence));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ body }) => sequences(body))).toEqual([[1, 2, 3], [4]]);
    expect(sent[0]?.body).toMatchObject({ context: { build: 7 }, lost: 0 });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { 'x-key': 'k', 'content-type': 'application/json' },
    });
  });

  it('sends what waits after a while', async () => {
    beacon.send(eventOf(1));
    await vi.advanceTimersByTimeAsync(4900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.map(({ body }) => sequences(body))).toEqual([[1]]);
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['500', new Response(null, { status: 500 })],
    ['429', new Response(null, { status: 429 })],
  ])('sends a batch again with its id after %s, after growing pauses', async (_name, answer) => {
    answers = [answer, answer instanceof Error ? answer : answer.clone()];
    for (const sequence of [1, 2, 3]) beacon.send(eventOf(sequence));
    await vi.advanceTimersByTimeAsync(0);
    beacon.send(eventOf(4));
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1800);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(sent.map(({ body }) => sequences(body))).toEqual([[1, 2, 3], [1, 2, 3], [1, 2, 3], [4]]);
    expect(new Set(sent.slice(0, 3).map(({ body }) => body.batchId)).size).toBe(1);
  });

  it('waits as long as the server says', async () => {
    answers = [new Response(null, { status: 503, headers: { 'retry-after': '30' } })];
    for (const sequence of [1, 2, 3]) beacon.send(eventOf(sequence));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toHaveLength(2);
  });

  it('does not repeat what is refused, and says so once', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers = [new Response(null, { status: 400 }), new Response(null, { status: 400 })];
    for (const sequence of [1, 2, 3, 4, 5, 6]) beacon.send(eventOf(sequence));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(2);
    expect(warned.mock.calls).toEqual([
      ['Footlight: the beacon’s address has refused events with status 400. They are not sent again.'],
    ]);
  });

  it('gives up the oldest events when too many wait, and says how many', async () => {
    answers = [new TypeError('Failed to fetch')];
    for (let sequence = 1; sequence <= 1013; sequence += 1) beacon.send(eventOf(sequence));
    await vi.advanceTimersByTimeAsync(1100);
    expect(sent[2]?.body).toMatchObject({ lost: 10 });
    expect(sequences(sent[2]?.body as Batch)[0]).toBe(14);
  });

  it('sends what waits when the page is hidden, also what has no answer yet', async () => {
    answers = [new TypeError('Failed to fetch')];
    for (const sequence of [1, 2, 3]) beacon.send(eventOf(sequence));
    await vi.advanceTimersByTimeAsync(0);
    beacon.send(eventOf(4));
    setHidden(true);
    const batches = await Promise.all(beaconed);
    expect(batches.map(sequences)).toEqual([[1, 2, 3], [4]]);
    expect(batches[0]?.batchId).toBe(sent[0]?.body.batchId);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('keeps what the browser does not take until the page comes back', async () => {
    Object.assign(navigator, { sendBeacon: () => false });
    beacon.send(eventOf(1));
    setHidden(true);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(5100);
    expect(sent.map(({ body }) => sequences(body))).toEqual([[1]]);
  });

  it('sends nothing after it has been stopped', async () => {
    beacon.send(eventOf(1));
    beacon.stop();
    beacon.send(eventOf(2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await Promise.all(beaconed)).map(sequences)).toEqual([[1]]);
    expect(sent).toEqual([]);
  });

  it.each([
    [{ batchSize: 0 }, 'batchSize must be a whole number from 1 to 100, not 0.'],
    [{ batchSize: 1.5 }, 'batchSize must be a whole number from 1 to 100, not 1.5.'],
    [{ maxWait: 0 }, 'maxWait must be more than 0 and at most 3600 seconds, not 0.'],
  ])('refuses %o', (options, message) => {
    expect(() => createBeacon({ url: '/collect', ...options })).toThrow(new RangeError(message));
  });
});
