import { createClient, createMemoryTokenStore } from '@footlight/client';
import { catalogues } from '@footlight/i18n/catalogues';
import { createAppState, type Dehydrated } from '@footlight/state';
import { describe, expect, it, vi } from 'vitest';
import { fetchFirstPage } from './routes.js';
import { isSharedByGuests, renderFrame, renderPage } from './server.js';
import { BOOT, DRAWN_PAGES, NOW, ORIGIN, examples, given } from './testing/page-request.js';

const render = async (address: string, fetch = examples()) => {
  const { pathname: path, search } = new URL(address, ORIGIN);
  const asked = { ...given(fetch), path, query: search.slice(1) };
  return { ...(await renderPage(asked)), fetch, titlesOf: asked.titlesOf };
};

const refusing = (status: number, code: string) =>
  vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(
      Response.json({ status, code, messages: ['No.'], requestId: 'r', details: {} }, { status }),
    ),
  );

describe('a page that the service draws', () => {
  it.each(DRAWN_PAGES)('%s has its bar, its heading, its footer and no script', async (address) => {
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
  it.each(DRAWN_PAGES)(
    '%s brings what it was drawn from, so that its page asks for nothing',
    async (address) => {
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
    },
  );

  // PAGE-21
  it.each(DRAWN_PAGES)(
    '%s has one title, in its document and for whom it is shared with',
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
  it('says of content that is not there that it is not', async () => {
    const { html, head, status } = await render('/video/0', refusing(404, 'VOD_NOT_FOUND'));
    expect(html).toMatch(/<h1[ >]/u);
    expect(html).toContain('role="alert"');
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(head).not.toContain('canonical');
  });

  it('says of content that did not come that it may be there another time', async () => {
    const { head, status } = await render('/video/1001', refusing(500, 'INTERNAL'));
    expect(status).toBe(503);
    expect(head).not.toContain('canonical');
    const lists = await render('/upcoming', refusing(500, 'INTERNAL'));
    expect(lists.status).toBe(200);
  });

  // PAGE-30
  it('has a page for addresses that there is none of', async () => {
    const { html, head, status, fetch } = await render('/nothing/here');
    expect(html).toContain(catalogues.en['notFoundTitle']);
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(fetch).not.toHaveBeenCalled();
  });

  // PAGE-23
  it('asks once for what its address is called in other languages, where a title stands in it', async () => {
    const { titlesOf } = await render('/series/5001');
    expect(titlesOf.mock.calls).toEqual([[[{ kind: 'SERIES', id: '5001' }]]]);
    expect((await render('/schedule')).titlesOf).not.toHaveBeenCalled();
  });

  // PAGE-63
  it('is shared by guests where it declares so, and nowhere else', async () => {
    const shared = async (path: string): Promise<boolean> => isSharedByGuests(path);
    for (const address of DRAWN_PAGES) expect(await shared(new URL(address, ORIGIN).pathname)).toBe(true);
    for (const path of ['/login', '/preferences', '/favourites', '/_admin/preview', '/nothing/here'])
      expect(await shared(path)).toBe(false);
  });
});

describe('a page inside an iframe', () => {
  // PAGE-22
  it('names the page that shows the same, and is no page of its own', async () => {
    const asked = { ...given(), kind: 'vod', id: '1001' };
    const { status, head } = await renderFrame(asked);
    expect(status).toBe(200);
    const film = await render('/video/1001');
    const canonical = /<link rel="canonical" href="[^"]*"\/>/u;
    expect(canonical.exec(head)?.[0]).toBe(canonical.exec(film.head)?.[0]);
    expect(head).toContain('content="noindex, indexifembedded');
    expect(head).not.toMatch(/hreflang|rel="preload"/iu);
  });

  // PLAY-18
  it('has the artwork and the play button before its script has come', async () => {
    const asked = { ...given(), kind: 'vod', id: '1001' };
    const { cover } = await renderFrame(asked);
    expect(cover).toMatch(/<img class="cover-picture" src="[^"]+" srcSet="[^"]+ \d+w/u);
    expect(cover).toMatch(/<button type="button" class="cover-start" aria-label="Play">/u);
    for (const query of ['controls=none', 'autoplay']) {
      const bare = await renderFrame({ ...asked, query });
      expect(bare.cover).toContain('cover-picture');
      expect(bare.cover).not.toContain('<button');
    }
  });

  it('of an unknown kind, or of nothing, is not there', async () => {
    const none = await renderFrame({ ...given(), kind: 'what', id: '1' });
    const gone = await renderFrame({ ...given(refusing(404, 'VOD_NOT_FOUND')), kind: 'vod', id: '0' });
    for (const { status, head, cover } of [none, gone]) {
      expect(status).toBe(404);
      expect(cover).toBe('');
      expect(head).toContain('content="noindex, follow"');
      expect(head).not.toContain('canonical');
    }
  });
});
