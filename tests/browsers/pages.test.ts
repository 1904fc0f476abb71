import { describe } from 'vitest';
import { expect, product, test } from './journey.js';
import { newAddress, signedUp } from './signed-in.js';
import type { Tab } from './tab.js';

const untilAt = (tab: Tab, pattern: string) =>
  tab.until((_, wanted) => new RegExp(wanted, 'u').test(location.pathname + location.search), pattern);

const untilShown = (tab: Tab, selector: string, name?: string) =>
  tab.until(({ one }, css, label) => one(css, label), selector, name ?? null);

/** Pages that the service renders, and what a viewer does first on each of them. */
const PAGES: readonly {
  readonly path: string;
  readonly name: string;
  readonly needsAccount?: boolean;
  readonly act: (tab: Tab) => Promise<unknown>;
}[] = [
  {
    name: 'home',
    path: '/home',
    act: async (tab) => {
      await tab.press('main button', 'More: For tonight');
      await tab.until(({ one }) => one('main button', 'Back: For tonight'));
    },
  },
  {
    name: 'a film',
    path: '/video/1001',
    act: async (tab) => {
      await tab.press('main button', 'Share');
      await untilShown(tab, 'main [role=status]', 'Link copied');
    },
  },
  {
    name: 'a series',
    path: '/series/5001',
    act: async (tab) => {
      await tab.press('main a', 'Season 2');
      await untilAt(tab, '^/season/4002');
      await untilShown(tab, 'main a', '.*S2 E1.*');
    },
  },
  {
    name: 'the guide',
    path: '/epg',
    act: async (tab) => {
      await tab.press('main a', 'Tomorrow');
      await untilAt(tab, '^/epg\\?day=');
    },
  },
  {
    name: 'search',
    path: '/search',
    act: async (tab) => {
      await tab.fill('lantern', 'main input', 'Search');
      await untilShown(tab, 'main a', 'The Lantern Coast.*');
      await untilAt(tab, 'lantern');
    },
  },
  {
    name: 'news',
    path: '/news',
    act: async (tab) => {
      await tab.press('main a[href^="/news/ringside"]');
      await untilAt(tab, '^/news/ringside/');
      await untilShown(tab, 'main h1');
    },
  },
  {
    name: 'sign-in',
    path: '/login',
    act: async (tab) => {
      await tab.press('main a', 'Forgot your password\\?');
      await untilAt(tab, '^/login/request-password');
      await untilShown(tab, 'main input[type="email"]');
    },
  },
  {
    name: 'the account',
    path: '/account',
    needsAccount: true,
    act: async (tab) => {
      await tab.press('main a[href="/account/security"]');
      await untilAt(tab, '^/account/security$');
      await untilShown(tab, 'main :is(h1, h2)', '.*[Pp]assword.*');
    },
  },
  {
    name: 'a live event',
    path: '/live/2001',
    act: async (tab) => {
      await tab.press('header button', 'Live now.*');
      await untilShown(tab, 'a[href*="/live/2002"]');
    },
  },
  {
    name: 'a playlist',
    path: '/playlist/3001',
    act: async (tab) => {
      await tab.press('main a', '.*Night Market.*');
      await untilAt(tab, '^/interstitial/1002');
    },
  },
];

describe('a rendered page is hydrated without an error and answers:', () => {
  for (const { name, path, needsAccount, act } of PAGES)
    test(name, async ({ tab }) => {
      await tab.resize(1100, 800);
      if (needsAccount === true) await signedUp(tab, newAddress('account'));
      await tab.goto(`${product.origin}${path}`);
      await act(tab);
    });
});

test('in Arabic everything runs from right to left, and arrow keys follow', async ({ tab }) => {
  await tab.resize(1100, 800);
  await tab.goto(`${product.origin}/ar/home`);
  const layout = await tab.run(({ one }) => {
    const { documentElement } = document;
    const [first, second] = ['/ar/home', '/ar/section/films'].map(
      (path) => one(`header a[href="${path}"]`).getBoundingClientRect().left,
    );
    return {
      direction: getComputedStyle(documentElement).direction,
      isReversed: (first ?? 0) > (second ?? 0),
      excess: documentElement.scrollWidth - documentElement.clientWidth,
    };
  });
  expect(layout).toEqual({ direction: 'rtl', isReversed: true, excess: 0 });
  await tab.goto(`${product.origin}/ar/epg`);
  const startOf = () => Date.parse((document.activeElement as HTMLElement).dataset['at'] ?? '');
  await tab.keyOn('ArrowLeft', '[role="grid"] [data-stop]');
  const first = await tab.until(startOf);
  await tab.key('ArrowLeft');
  await tab.until(
    (_, before) => Date.parse((document.activeElement as HTMLElement).dataset['at'] ?? '') > before,
    first,
  );
  await tab.key('ArrowRight');
  await tab.until(
    (_, before) => Date.parse((document.activeElement as HTMLElement).dataset['at'] ?? '') === before,
    first,
  );
});
