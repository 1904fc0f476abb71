import { createClient, createMemoryTokenStore } from '@footlight/client';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSiteState, siteOf } from './app/create-site.js';
import { createLabels } from './app/labels.js';
import { SiteRoot } from './shell/site-root.js';
import { fetchFirstPage, loaderDataOf, siteRoutes } from './routes.js';
import { renderPage } from './server.js';
import { BOOT, SERVER_RENDERED_PAGES, NOW, ORIGIN, examples, given } from './testing/page-request.js';
import './testing/player-stand-in.js';
import { stubIntersectionObserver, stubResizeObserver } from './testing/stub-observers.js';

/** Time between server rendering and hydration, in milliseconds. */
const DELIVERY_MS = 3000;

/**
 * Unrelated React warnings: about contexts used by another renderer in this process, and about duplicate keys, because
 * every page of a list is the contract's example.
 */
const BESIDES = /^(?:Detected multiple renderers|Encountered two children with the same key)/u;

/** Pages that render again in the viewer's time zone, below their heading: tests/journeys/first-views.spec.ts. */
const BY_CLOCK = /^\/(?:schedule|epg)/u;

/** The elements of a page with their classes, in order. The player is excluded, because it replaces a placeholder. */
const layoutOf = (place: ParentNode, address: string): readonly string[] =>
  [...place.querySelectorAll(BY_CLOCK.test(address) ? 'main h1' : 'main :not(footlight-player)')].map(
    (element) => `${element.localName} ${element.getAttribute('class') ?? ''}`,
  );

const faults: string[] = [];
const rendered = new Map<string, Awaited<ReturnType<typeof renderPage>>>();
let root: Root | undefined;

// Rendered before any hydration: a pending render keeps its contexts, and the server renderer would use them.
beforeAll(async () => {
  for (const address of SERVER_RENDERED_PAGES) {
    const { pathname, search } = new URL(address, ORIGIN);
    rendered.set(address, await renderPage({ ...given(), path: pathname, query: search.slice(1) }));
  }
});
beforeEach(() => {
  faults.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!BESIDES.test(String(words[0]))) faults.push(words.map(String).join(' '));
  });
  stubResizeObserver();
  stubIntersectionObserver();
  // The width that the page was rendered for.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  // A region that writes dates and times in another way than the service.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  // jsdom has no layout.
  HTMLElement.prototype.scrollTo = () => undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + DELIVERY_MS });
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

/** Hydrates a server-rendered page. @returns its state before hydration */
const takeOver = async (address: string) => {
  const { pathname } = new URL(address, ORIGIN);
  const { html = '', state: renderedState } = rendered.get(address) ?? {};
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
  const data = { ...BOOT, now: NOW, state: JSON.parse(JSON.stringify(renderedState)) as unknown };
  const state = createSiteState({ client, storage: localStorage, data });
  const site = siteOf(state, BOOT.realm, {
    pathname,
    origin: ORIGIN,
    language,
    renderedAt: NOW,
    renderedFor: BOOT.menus.deviceType,
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
      <SiteRoot site={site} labels={labels} prefetch={() => undefined} isServerRendered>
        <RouterProvider router={router} />
      </SiteRoot>,
      { onRecoverableError: (error) => faults.push(String(error)) },
    );
  });
  state.dispose();
  return stood;
};

// PAGE-26
it.each(SERVER_RENDERED_PAGES)('%s is hydrated without mismatches, and keeps its layout', async (address) => {
  const { heading, layout } = await takeOver(address);
  // React reports hydration mismatches.
  expect(faults).toEqual([]);
  expect(heading).not.toBeNull();
  expect(document.querySelector('h1')).toBe(heading);
  expect(document.querySelector('main')?.hasAttribute('data-drawn')).toBe(false);
  expect(layoutOf(document, address)).toEqual(layout);
});
