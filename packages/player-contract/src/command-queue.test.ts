import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT_MS, CommandQueue, MAX_QUEUED_CALLS } from './command-queue.js';
import { queueRulesOf } from './command-calls.js';
import type { CommandName } from './commands.js';

/**
 * The rejection reason of a promise. Attaches its handlers at once, so that no rejection is unhandled in the meantime.
 */
const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ fulfilled: value }),
    (reason: unknown) => reason,
  );

interface Run {
  readonly name: CommandName;
  readonly params: object;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A queue that is closed at first and records the calls that it runs. */
const setUp = ({ isTimedUntilAnswer = false } = {}) => {
  const runs: Run[] = [];
  let isOpen = false;
  const queue = new CommandQueue<CommandName>({
    run: (name, params) =>
      new Promise((resolve, reject) => {
        runs.push({ name, params, resolve, reject });
      }),
    mayRun: () => isOpen,
    rulesOf: queueRulesOf,
    full: () => new Error('full'),
    late: () => new Error('late'),
    isTimedUntilAnswer,
  });
  return {
    queue,
    runs,
    add: (name: CommandName, params: object = {}): Promise<unknown> => queue.add(name, params),
    open: () => {
      isOpen = true;
      queue.flush();
    },
    close: () => {
      isOpen = false;
    },
    ran: () => runs.map(({ name, params }) => [name, params]),
  };
};

describe('CommandQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps the order of queued calls, and runs calls immediately while it is open', () => {
    const { add, open, close, ran } = setUp();
    void add('play');
    void add('seek', { to: 5 });
    expect(ran()).toEqual([]);
    open();
    void add('pause');
    close();
    void add('skipAd');
    expect(ran().map(([name]) => name)).toEqual(['play', 'seek', 'pause']);
  });

  it('merges calls that set the same thing, at the position of the first, and resolves each of them', async () => {
    const { add, open, ran, runs } = setUp();
    const calls = [add('setVolume', { volume: 20 }), add('setVolume', { muted: true })];
    void add('play');
    calls.push(add('setVolume', { volume: 60 }));
    open();
    expect(ran()).toEqual([
      ['setVolume', { volume: 60, muted: true }],
      ['play', {}],
    ]);
    runs[0]?.resolve('done');
    expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
  });

  it('merges relative seeks into the seek before them', () => {
    const { add, open, ran } = setUp();
    void add('seek', { to: 40 });
    void add('seek', { by: 10 });
    void add('setFullscreen', { on: true });
    void add('seek', { by: -20 });
    open();
    expect(ran()).toEqual([
      ['seek', { to: 30 }],
      ['setFullscreen', { on: true }],
    ]);
  });

  it.each<CommandName>(['load', 'next', 'previous'])('does not merge calls across %s', (name) => {
    const { add, open, runs } = setUp();
    void add('seek', { to: 40 });
    void add(name, { id: '1002' });
    void add('seek', { to: 10 });
    open();
    expect(runs).toHaveLength(3);
  });

  it('never merges calls that count individually', () => {
    const { add, open, runs } = setUp();
    void add('play');
    void add('play');
    open();
    expect(runs).toHaveLength(2);
  });

  it('runs setters of one kind one after the other, without blocking other commands', async () => {
    const { add, open, ran, runs } = setUp();
    open();
    const first = add('setRate', { rate: 1.5 });
    const others = [add('setRate', { rate: 2 }), add('setRate', { rate: 0.5 })];
    void add('setStatistics', { on: true });
    expect(ran()).toEqual([
      ['setRate', { rate: 1.5 }],
      ['setStatistics', { on: true }],
    ]);
    runs[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    expect(ran().at(-1)).toEqual(['setRate', { rate: 2 }]);
    runs.at(-1)?.resolve('second');
    expect(await others[0]).toBe('second');
    expect(ran().at(-1)).toEqual(['setRate', { rate: 0.5 }]);
    runs.at(-1)?.resolve('third');
    expect(await others[1]).toBe('third');
  });

  // PLAY-8
  it('rejects a call when a hundred are queued', async () => {
    const { add, open, runs } = setUp();
    for (let count = 0; count < MAX_QUEUED_CALLS; count += 1) void add('play');
    await expect(add('play')).rejects.toThrow('full');
    open();
    expect(runs).toHaveLength(MAX_QUEUED_CALLS);
  });

  // PLAY-8
  it('rejects a queued call after the timeout, and does not run it later', async () => {
    const { add, open, runs } = setUp();
    const waiting = rejectionOf(add('play'));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await waiting).toMatchObject({ message: 'late' });
    open();
    expect(runs).toEqual([]);
  });

  it('does not apply the timeout to a running call', async () => {
    const { add, open, runs } = setUp();
    const call = add('play');
    open();
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    runs[0]?.resolve('done');
    expect(await call).toBe('done');
  });

  // PLAY-8
  it('rejects a running call too, if the timeout covers the whole call', async () => {
    const { add, open, close, ran } = setUp({ isTimedUntilAnswer: true });
    open();
    const running = rejectionOf(add('setRate', { rate: 2 }));
    close();
    const waiting = rejectionOf(add('play'));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await Promise.all([running, waiting])).toMatchObject([{ message: 'late' }, { message: 'late' }]);
    open();
    void add('setRate', { rate: 1 });
    expect(ran()).toEqual([
      ['setRate', { rate: 2 }],
      ['setRate', { rate: 1 }],
    ]);
  });

  it('rejects one of two merged calls on its timeout, and still runs the other', async () => {
    const { add, open, runs } = setUp();
    const early = rejectionOf(add('setRate', { rate: 2 }));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS / 2);
    const late = add('setRate', { rate: 1 });
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS / 2);
    expect(await early).toMatchObject({ message: 'late' });
    open();
    runs[0]?.resolve('done');
    expect(await late).toBe('done');
  });

  it('does not run calls that were rejected while an earlier call ran', async () => {
    const started: CommandName[] = [];
    let isOpen = false;
    const queue = new CommandQueue<CommandName>({
      run: (name) => {
        started.push(name);
        queue.reject(new Error('lost'), (_name, isRunning) => !isRunning);
        return Promise.resolve();
      },
      mayRun: () => isOpen,
      rulesOf: queueRulesOf,
      full: () => new Error('full'),
      late: () => new Error('late'),
    });
    void queue.add('play', {});
    const given = rejectionOf(queue.add('pause', {}));
    isOpen = true;
    queue.flush();
    expect(started).toEqual(['play']);
    expect(await given).toMatchObject({ message: 'lost' });
  });

  it('rejects only running, only queued, or only some calls', async () => {
    const { queue, add, open, close, ran } = setUp();
    open();
    const running = rejectionOf(add('play'));
    close();
    const waiting = add('pause');
    queue.reject(new Error('reloaded'), (_name, isRunning) => isRunning);
    expect(await running).toMatchObject({ message: 'reloaded' });
    open();
    expect(ran().map(([name]) => name)).toEqual(['play', 'pause']);
    close();
    const lost = rejectionOf(add('skipAd'));
    queue.reject(new Error('gone'), (_name, isRunning) => !isRunning);
    expect(await lost).toMatchObject({ message: 'gone' });
    queue.reject(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    const [play, seek] = [rejectionOf(add('play')), add('seek', { to: 5 })];
    queue.reject(new Error('paused'), (name) => name === 'play');
    expect(await play).toMatchObject({ message: 'paused' });
    open();
    expect(ran().at(-1)).toEqual(['seek', { to: 5 }]);
    queue.reject(new Error('over'));
    await expect(seek).rejects.toThrow('over');
  });
});
