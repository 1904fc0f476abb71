import { HttpError } from '@footlight/client';
import { describe, expect, it } from 'vitest';
import { createLoad } from './load.js';
import type { CallError } from './status.js';

const record = () => {
  const values: string[] = [];
  const errors: CallError[] = [];
  return {
    values,
    errors,
    settle: {
      ready: (value: string) => void values.push(value),
      failed: (error: CallError) => void errors.push(error),
    },
  };
};

/** A task that settles only when the test does, regardless of its signal. */
const createTask = () => {
  let resolve: (value: string) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<string>((keep, give) => {
    resolve = keep;
    reject = give;
  });
  return { run: () => promise, resolve, reject };
};

describe('createLoad', () => {
  it('settles with the value or the failure', async () => {
    const { values, errors, settle } = record();
    const load = createLoad();
    await load.run(async () => 'a', settle);
    await load.run(() => Promise.reject(new HttpError('VOD_NOT_FOUND', { messages: ['Gone.'] })), settle);
    expect(values).toEqual(['a']);
    expect(errors).toEqual([
      { code: 'VOD_NOT_FOUND', message: 'Gone.', requestId: null, issues: [], limit: null },
    ]);
  });

  it('aborts the previous load, and drops its result even if it ignores the signal', async () => {
    const { values, errors, settle } = record();
    const load = createLoad();
    const [slow, failing] = [createTask(), createTask()];
    let signal: AbortSignal | undefined;
    const first = load.run((given) => {
      signal = given;
      return slow.run();
    }, settle);
    const second = load.run(failing.run, settle);
    expect(signal?.aborted).toBe(true);
    await load.run(async () => 'newest', settle);
    slow.resolve('stale');
    failing.reject(new HttpError('INTERNAL'));
    await Promise.all([first, second]);
    expect(values).toEqual(['newest']);
    expect(errors).toEqual([]);
  });

  it('settles nothing after it is cancelled', async () => {
    const { values, settle } = record();
    const load = createLoad();
    const task = createTask();
    const done = load.run(task.run, settle);
    load.cancel();
    task.resolve('late');
    await done;
    expect(values).toEqual([]);
  });

  it('rethrows programming errors instead of reporting them as network failures', async () => {
    const { errors, settle } = record();
    const thrown = new TypeError('undefined is not a function');
    await expect(createLoad().run(() => Promise.reject(thrown), settle)).rejects.toBe(thrown);
    expect(errors).toEqual([]);
  });
});
