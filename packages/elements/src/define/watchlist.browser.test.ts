import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../configuration.js';
import './watchlist.js';

/** Generous, because the machine may be busy. */
const WAIT_OPTIONS = { timeout: 10_000 };

const ORIGIN = 'https://service.example';
const PICTURE = { url: '/p.webp', variants: [], dominantColour: '#203040' };

interface WatchlistElement extends HTMLElement {
  item: string;
  open: boolean;
  inline: boolean;
}

const film = (id: string, more: object = {}) => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  description: '',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  thumbnailUrl: '/p.webp',
  images: { thumbnail: PICTURE },
  tags: [],
  audioTracks: [],
  subtitleLanguages: [],
  favourite: false,
  contentContext: [],
  externalId: null,
  ...more,
});
const list = (id: string, name: string, items: readonly string[] = []) => ({
  watchlistExternalId: id,
  ownerExternalId: 'a1',
  name,
  ownership: 'OWNED',
  saved: false,
  systemDefinedType: null,
  thumbnails: [],
  itemCount: items.length,
  shareablePath: `/watchlists/${id}?owner=a1`,
});
const errorResponse = (status: number, code: string): Response =>
  Response.json({ status, code, messages: ['-'], requestId: '1' }, { status });

/** Mock of the service: one viewer, one list, and the realm settings of the test. */
let isGuest: boolean;
let watchlists: { enabled: boolean; systemDefinedFavourites: string };
let sharing: boolean;
/** Responses that replace the mock's own. */
let instead: ReadonlyMap<string, Response | ((query: URLSearchParams) => Response)>;
const requests: string[] = [];

const answer = (method: string, path: string, query: URLSearchParams): Response => {
  const other = instead.get(`${method} ${path}`);
  if (other !== undefined) return typeof other === 'function' ? other(query) : other.clone();
  if (path === '/user/session')
    return Response.json({ id: 'u1', isGuest, name: null, email: null, loc: 'GB', rol: 'viewer', pro: null });
  if (path === '/realm')
    return Response.json({
      watchlists,
      socialSharing: { enabled: sharing, universalLink: null, trackingConfiguration: [] },
    });
  if (path.startsWith('/vod/')) return Response.json(film(path.slice(5)));
  if (path === '/watchlists' && method === 'GET')
    return Response.json({
      watchlists: [list('w1', 'Sunday evenings', ['1', '2'])],
      pagingInfo: { moreDataAvailable: false, lastSeen: 'w1' },
    });
  if (path === '/new-watchlists/w1' && method === 'GET')
    return Response.json({
      ...list('w1', 'Sunday evenings', ['1', '2']),
      content: ['1', '2'].map((id) => ({ id, contentType: 'VOD' })),
      items: ['1', '2'].map((id) => film(id)),
      pagingInfo: { moreDataAvailable: false, lastSeen: 'VOD:2' },
    });
  if (method === 'GET') return errorResponse(404, 'NOT_FOUND');
  return new Response(null, { status: 204 });
};

const within = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  if (found === null) throw new Error(`no ${selector} yet`);
  return found;
};
const soon = (element: Element, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => within(element, selector), { timeout: 10_000 });
const removed = (element: Element, selector: string): Promise<void> =>
  vi.waitFor(() => expect(element.shadowRoot?.querySelector(selector)).toBeNull(), { timeout: 10_000 });

const add = (attributes = '', children = ''): WatchlistElement => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<footlight-watchlist ${attributes}>${children}</footlight-watchlist>`,
  );
  return document.body.lastElementChild as WatchlistElement;
};
const listen = (element: Element, name: string, isCancelled = false): unknown[] => {
  const details: unknown[] = [];
  element.addEventListener(name, (event) => {
    details.push((event as CustomEvent).detail);
    if (isCancelled) event.preventDefault();
  });
  return details;
};
const BUTTON = '[part=button]';

beforeEach(() => {
  requests.length = 0;
  isGuest = false;
  watchlists = { enabled: true, systemDefinedFavourites: 'DISABLED' };
  sharing = true;
  instead = new Map();
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== ORIGIN) return realFetch(input, init);
    const path = url.pathname.replace(/^\/api\/v\d/u, '');
    requests.push(`${request.method} ${path}`);
    return answer(request.method, path, url.searchParams);
  });
  configure({ origin: ORIGIN, language: 'en', getToken: () => Promise.resolve('t') });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('<footlight-watchlist>', () => {
  it('requests the session once for all elements of the page, and no list before one is opened', async () => {
    const elements = [add('item="1"'), add('item="2"'), add()];
    await Promise.all(elements.map((element) => soon(element, BUTTON)));
    expect(requests.toSorted()).toEqual(['GET /realm', 'GET /user/session', 'GET /vod/1', 'GET /vod/2']);
  });

  it('opens on a press, closes on Escape with the focus back on its button, and reports both', async () => {
    const element = add('item="1"');
    const toggles = listen(element, 'footlight-toggle');
    const button = await soon(element, BUTTON);
    expect(button.getAttribute('aria-label')).toBe('Add to a list: Film 1');
    button.focus();
    button.click();
    const dialog = await soon(element, 'dialog');
    expect([element.open, element.hasAttribute('open'), (dialog as HTMLDialogElement).open]).toEqual([
      true,
      true,
      true,
    ]);
    await userEvent.keyboard('{Escape}');
    await removed(element, 'dialog');
    expect([element.open, element.shadowRoot?.activeElement]).toEqual([false, button]);
    expect(toggles).toEqual([{ isOpen: true }, { isOpen: false }]);
  });

  it('opens and closes with its open property and attribute', async () => {
    const element = add('item="1"');
    await soon(element, BUTTON);
    element.open = true;
    expect((await soon(element, 'dialog')).matches(':modal')).toBe(true);
    element.open = false;
    await removed(element, 'dialog');
    element.setAttribute('open', '');
    expect((await soon(element, 'dialog')).matches(':modal')).toBe(true);
    element.removeAttribute('open');
    await removed(element, 'dialog');
  });

  it('stays as it is if the page cancels the toggle event', async () => {
    const element = add('item="1"');
    const toggles = listen(element, 'footlight-toggle', true);
    (await soon(element, BUTTON)).click();
    await vi.waitFor(() => expect(toggles).toHaveLength(1), WAIT_OPTIONS);
    expect(element.open).toBe(false);
    element.open = true;
    const dialog = await soon(element, 'dialog');
    (await soon(element, '[aria-label=Close]')).click();
    await vi.waitFor(() => expect(toggles).toHaveLength(2), WAIT_OPTIONS);
    expect(dialog.isConnected).toBe(true);
  });

  it('opens with a button that the page puts into its slot', async () => {
    const element = add('', '<button slot="trigger">Mine</button>');
    await soon(element, 'slot[name=trigger]');
    element.querySelector('button')?.click();
    const dialog = await soon(element, 'dialog');
    await vi.waitFor(() => expect(dialog.textContent).toContain('Sunday evenings'), WAIT_OPTIONS);
  });

  it('adds the item to the chosen list, and reports it', async () => {
    const element = add('item="7" open');
    const changes = listen(element, 'footlight-listchange');
    const row = await soon(element, 'dialog li button');
    row.click();
    await vi.waitFor(
      () => expect(changes).toEqual([{ change: 'add', listId: 'w1', item: { id: '7', kind: 'VOD' } }]),
      WAIT_OPTIONS,
    );
    expect(requests).toContain('POST /new-watchlists/w1/content');
    await removed(element, 'dialog');
  });

  it('adds a series without requesting it, whatever favourites setting the realm has', async () => {
    watchlists = { enabled: true, systemDefinedFavourites: 'ENABLED' };
    const element = add('item="5001" kind="series" item-title="Night roads"');
    expect((await soon(element, BUTTON)).getAttribute('aria-label')).toBe('Add to a list: Night roads');
    expect(requests.filter((path) => path.includes('5001'))).toEqual([]);
    const changes = listen(element, 'footlight-listchange');
    element.open = true;
    (await soon(element, 'dialog li button')).click();
    await vi.waitFor(
      () => expect(changes).toEqual([{ change: 'add', listId: 'w1', item: { id: '5001', kind: 'SERIES' } }]),
      WAIT_OPTIONS,
    );
  });

  it('toggles the favourite instead of opening in favourites mode, also in other elements of the page', async () => {
    const [one, other] = [add('item="1" mode="favourites"'), add('item="1" mode="favourites" compact')];
    const changes = [listen(one, 'footlight-favouritechange'), listen(other, 'footlight-favouritechange')];
    const button = await soon(one, BUTTON);
    await soon(other, BUTTON);
    button.click();
    await vi.waitFor(() => {
      for (const element of [one, other])
        expect(within(element, BUTTON).getAttribute('aria-label')).toBe('Film 1 is on my list');
    }, WAIT_OPTIONS);
    await vi.waitFor(() => expect(changes).toEqual([[{ id: '1', favourite: true }], []]), WAIT_OPTIONS);
    expect(one.open).toBe(false);
    expect(requests).toContain('PUT /favourite/vods/1');
  });

  it('uses the realm’s mode unless the page sets one', async () => {
    watchlists = { enabled: true, systemDefinedFavourites: 'ENABLED' };
    const element = add('item="1"');
    const button = await soon(element, BUTTON);
    expect([button.textContent, button.getAttribute('aria-label')]).toEqual([
      'Add to my list',
      'Add Film 1 to my list',
    ]);
    const lists = add('item="1" mode="lists"');
    expect((await soon(lists, BUTTON)).textContent).toBe('Add to a list');
  });

  it('shows a guest a sign-in link, which the page may handle', async () => {
    isGuest = true;
    const element = add('item="1" sign-in-href="/account"');
    const signIns = listen(element, 'footlight-signin', true);
    const link = await soon(element, 'a[part=sign-in]');
    link.click();
    const { href } = new URL('/account', location.href);
    expect(signIns).toEqual([{ href }]);
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
    expect(requests).not.toContain('GET /vod/1');
  });

  it('updates when another viewer signs in', async () => {
    isGuest = true;
    const element = add('item="1"');
    await soon(element, 'a[part=sign-in]');
    isGuest = false;
    configure({ getToken: () => Promise.resolve('other') });
    const button = await soon(element, BUTTON);
    expect(button.getAttribute('aria-label')).toBe('Add to a list: Film 1');
  });

  it('renders in the page when inline, and reports the item selected there', async () => {
    const element = add('inline list="w1"');
    const selections = listen(element, 'footlight-select', true);
    const link = (await soon(element, 'ol a')) as HTMLAnchorElement;
    expect(link.href).toBe(`${ORIGIN}/video/1?watchlistId=w1`);
    link.click();
    expect(selections).toEqual([{ id: '1', kind: 'VOD', title: 'Film 1', href: link.href, listId: 'w1' }]);
    expect(getComputedStyle(element).display).toBe('block');
    expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
  });

  it('keeps its panel when it is moved in the page', async () => {
    const element = add('inline');
    const row = await soon(element, 'li button');
    document.body.insertAdjacentHTML('beforeend', '<section></section>');
    document.querySelector('section')?.append(element);
    await Promise.resolve();
    expect(within(element, 'li button')).toBe(row);
  });

  it('shows an error, and loads when retried', async () => {
    instead = new Map([['GET /realm', errorResponse(503, 'UNAVAILABLE')]]);
    const element = add('item="1"');
    const retry = await soon(element, '[role=status] button');
    expect(within(element, '[role=status]').textContent).toContain('We couldn’t load your lists.');
    instead = new Map();
    retry.click();
    await soon(element, BUTTON);
  });

  it('shows a sign-in button when the session has ended', async () => {
    instead = new Map([['GET /watchlists', errorResponse(401, 'TOKEN_EXPIRED')]]);
    const element = add('inline');
    const signIns = listen(element, 'footlight-signin', true);
    const note = await soon(element, '[role=alert]');
    expect(note.textContent).toContain('Your session has ended. Sign in again.');
    note.querySelector('button')?.click();
    expect(signIns).toEqual([{ href: `${ORIGIN}/login?from=%2Fwatchlists` }]);
  });

  it('renders its labels in the given language and direction', async () => {
    const element = add('item="1" language="ar"');
    expect((await soon(element, BUTTON)).textContent).toBe('أضف إلى قائمة');
    expect(within(element, '[dir]').getAttribute('dir')).toBe('rtl');
  });

  it('requests an item once, even if its properties are read before it is connected', async () => {
    const element = document.createElement('footlight-watchlist') as WatchlistElement;
    element.item = '9';
    expect([element.item, element.open, element.inline]).toEqual(['9', false, false]);
    expect(requests).toEqual([]);
    document.body.append(element);
    await soon(element, BUTTON);
    expect(requests.filter((path) => path === 'GET /vod/9')).toHaveLength(1);
  });

  it('offers favourites but no lists if the realm disables lists', async () => {
    watchlists = { enabled: false, systemDefinedFavourites: 'DISABLED' };
    const element = add('item="1" mode="lists"');
    const [inline, own] = [add('inline'), add('', '<button slot="trigger">Mine</button>')];
    expect((await soon(element, BUTTON)).getAttribute('aria-label')).toBe('Add Film 1 to my list');
    expect(inline.shadowRoot?.querySelector('section')).toBeNull();
    await vi.waitFor(() => expect(own.querySelector('button')?.checkVisibility()).toBe(false), WAIT_OPTIONS);
  });

  it('renders no button for a locked video, and reports a missing one', async () => {
    instead = new Map([
      ['GET /vod/3', Response.json(film('3', { accessLevel: 'DENIED' }))],
      ['GET /vod/9', errorResponse(404, 'VOD_NOT_FOUND')],
    ]);
    const [locked, missing, free] = [add('item="3"'), add('item="9"'), add('item="1"')];
    await soon(free, BUTTON);
    await vi.waitFor(
      () => expect(within(missing, '[role=status]').textContent).toContain('We couldn’t find that video.'),
      WAIT_OPTIONS,
    );
    expect(missing.shadowRoot?.querySelector('button')).toBeNull();
    await removed(locked, '[role=status]');
    expect(locked.shadowRoot?.querySelector('button, a')).toBeNull();
  });

  it('reverts a favourite that the service rejects, and reports the error', async () => {
    const element = add('item="1" mode="favourites"');
    const button = await soon(element, BUTTON);
    const [changes, errors] = [
      listen(element, 'footlight-favouritechange'),
      listen(element, 'footlight-error'),
    ];
    instead = new Map([['PUT /favourite/vods/1', errorResponse(500, 'INTERNAL')]]);
    const labelled = (label: string) =>
      vi.waitFor(() => expect(within(element, BUTTON).getAttribute('aria-label')).toBe(label), WAIT_OPTIONS);
    button.click();
    await labelled('Not saved');
    await labelled('Add Film 1 to my list');
    expect([changes, errors]).toEqual([[], [{ action: 'favourite', code: 'INTERNAL' }]]);
    instead = new Map();
    within(element, BUTTON).click();
    await labelled('Film 1 is on my list');
    await vi.waitFor(() => expect(changes).toEqual([{ id: '1', favourite: true }]), WAIT_OPTIONS);
  });

  it('loads 25 lists at a time, and the next ones at the end of the list', async () => {
    const rows = Array.from({ length: 31 }, (_, at) => list(`w${at}`, `List ${at}`));
    const queries: string[] = [];
    instead = new Map([
      [
        'GET /watchlists',
        (query) => {
          const isFirst = !query.has('lastSeen');
          queries.push(`${query.get('rpp')} ${String(!isFirst)}`);
          return Response.json({
            watchlists: isFirst ? rows.slice(0, 25) : rows.slice(25),
            pagingInfo: { moreDataAvailable: isFirst, lastSeen: isFirst ? 'w24' : 'w30' },
          });
        },
      ],
    ]);
    const element = add('inline');
    await soon(element, 'li button');
    const shown = () => [...(element.shadowRoot?.querySelectorAll('li') ?? [])];
    expect(shown()).toHaveLength(25);
    shown().at(-1)?.scrollIntoView();
    await vi.waitFor(() => expect(shown()).toHaveLength(31), WAIT_OPTIONS);
    expect(queries.slice(0, 2)).toEqual(['25 false', '25 true']);
  });

  it('shows an error if the lists failed to load, and loads them on retry', async () => {
    instead = new Map([['GET /watchlists', errorResponse(503, 'UNAVAILABLE')]]);
    const element = add('inline');
    const note = await soon(element, '[role=alert]');
    expect(note.textContent).toContain('We couldn’t load your lists.');
    instead = new Map();
    note.querySelector('button')?.click();
    await soon(element, 'li button');
  });

  it('reports a missing list, and offers a retry', async () => {
    instead = new Map([['GET /new-watchlists/none', errorResponse(404, 'WATCHLIST_NOT_FOUND')]]);
    const element = add('inline list="none" owner="nobody"');
    const note = await soon(element, '[role=alert]');
    expect(note.textContent).toContain('We couldn’t load this list.');
    expect(note.textContent).toContain('It may have been deleted, or it isn’t shared.');
    expect(note.querySelector('button')?.textContent).toBe('Try again');
  });

  // LIST-32
  it('shows the maximum number of lists from the service’s response', async () => {
    const limit = { status: 409, code: 'WATCHLIST_LIMIT_REACHED', messages: ['-'], requestId: '1' };
    instead = new Map([
      ['POST /watchlists', Response.json({ ...limit, details: { limit: 100 } }, { status: 409 })],
    ]);
    const element = add('item="1" open');
    await soon(element, 'dialog li button');
    [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === 'Create a list')
      ?.click();
    await soon(element, 'dialog input');
    await userEvent.keyboard('One more{Enter}');
    const note = await soon(element, 'dialog [role=alert]');
    expect(note.textContent).toBe('You’ve reached the limit of 100. Remove something first.');
  });

  describe('an open list', () => {
    const press = async (element: Element, name: string): Promise<void> => {
      const button = await vi.waitFor(() => {
        const found = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
          ({ textContent }) => textContent === name,
        );
        if (found === undefined) throw new Error(`no ${name} yet`);
        return found;
      }, WAIT_OPTIONS);
      button.click();
    };
    const names = (element: Element) =>
      [...(element.shadowRoot?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    const outcomes = (element: Element) =>
      [...(element.shadowRoot?.querySelectorAll('[role="status"]') ?? [])].map(
        ({ textContent }) => textContent,
      );
    const shareBy = (share: (data: ShareData) => Promise<void>): void => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    };
    afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

    it('is shared with the system’s share sheet if there is one', async () => {
      const shared: ShareData[] = [];
      let finish = (): void => undefined;
      shareBy((data) => {
        shared.push(data);
        return new Promise((resolve) => (finish = resolve));
      });
      const element = add('inline list="w1"');
      const shares = listen(element, 'footlight-share');
      await press(element, 'Share');
      await vi.waitFor(() => expect(outcomes(element)).toContain('Sharing…'), WAIT_OPTIONS);
      finish();
      await vi.waitFor(() => expect(outcomes(element)).toContain('Shared'), WAIT_OPTIONS);
      expect(shared).toEqual([
        { title: 'Sunday evenings', url: expect.stringContaining('watchlists/w1') as string },
      ]);
      expect(shares).toEqual([{ listId: 'w1', href: shared[0]?.url, outcome: 'shared' }]);
    });

    it('reports when neither the share sheet nor the clipboard accepts the link', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      shareBy(refuse);
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
      const element = add('inline list="w1"');
      await press(element, 'Share');
      await vi.waitFor(() => expect(outcomes(element)).toContain('Couldn’t share'), WAIT_OPTIONS);
      vi.restoreAllMocks();
    });

    it('has no share button if the realm disables sharing', async () => {
      sharing = false;
      const element = add('inline list="w1"');
      await soon(element, 'ol a');
      expect(names(element)).toContain('Rename');
      expect(names(element)).not.toContain('Share');
    });
  });
});
