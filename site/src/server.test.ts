import { createClient, createMemoryTokenStore } from '@footlight/client';
import { calls, type CallName, type PageBoot } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { catalogues } from '@footlight/i18n/catalogues';
import { createAppState, type Dehydrated } from '@footlight/state';
import { describe, expect, it, vi } from 'vitest';
import { fetchFirstPage } from './routes.js';
import { renderPage } from './server.js';

const ORIGIN = 'https://watch.example';
const NOW = Date.parse('2026-11-23T12:00:00Z');

const patterns = (Object.keys(calls) as CallName[])
  .filter((name) => calls[name].method === 'GET')
  .map((name) => ({
    name,
    pattern: new RegExp(`^${calls[name].path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
  }))
  // `/event/live` before `/event/{id}`.
  .toSorted((one, other) => other.pattern.source.length - one.pattern.source.length);

const exampleOf = (pathname: string): unknown => {
  const name = patterns.find(({ pattern }) => pattern.test(pathname))?.name;
  if (name === undefined) throw new Error(`No call is at ${pathname}.`);
  return shapes[name].example;
};

/** Answers each call as the contract's example does. */
const examples = () =>
  vi.fn<typeof globalThis.fetch>((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    return Promise.resolve(Response.json(exampleOf(pathname)));
  });

const boot: PageBoot = {
  realm: shapes.getRealm.example as unknown as PageBoot['realm'],
  labels: { language: 'en', direction: 'ltr', labels: catalogues.en },
  menus: shapes.getMenus.example as unknown as PageBoot['menus'],
};

const render = async (address: string, fetch = examples()) => {
  const { pathname: path, search } = new URL(address, ORIGIN);
  const page = await renderPage({ path, query: search.slice(1), origin: ORIGIN, boot, now: NOW, fetch });
  return { ...page, fetch };
};

const PAGES = [
  '/home',
  '/browse',
  '/section/films',
  '/video/1001',
  '/live/2001',
  '/series/5001',
  '/season/4001',
  '/playlist/3001',
  '/search?query=night',
  '/grid?gridviewconfigid=all-films',
  '/livenow',
  '/upcoming',
  '/releases',
  '/schedule',
  '/news',
  '/news?feed=ringside',
  '/news/ringside/n-1',
  '/fighters',
  '/fighters?class=HEAVYWEIGHT',
  '/fighters/f-1',
  '/externalpage/about',
];

describe('a page that the service draws', () => {
  it.each(PAGES)('%s has its bar, its heading, its footer and no script', async (address) => {
    const { html, head } = await render(address);
    expect(html).toMatch(/^<div id="root">.*<\/div>$/su);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).toMatch(/<h1[ >]/u);
    expect(html).not.toContain('<script');
    expect(head).toMatch(/<title>[^<]+<\/title>/u);
    expect(head).not.toContain('<div');
  });

  // PAGE-27
  it.each(PAGES)('%s brings what it was drawn from, so that its page asks for nothing', async (address) => {
    const { state: drawnFrom, fetch: asked } = await render(address);
    expect(asked).toHaveBeenCalled();
    const fetch = examples();
    const client = createClient({
      origin: ORIGIN,
      tokens: createMemoryTokenStore(),
      language: () => 'en',
      fetch,
    });
    const state = createAppState({
      client,
      clock: { now: () => NOW },
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
      hydrate: JSON.parse(JSON.stringify(drawnFrom)) as Dehydrated,
    });
    const { pathname, searchParams } = new URL(address, ORIGIN);
    const first = await fetchFirstPage(pathname);
    const place = first?.place;
    await first?.page.load?.({
      site: { state },
      params: place?.params ?? {},
      query: searchParams,
      now: NOW,
      timeZone: 'UTC',
    });
    expect(fetch).not.toHaveBeenCalled();
    state.dispose();
  });

  it('says of content that is not there that it is not', async () => {
    const body = {
      status: 404,
      code: 'VOD_NOT_FOUND',
      messages: ['No such video.'],
      requestId: 'r',
      details: {},
    };
    const refused = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(Response.json(body, { status: 404 })),
    );
    const { html } = await render('/video/0', refused);
    expect(html).toMatch(/<h1[ >]/u);
    expect(html).toContain('role="alert"');
  });

  it('has a page for addresses that there is none of', async () => {
    const { html, fetch } = await render('/nothing/here');
    expect(html).toContain(catalogues.en['notFoundTitle']);
    expect(fetch).not.toHaveBeenCalled();
  });
});
