import { calls, type CallName, type PageBoot, type PageRequest } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { catalogues } from '@footlight/i18n/catalogues';
import { vi } from 'vitest';

export const ORIGIN = 'https://watch.example';
export const NOW = Date.parse('2026-11-23T12:00:00Z');

const patterns = (Object.keys(calls) as CallName[])
  .filter((name) => calls[name].method === 'GET')
  .map((name) => ({
    name,
    pattern: new RegExp(`^${calls[name].path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
  }))
  // Longer patterns first: `/event/live` before `/event/{id}`.
  .toSorted((one, other) => other.pattern.source.length - one.pattern.source.length);

const exampleOf = (pathname: string): unknown => {
  const name = patterns.find(({ pattern }) => pattern.test(pathname))?.name;
  if (name === undefined) throw new Error(`No call is at ${pathname}.`);
  return shapes[name].example;
};

/** Responds to each call with the contract's example. */
export const examples = () =>
  vi.fn<typeof globalThis.fetch>((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    return Promise.resolve(Response.json(exampleOf(pathname)));
  });

export const BOOT: PageBoot = {
  realm: shapes.getRealm.example as unknown as PageBoot['realm'],
  labels: { language: 'en', direction: 'ltr', labels: catalogues.en },
  menus: shapes.getMenus.example as unknown as PageBoot['menus'],
};

/** Default options of a page request. */
export const given = (fetch = examples()) => ({
  query: '',
  origin: ORIGIN,
  boot: BOOT,
  now: NOW,
  fetch,
  titlesOf: vi.fn<PageRequest['titlesOf']>((contents) => Promise.resolve(contents.map(() => ({})))),
});

/** All kinds of server-rendered pages. */
export const SERVER_RENDERED_PAGES = [
  '/home',
  '/browse',
  '/section/films',
  '/video/1001',
  '/live/2001',
  '/series/5001',
  '/season/4001',
  '/playlist/3001',
  '/search?query=night',
  '/grid?gridviewconfigid=films',
  '/livenow',
  '/upcoming',
  '/releases',
  '/schedule',
  '/epg',
  '/epg?genre=film&q=night',
  '/news',
  '/news?feed=ringside',
  '/news/ringside/n-1',
  '/fighters',
  '/fighters?class=HEAVYWEIGHT',
  '/fighters/f-1',
  '/externalpage/about',
  '/plugin/tides',
];
