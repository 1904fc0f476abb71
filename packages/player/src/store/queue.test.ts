import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerError } from '../player-error.js';
import { createCommandQueue } from './queue.js';

describe('createCommandQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps commands in order until it opens, then runs them at once', async () => {
    const queue = createCommandQueue();
    const ran: string[] = [];
    const command = (name: string) => () => {
      ran.push(name);
      return Promise.resolve(name);
    };
    const waiting = [queue.add(null, command('play')), queue.add(null, command('pause'))];
    expect(ran).toEqual([]);
    queue.open();
    expect(ran).toEqual(['play', 'pause']);
    expect(await Promise.all(waiting)).toEqual(['play', 'pause']);
    expect(await queue.add(null, command('seek'))).toBe('seek');
    queue.close();
    void queue.add(null, command('late'));
    expect(ran).toEqual(['play', 'pause', 'seek']);
  });

  it('runs only the newest of one key, in the place of the first, and settles both with its result', async () => {
    const queue = createCommandQueue();
    const first = queue.add('setVolume', () => Promise.resolve(10));
    const between = queue.add(null, () => Promise.resolve('play'));
    const second = queue.add('setVolume', () => Promise.resolve(80));
    queue.open();
    expect(await Promise.all([first, between, second])).toEqual([80, 'play', 80]);
  });

  it('refuses more than it can hold', async () => {
    const queue = createCommandQueue({ capacity: 1 });
    const kept = queue.add(null, () => Promise.resolve('kept'));
    await expect(queue.add(null, () => Promise.resolve())).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    queue.open();
    expect(await kept).toBe('kept');
  });

  // PLAY-8
  it('gives up a command that has waited 30 s', async () => {
    const queue = createCommandQueue();
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const outcome = queue.add(null, run).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({ code: 'TIMEOUT' });
    queue.open();
    expect(run).not.toHaveBeenCalled();
  });

  it('rejects what waits, and is usable after', async () => {
    const queue = createCommandQueue();
    const lost = queue.add('seek', () => Promise.resolve());
    queue.reject(new PlayerError('DESTROYED', 'gone'));
    await expect(lost).rejects.toMatchObject({ code: 'DESTROYED' });
    const next = queue.add('seek', () => Promise.resolve('again'));
    queue.open();
    expect(await next).toBe('again');
  });
});
