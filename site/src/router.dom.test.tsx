import { createClient, createMemoryTokenStore } from '@footlight/client';
import type { BroughtAnswer } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { callsOfPage, placeOf, type PageCall } from '@footlight/domain';
import { createAppState } from '@footlight/state';
import { expect, it, vi } from 'vitest';
import type { Site } from './app/site-context.js';
import { beginPage } from './router.js';

const answered = ({ next, ...call }: PageCall): BroughtAnswer[] => {
  const reply = shapes[call.name].example;
  const following = next?.(reply) ?? null;
  return [{ ...call, reply }, ...(following === null ? [] : answered(following))];
};

it.each([
  ['/news', 2],
  ['/news?feed=boxing', 2],
  ['/news/ringside/n-1', 2],
  ['/fighters', 2],
  ['/fighters?class=HEAVYWEIGHT', 2],
  ['/fighters/f-1', 2],
  ['/grid?gridviewconfigid=all-films', 1],
  ['/grid?gridviewconfigid=all-films&facet=genre:drama', 1],
  ['/livenow', 1],
  ['/upcoming', 1],
  ['/releases', 1],
  ['/externalpage/about', 1],
])('%s begins with what came with the page, and asks for nothing', async (address, count) => {
  const { pathname, search, searchParams } = new URL(address, 'https://watch.example');
  const place = placeOf(pathname);
  const brought = place === null ? [] : callsOfPage(place, searchParams).flatMap(answered);
  expect(brought).toHaveLength(count);
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}', { status: 404 })));
  const client = createClient({
    origin: 'https://watch.example',
    tokens: createMemoryTokenStore(),
    language: () => 'en',
    fetch,
    brought,
  });
  const state = createAppState({ client, clock: { now: () => Date.now() }, storage: localStorage });
  await beginPage({ state } as Site, { pathname, search });
  expect(fetch).not.toHaveBeenCalled();
  // Each was taken: whoever asks again, asks the service.
  for (const { name, reply: _, ...parts } of brought)
    await client.call(name as 'listNewsFeeds', parts as never).catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(count);
  state.dispose();
});
