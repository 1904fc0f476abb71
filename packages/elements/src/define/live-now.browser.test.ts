import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../configuration.js';
import './live-now.js';

const ORIGIN = 'https://service.example';
const PICTURE = { url: '/p.webp', variants: [], dominantColour: '#203040' };

const event = (id: number) => ({
  id: String(id),
  type: 'LIVE_EVENT',
  title: `Event ${id}`,
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
  live: true,
});

/** Mock response of the service: a page of live events, or an error. */
let answer: (url: URL, headers: Headers) => Response;
const requests: string[] = [];
/** The server side of the open streams. */
const WAIT_OPTIONS = { timeout: 5000 };
const lines: ReadableStreamDefaultController<Uint8Array>[] = [];

const stream = (): Response =>
  new Response(new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) }));
const sendChange = (change: 'added' | 'removed', eventId: string, totalResults: number): void => {
  const text = `id: 1\nevent: live\ndata: ${JSON.stringify({ change, eventId, totalResults })}\n\n`;
  lines.at(-1)?.enqueue(new TextEncoder().encode(text));
};

/** The list may be rendered before the stream is open. */
const untilLine = (): Promise<void> => vi.waitFor(() => expect(lines).toHaveLength(1), WAIT_OPTIONS);

const page = (url: URL, total: number): Response => {
  const [p, rpp] = [Number(url.searchParams.get('p')), Number(url.searchParams.get('rpp'))];
  const count = Math.max(0, Math.min(rpp, total - (p - 1) * rpp));
  const events = Array.from({ length: count }, (_, at) => event((p - 1) * rpp + at + 1));
  return Response.json({
    events,
    page: p,
    totalPages: Math.ceil(total / rpp),
    totalResults: total,
    resultsPerPage: rpp,
  });
};

const within = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  if (found === null) throw new Error(`no ${selector} yet`);
  return found;
};
const soon = (element: Element, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => within(element, selector), WAIT_OPTIONS);

const add = (attributes = ''): Element => {
  document.body.insertAdjacentHTML('beforeend', `<footlight-live-now ${attributes}></footlight-live-now>`);
  const element = document.body.lastElementChild;
  if (element === null) throw new Error('nothing was added');
  return element;
};

const untilNamed = async (element: Element, name: string): Promise<void> => {
  await vi.waitFor(() => {
    const button = within(element, 'button');
    expect(button.getAttribute('aria-label') ?? button.textContent).toBe(name);
  }, WAIT_OPTIONS);
};

beforeEach(() => {
  requests.length = 0;
  lines.length = 0;
  answer = (url) => page(url, 23);
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== ORIGIN) return realFetch(input, init);
    requests.push(`${url.pathname}${url.search}`);
    const isStream = url.pathname === '/api/v2/event/live/stream';
    return Promise.resolve(isStream ? stream() : answer(url, request.headers));
  });
  configure({ origin: ORIGIN, language: 'en' });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('<footlight-live-now>', () => {
  it('shows the number of live events, with one request for all elements of the page', async () => {
    const [one, other] = [add(), add()];
    await Promise.all([untilNamed(one, 'Live now 23'), untilNamed(other, 'Live now 23')]);
    expect(requests.filter((path) => path === '/api/v2/event/live?p=1&rpp=10')).toHaveLength(1);
  });

  it('updates the number as events start and end, with one stream for all elements of the page', async () => {
    const elements = [add(), add()];
    await Promise.all(elements.map((element) => untilNamed(element, 'Live now 23')));
    await untilLine();
    answer = (url) => page(url, 24);
    sendChange('added', '24', 24);
    await Promise.all(elements.map((element) => untilNamed(element, 'Live now 24')));
    answer = (url) => page(url, 23);
    sendChange('removed', '7', 23);
    await Promise.all(elements.map((element) => untilNamed(element, 'Live now 23')));
    expect(lines).toHaveLength(1);
  });

  it('closes the stream when the last element is removed', async () => {
    const element = add();
    await untilNamed(element, 'Live now 23');
    await untilLine();
    element.remove();
    // Writing fails, because the element has cancelled the stream.
    await vi.waitFor(() => expect(() => sendChange('added', '24', 24)).toThrow(TypeError), WAIT_OPTIONS);
  });

  it('opens a list that loads more while scrolling', async () => {
    const element = add();
    const button = await soon(element, 'button');
    button.click();
    const panel = await soon(element, '[role=dialog]');
    await vi.waitFor(() => {
      expect(panel.querySelectorAll('a')).toHaveLength(10);
    }, WAIT_OPTIONS);
    expect(panel.querySelector('a')?.href).toBe(`${ORIGIN}/live/1`);
    const lastLink = (): void => {
      [...panel.querySelectorAll('a')].at(-1)?.scrollIntoView();
    };
    await vi.waitFor(
      () => {
        lastLink();
        expect(panel.querySelectorAll('a')).toHaveLength(23);
      },
      { timeout: 5000 },
    );
  });

  it('reports the press to the page, and closes on Escape', async () => {
    const element = add();
    const details: unknown[] = [];
    element.addEventListener('footlight-toggle', (toggle) => details.push((toggle as CustomEvent).detail));
    await untilNamed(element, 'Live now 23');
    const button = within(element, 'button');
    button.click();
    const panel = await soon(element, '[role=dialog]');
    expect(details).toEqual([{ isOpen: true, count: 23 }]);
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await vi.waitFor(() => {
      expect(element.shadowRoot?.querySelector('[role=dialog]')).toBeNull();
    }, WAIT_OPTIONS);
    expect(element.shadowRoot?.activeElement).toBe(button);
  });

  it('only dispatches the event in event mode', async () => {
    const element = add('mode="event"');
    const toggled = new Promise((resolve) => element.addEventListener('footlight-toggle', resolve));
    (await soon(element, 'button')).click();
    await toggled;
    expect(element.shadowRoot?.querySelector('[role=dialog]')).toBeNull();
  });

  it('shows an error with a retry button', async () => {
    answer = () =>
      Response.json({ status: 500, code: 'INTERNAL', messages: ['-'], requestId: '1' }, { status: 500 });
    const element = add();
    await untilNamed(element, 'Live now. We couldn’t load what’s live.');
    within(element, 'button').click();
    const retry = await soon(element, '[role=status] button');
    expect(retry.textContent).toBe('Try again');
    answer = (url) => page(url, 2);
    retry.click();
    await untilNamed(element, 'Live now 2');
  });

  it('sends the token of its page, and requests another one if it is refused', async () => {
    const tokens: boolean[] = [];
    answer = (url, headers) =>
      headers.get('authorization') === 'Bearer fresh'
        ? page(url, 1)
        : Response.json(
            { status: 401, code: 'TOKEN_EXPIRED', messages: ['-'], requestId: '1' },
            { status: 401 },
          );
    configure({
      getToken: ({ isRefused }) => {
        tokens.push(isRefused);
        return Promise.resolve(isRefused ? 'fresh' : 'stale');
      },
    });
    await untilNamed(add(), 'Live now 1');
    expect(tokens.filter((isRefused) => isRefused)).toHaveLength(1);
  });

  it('sends the realm that the page configured', async () => {
    const named: (string | null)[] = [];
    answer = (url, headers) => {
      named.push(headers.get('realm'));
      return page(url, 1);
    };
    configure({ realm: 'demo' });
    await untilNamed(add(), 'Live now 1');
    // Checks the last request, because an element of the previous test may have sent one without a realm.
    expect(named.at(-1)).toBe('demo');
  });

  it('renders its labels in the given language and direction', async () => {
    const element = add('language="ar"');
    await untilNamed(element, 'مباشر الآن 23');
    expect(within(element, '[dir]').getAttribute('dir')).toBe('rtl');
  });
});
