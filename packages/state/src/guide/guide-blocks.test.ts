import { HttpError, type Client } from '@footlight/client';
import type { GuideChannel, ResponseOf } from '@footlight/contract';
import { GUIDE_BLOCK_MS, type GuideWindow } from '@footlight/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GuideBlocks } from './guide-blocks.js';
import { Queries } from '../cache/queries.js';
import { createStillClock, examples } from '../testing/fixtures.js';

const begin = Date.parse('2026-11-21T18:00:00Z');
const PAGE = 20;
const CHANNELS = 1000;
const [sample] = examples.guide.channels;

const channelOf = (number: number, from: string): GuideChannel => {
  if (sample === undefined) throw new Error('The contract gives no example of a channel.');
  const start = Date.parse(from);
  const programme = (id: string, starts: number, ends: number) => ({
    ...(sample.programmes[0] as GuideChannel['programmes'][number]),
    id: `${number}-${id}`,
    startDate: new Date(starts).toISOString(),
    endDate: new Date(ends).toISOString(),
  });
  return {
    ...sample,
    channelId: `c${number}`,
    // The last programme extends into the next block, and both responses contain it.
    programmes: [
      programme(String(start), start, start + GUIDE_BLOCK_MS - 1),
      programme(String(start + GUIDE_BLOCK_MS), start + GUIDE_BLOCK_MS - 1, start + 2 * GUIDE_BLOCK_MS - 1),
    ],
  };
};

interface GuideQuery {
  readonly from: string;
  readonly lastSeen?: string;
  readonly rpp: number;
}

describe('GuideBlocks', () => {
  const requests: GuideQuery[] = [];
  let isFailing = false;
  let accessLevel: GuideChannel['accessLevel'] = 'DENIED';
  const client = {
    call: vi.fn<(name: string, request: { readonly query: GuideQuery }) => Promise<ResponseOf<'getGuide'>>>(
      (_name, { query }) => {
        requests.push(query);
        if (isFailing) return Promise.reject(new HttpError('INTERNAL', { status: 500 }));
        const after = query.lastSeen === undefined ? 0 : Number(query.lastSeen.slice(1));
        const numbers = Array.from(
          { length: Math.min(PAGE, CHANNELS - after) },
          (_, place) => after + place + 1,
        );
        return Promise.resolve({
          channels: numbers.map((number) => Object.assign(channelOf(number, query.from), { accessLevel })),
          paging: { moreDataAvailable: after + PAGE < CHANNELS, lastSeen: `c${numbers.at(-1) ?? 0}` },
        });
      },
    ),
  } as unknown as Client;
  const createBlocks = () => new GuideBlocks(new Queries({ client, clock: createStillClock() }), {});
  const windowOf = (first: number, end: number, block = 0, blocks = 1): GuideWindow => ({
    first,
    end,
    from: begin + block * GUIDE_BLOCK_MS,
    to: begin + (block + blocks) * GUIDE_BLOCK_MS,
  });
  const settled = (blocks: ReturnType<typeof createBlocks>) =>
    vi.waitFor(() => expect(blocks.getState().status).toBe('ready'));

  beforeEach(() => {
    requests.length = 0;
    isFailing = false;
    accessLevel = 'DENIED';
  });

  // LIST-16
  it('requests the window again for another viewer, shows the previous one until then, and nothing of it after a failure', async () => {
    const queries = new Queries({ client, clock: createStillClock() });
    const blocks = new GuideBlocks(queries, {});
    const access = () => blocks.getState().channels.map(({ channel }) => channel.accessLevel);
    blocks.want(windowOf(0, 25));
    await settled(blocks);
    expect([access().length, new Set(access())]).toEqual([2 * PAGE, new Set(['DENIED'])]);
    accessLevel = 'GRANTED';
    queries.changeViewer();
    expect([blocks.getState().status, access().length]).toEqual(['loading', 2 * PAGE]);
    await settled(blocks);
    expect([access().length, new Set(access())]).toEqual([2 * PAGE, new Set(['GRANTED'])]);
    isFailing = true;
    queries.changeViewer();
    await vi.waitFor(() => expect(blocks.getState()).toMatchObject({ status: 'failed', channels: [] }));
    const count = requests.length;
    blocks.dispose();
    queries.changeViewer();
    expect(requests).toHaveLength(count);
  });

  // GUIDE-28
  it('requests blocks of twenty channels and six hours, each once', async () => {
    const blocks = createBlocks();
    blocks.want(windowOf(0, 12));
    await settled(blocks);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ from: new Date(begin).toISOString(), rpp: PAGE });
    expect(blocks.getState()).toMatchObject({ hasMore: true });
    expect(blocks.getState().channels).toHaveLength(PAGE);
    blocks.want(windowOf(0, 14));
    expect(requests).toHaveLength(1);
  });

  it('requests the next channels and other hours when they become visible', async () => {
    const blocks = createBlocks();
    blocks.want(windowOf(0, 12));
    await settled(blocks);
    blocks.want(windowOf(8, 20));
    await settled(blocks);
    expect(requests.map(({ lastSeen }) => lastSeen)).toEqual([undefined, 'c20']);
    blocks.want(windowOf(22, 34, 1, 1));
    await settled(blocks);
    expect(requests.slice(2)).toMatchObject([
      { lastSeen: 'c20', from: new Date(begin + GUIDE_BLOCK_MS).toISOString() },
    ]);
    const { channels } = blocks.getState();
    expect(channels.map(({ channel }) => channel.channelId)).toEqual(
      Array.from({ length: 40 }, (_, place) => `c${place + 1}`),
    );
    expect(channels[25]?.programmes.map(({ startDate }) => Date.parse(startDate) - begin)).toEqual([
      0,
      GUIDE_BLOCK_MS,
      2 * GUIDE_BLOCK_MS - 1,
    ]);
  });

  it('keeps channels unchanged that a response does not contain', async () => {
    const blocks = createBlocks();
    blocks.want(windowOf(0, 20));
    await settled(blocks);
    const [before] = blocks.getState().channels;
    blocks.want(windowOf(22, 34));
    await settled(blocks);
    expect(blocks.getState().channels[0]).toBe(before);
  });

  it('reports a failure, and requests again on retry', async () => {
    const blocks = createBlocks();
    isFailing = true;
    blocks.want(windowOf(0, 12));
    await vi.waitFor(() => expect(blocks.getState().status).toBe('failed'));
    expect(blocks.getState().error).not.toBeNull();
    isFailing = false;
    blocks.retry();
    await settled(blocks);
    expect(blocks.getState().channels).toHaveLength(PAGE);
  });

  it('reuses data that another part of the page has loaded', async () => {
    const queries = new Queries({ client, clock: createStillClock() });
    const first = new GuideBlocks(queries, {});
    first.want(windowOf(0, 12));
    await settled(first);
    const second = new GuideBlocks(queries, {});
    second.look(windowOf(0, 12));
    expect(second.getState()).toMatchObject({ status: 'ready' });
    expect(second.getState().channels).toHaveLength(PAGE);
    expect(requests).toHaveLength(1);
  });
});
