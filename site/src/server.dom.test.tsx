import { createClient, createMemoryTokenStore } from '@footlight/client';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSiteState, siteOf } from './app/create-site.js';
import { createLabels } from './app/labels.js';
import { SiteRoot } from './app/site-root.js';
import { fetchFirstPage, loaderDataOf, siteRoutes } from './routes.js';
import { renderPage } from './server.js';
import { BOOT, DRAWN_PAGES, NOW, ORIGIN, examples, given } from './testing/page-request.js';
import './testing/player-stand-in.js';
import { stubIntersectionObserver, stubResizeObserver } from './testing/stub-observers.js';

/** From when a page is drawn to when its scripts have come. */
const ON_ITS_WAY_MS = 3000;

/**
 * What React says besides: of contexts that it has drawn with in this process before, for the service; and of the
 * contract's example, which is every page of a list.
 */
const BESIDES = /^(?:Detected multiple renderers|Encountered two children with the same key)/u;

/** Drawn anew for their viewer's clock, as much as fits, below their heading: tests/journeys/first-views.spec.ts. */
const BY_CLOCK = /^\/(?:schedule|epg)/u;

/** What lays a page out: its elements with their classes, in order. A player stands over what was drawn in its place. */
const layoutOf = (place: ParentNode, address: string): readonly string[] =>
  [...place.querySelectorAll(BY_CLOCK.test(address) ? 'main h1' : 'main :not(footlight-player)')].map(
    (element) => `${element.localName} ${element.getAttribute('class') ?? ''}`,
  );

const faults: string[] = [];
const drawn = new Map<string, Awaited<ReturnType<typeof renderPage>>>();
let root: Root | undefined;

// Before the first is taken over: a render that waits keeps its contexts, and the service would draw within them.
beforeAll(async () => {
  for (const address of DRAWN_PAGES) {
    const { pathname, search } = new URL(address, ORIGIN);
    drawn.set(address, await renderPage({ ...given(), path: pathname, query: search.slice(1) }));
  }
});
beforeEach(() => {
  faults.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!BESIDES.test(String(words[0]))) faults.push(words.map(String).join(' '));
  });
  stubResizeObserver();
  stubIntersectionObserver();
  // As wide as the page was drawn for.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom lays nothing out, so there is nowhere to scroll to.
  HTMLElement.prototype.scrollTo = () => undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + ON_ITS_WAY_MS });
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

/** Has the scripts of a page take over what the service drew of it. @returns how that stood */
const takeOver = async (address: string) => {
  const { pathname } = new URL(address, ORIGIN);
  const { html = '', state: drawnFrom } = drawn.get(address) ?? {};
  document.body.innerHTML = html;
  const place = document.getElementById('root');
  if (place === null) throw new Error(`${address} was drawn without a root.`);

  const { language, labels: words, direction } = BOOT.labels;
  const client = createClient({
    origin: ORIGIN,
    tokens: createMemoryTokenStore(),
    language: () => language,
    fetch: examples(),
  });
  const data = { ...BOOT, now: NOW, state: JSON.parse(JSON.stringify(drawnFrom)) as unknown };
  const state = createSiteState({ client, storage: localStorage, data });
  const site = siteOf(state, BOOT.realm, {
    pathname,
    origin: ORIGIN,
    language,
    drawnAt: NOW,
    drawnFor: BOOT.menus.deviceType,
  });
  const first = await fetchFirstPage(pathname);
  const router = createMemoryRouter(siteRoutes({ site, prefix: '', first, waits: false }), {
    initialEntries: [address],
    hydrationData: { loaderData: loaderDataOf(first, ['']) },
  });
  const stood = { heading: place.querySelector('h1'), layout: layoutOf(place, address) };
  const labels = await createLabels(words, language, direction);
  await act(async () => {
    root = hydrateRoot(
      place,
      <SiteRoot site={site} labels={labels} prefetch={() => undefined} isDrawn>
        <RouterProvider router={router} />
      </SiteRoot>,
      { onRecoverableError: (error) => faults.push(String(error)) },
    );
  });
  state.dispose();
  return stood;
};

// PAGE-26
it.each(DRAWN_PAGES)('%s is taken over as it was drawn, and stays so', async (address) => {
  const { heading, layout } = await takeOver(address);
  // React reports markup that it cannot take over.
  expect(faults).toEqual([]);
  expect(heading).not.toBeNull();
  expect(document.querySelector('h1')).toBe(heading);
  expect(document.querySelector('main')?.hasAttribute('data-drawn')).toBe(false);
  expect(layoutOf(document, address)).toEqual(layout);
});
