import { afterEach, expect, it, vi } from 'vitest';
import { yieldToBrowser } from './yield-to-browser.js';

afterEach(() => vi.unstubAllGlobals());

it('lets waiting tasks run first if the browser has no scheduler', async () => {
  vi.stubGlobal('scheduler', undefined);
  const order: string[] = [];
  setTimeout(() => order.push('a task that waited'));
  await yieldToBrowser();
  order.push('the next piece');
  expect(order).toEqual(['a task that waited', 'the next piece']);
});

it('uses `scheduler.yield` if available', async () => {
  const pause = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('scheduler', { yield: pause });
  await yieldToBrowser();
  expect(pause).toHaveBeenCalledOnce();
});
