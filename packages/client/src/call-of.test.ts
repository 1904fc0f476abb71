import { calls, type CallName } from '@footlight/contract';
import { expect, it } from 'vitest';
import { callOf } from './call-of.js';

it('finds every call of the contract', async () => {
  const names = Object.keys(calls) as CallName[];
  const found = await Promise.all(names.map(async (name) => [name, await callOf(name)] as const));
  expect(Object.fromEntries(found)).toEqual(calls);
});

it('gives calls of viewing at once, because a page that is unloaded waits for nothing', () => {
  for (const name of ['saveWatchProgress', 'sendPlaybackHeartbeat', 'getSection', 'refreshToken'] as const)
    expect(callOf(name)).toBe(calls[name]);
});
