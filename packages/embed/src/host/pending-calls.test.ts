import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RPC_CODE, RpcError } from '../protocol/errors.js';
import { MAX_QUEUED_CALLS } from '../protocol/message.js';
import type { MethodName } from '../protocol/methods.js';
import { PendingCalls, type PendingCall } from './pending-calls.js';

const TIMEOUT_MS = 30_000;

/** What a promise is rejected with; watched from now on, so that nothing is unhandled meanwhile. */
const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ fulfilled: value }),
    (reason: unknown) => reason,
  );

const setUp = () => {
  const calls = new PendingCalls(TIMEOUT_MS);
  const sent: PendingCall[] = [];
  const wait = (method: MethodName, params: object = {}): Promise<unknown> =>
    calls.open(method, params, undefined);
  const release = (): [string, object][] => {
    calls.release((call) => sent.push(call));
    return sent.map(({ method, params }) => [method, params]);
  };
  return { calls, sent, wait, release };
};

describe('PendingCalls', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps the order of what waits', () => {
    const { wait, release } = setUp();
    void wait('player.play');
    void wait('player.seek', { to: 5 });
    void wait('player.pause');
    expect(release().map(([method]) => method)).toEqual(['player.play', 'player.seek', 'player.pause']);
  });

  it('makes one of repeated setters, and settles each promise with the outcome', async () => {
    const { wait, release, sent } = setUp();
    const first = wait('player.setVolume', { volume: 20 });
    const second = wait('player.setVolume', { muted: true });
    const third = wait('player.setVolume', { volume: 60 });
    expect(release()).toEqual([['player.setVolume', { volume: 60, muted: true }]]);
    sent[0]?.resolve({ volume: 60, muted: true });
    expect(await Promise.all([first, second, third])).toEqual(
      Array.from({ length: 3 }, () => ({ volume: 60, muted: true })),
    );
  });

  it('adds up seeks by a distance, and lets a seek to a time stand for what came before', () => {
    const { wait, release } = setUp();
    void wait('player.seek', { to: 40 });
    void wait('player.seek', { by: 10 });
    void wait('player.setFullscreen', { on: true });
    void wait('player.seek', { by: -20 });
    expect(release()).toEqual([
      ['player.seek', { to: 30 }],
      ['player.setFullscreen', { on: true }],
    ]);
  });

  it('merges nothing across a change of video', () => {
    const { wait, release } = setUp();
    void wait('player.seek', { to: 40 });
    void wait('player.loadVideo', { id: '1002' });
    void wait('player.seek', { to: 10 });
    expect(release()).toHaveLength(3);
  });

  it('never merges play and pause', () => {
    const { wait, release } = setUp();
    void wait('player.play');
    void wait('player.play');
    expect(release()).toHaveLength(2);
  });

  it('refuses the call beyond the hundredth', async () => {
    const { wait, release } = setUp();
    for (let count = 0; count < MAX_QUEUED_CALLS; count += 1) void wait('player.play');
    await expect(wait('player.play')).rejects.toMatchObject({ code: -32004, data: { reason: 'queueFull' } });
    expect(release()).toHaveLength(MAX_QUEUED_CALLS);
  });

  it('gives up a call after its time, waiting or under way, and does not send it later', async () => {
    const { calls, wait, release, sent } = setUp();
    const waiting = rejectionOf(wait('player.play'));
    const underWay = rejectionOf(calls.open('player.pause', {}, (call) => sent.push(call)));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await Promise.all([waiting, underWay])).toMatchObject([{ code: -32001 }, { code: -32001 }]);
    expect(release().map(([method]) => method)).toEqual(['player.pause']);
  });

  it('rejects what is under way and keeps what waits', async () => {
    const { calls, wait, release, sent } = setUp();
    const lost = rejectionOf(calls.open('player.play', {}, (call) => sent.push(call)));
    void wait('player.pause');
    calls.rejectUnderWay(new RpcError(RPC_CODE.reloaded));
    expect(await lost).toMatchObject({ code: -32003 });
    expect(release().map(([method]) => method)).toEqual(['player.play', 'player.pause']);
  });
});
