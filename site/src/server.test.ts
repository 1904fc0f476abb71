import { createClient, createMemoryTokenStore } from '@footlight/client';
import { catalogues } from '@footlight/i18n/catalogues';
import { createAppState, type Dehydrated } from '@footlight/state';
import { describe, expect, it, vi } from 'vitest';
import { fetchFirstPage } from './routes.js';
import { isSharedByGuests, renderFrame, renderPage } from './server.js';
import { BOOT, SERVER_RENDERED_PAGES, NOW, ORIGIN, examples, given } from './testing/page-request.js';

const render = async (address: string, fetch = examples()) => {
  const { pathname: path, search } = new URL(address, ORIGIN);
  const request = { ...given(fetch), path, query: search.slice(1) };
  return { ...(await renderPage(request)), fetch, titlesOf: request.titlesOf };
};

const refusing = (status: number, code: string) =>
  vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(
      Response.json({ status, code, messages: ['No.'], requestId: 'r', details: {} }, { status }),
    ),
  );

describe('a server-rendered page', () => {
  it.each(SERVER_RENDERED_PAGES)('%s has a header, a heading, a footer and no script', async (address) => {
    const { html, head } = await render(address);
    expect(html).toMatch(/^<div id="root">.*<\/div>$/su);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).toMatch(/<h1[ >]/u);
    expect(html).not.toContain('<script');
    expect(head).toMatch(/<title>[^<]+<\/title>/u);
    expect(head).not.toContain('<div');
  });

  it.each(['/', '/fr', '/fr/video/1001'])(
    '%s is in a realm whose languages have no paths of their own',
    async (path) => {
      const languages = [
        { code: 'en', name: 'English', direction: 'ltr' as const },
        { code: 'fr', name: 'Français', direction: 'ltr' as const },
      ];
      const boot = { ...BOOT, realm: { ...BOOT.realm, languages } };
      const { html, head, status } = await renderPage({ ...given(examples()), boot, path, query: '' });
      expect(status).toBe(200);
      expect(html).toMatch(/<h1[ >]/u);
      expect(html).toContain('href="/fr');
      expect(head).toContain('hrefLang="fr"');
    },
  );

  // PAGE-27
  it.each(SERVER_RENDERED_PAGES)(
    '%s contains the data that it was rendered from, so that the browser sends no request',
    async (address) => {
      const { state: renderedState, fetch: serverFetch } = await render(address);
      expect(serverFetch).toHaveBeenCalled();
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
        hydrate: JSON.parse(JSON.stringify(renderedState)) as Dehydrated,
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
    },
  );

  // PAGE-21
  it.each(SERVER_RENDERED_PAGES)(
    '%s has one document title, which matches its shared title',
    async (address) => {
      const { head, status } = await render(address);
      const [titled, ...others] = [...head.matchAll(/<title>([^<]*)<\/title>/gu)].map(([, title]) => title);
      const shared = /<meta property="og:title" content="([^"]*)"/u.exec(head)?.[1];
      const name = BOOT.realm.name;
      expect(titled).toBe(shared === name ? name : `${shared} · ${name}`);
      expect(others).toEqual([]);
      expect(status).toBe(200);
    },
  );

  // PAGE-30
  it('responds with 404 if its content does not exist', async () => {
    const { html, head, status } = await render('/video/0', refusing(404, 'VOD_NOT_FOUND'));
    expect(html).toMatch(/<h1[ >]/u);
    expect(html).toContain('role="alert"');
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(head).not.toContain('canonical');
  });

  it('responds with 503 if its content fails to load, but with 200 if a list does', async () => {
    const { head, status } = await render('/video/1001', refusing(500, 'INTERNAL'));
    expect(status).toBe(503);
    expect(head).not.toContain('canonical');
    const lists = await render('/upcoming', refusing(500, 'INTERNAL'));
    expect(lists.status).toBe(200);
  });

  // PAGE-30
  it('responds with 404 for an unknown address', async () => {
    const { html, head, status, fetch } = await render('/nothing/here');
    expect(html).toContain(catalogues.en['notFoundTitle']);
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(fetch).not.toHaveBeenCalled();
  });

  // PAGE-23
  it('requests its titles in other languages once, only if its address contains a title', async () => {
    const { titlesOf } = await render('/series/5001');
    expect(titlesOf.mock.calls).toEqual([[[{ kind: 'SERIES', id: '5001' }]]]);
    expect((await render('/schedule')).titlesOf).not.toHaveBeenCalled();
  });

  // PAGE-63
  it('is shared between guests only if it declares so', async () => {
    const shared = async (path: string): Promise<boolean> => isSharedByGuests(path);
    for (const address of SERVER_RENDERED_PAGES)
      expect(await shared(new URL(address, ORIGIN).pathname)).toBe(true);
    for (const path of ['/login', '/preferences', '/favourites', '/_admin/preview', '/nothing/here'])
      expect(await shared(path)).toBe(false);
  });
});

describe('a page in an iframe', () => {
  // PAGE-22
  it('has the page of the same content as canonical, and is not indexed itself', async () => {
    const request = { ...given(), kind: 'vod', id: '1001' };
    const { status, head } = await renderFrame(request);
    expect(status).toBe(200);
    const film = await render('/video/1001');
    const canonical = /<link rel="canonical" href="[^"]*"\/>/u;
    expect(canonical.exec(head)?.[0]).toBe(canonical.exec(film.head)?.[0]);
    expect(head).toContain('content="noindex, indexifembedded');
    expect(head).not.toMatch(/hreflang|rel="preload"/iu);
  });

  // PLAY-18
  it('has the artwork and the play button before its script is loaded', async () => {
    const request = { ...given(), kind: 'vod', id: '1001' };
    const { cover } = await renderFrame(request);
    expect(cover).toMatch(/<img class="cover-picture" src="[^"]+" srcSet="[^"]+ \d+w/u);
    expect(cover).toMatch(/<button type="button" class="cover-start" aria-label="Play">/u);
    for (const query of ['controls=none', 'autoplay']) {
      const bare = await renderFrame({ ...request, query });
      expect(bare.cover).toContain('cover-picture');
      expect(bare.cover).not.toContain('<button');
    }
  });

  it('responds with 404 for an unknown kind or missing content', async () => {
    const none = await renderFrame({ ...given(), kind: 'what', id: '1' });
    const missing = await renderFrame({ ...given(refusing(404, 'VOD_NOT_FOUND')), kind: 'vod', id: '0' });
    for (const { status, head, cover } of [none, missing]) {
      expect(status).toBe(404);
      expect(cover).toBe('');
      expect(head).toContain('content="noindex, follow"');
      expect(head).not.toContain('canonical');
    }
  });
});
