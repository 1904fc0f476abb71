import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure } from '../configuration.js';
import './guide-card.js';

const ORIGIN = 'https://service.example';
const WAIT_OPTIONS = { timeout: 10_000, interval: 30 };
const MINUTE_MS = 60_000;

const programme = (title: string, from: number, to: number) => ({
  id: title,
  title,
  description: `About ${title}.`,
  episode: null,
  startDate: new Date(Date.now() + from).toISOString(),
  endDate: new Date(Date.now() + to).toISOString(),
  thumbnailUrl: null,
});
const tide = () => programme('Evening tide', -30 * MINUTE_MS, 30 * MINUTE_MS);
const news = () => programme('The late news', 30 * MINUTE_MS, 60 * MINUTE_MS);

const event = (id: string, more: object = {}) => ({
  id,
  type: 'LIVE_EVENT',
  title: 'Harbour Radio Live',
  description: 'The harbour’s own station.',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  epgId: '6001',
  programmingInfo: { currentProgramme: tide(), nextProgramme: news(), channelLogoUrl: null },
  ...more,
});
const guide = (programmes: readonly object[]) => ({
  channels: [
    { channelId: '6001', eventId: '2001', name: 'Harbour Radio', accessLevel: 'GRANTED', programmes },
  ],
  paging: { moreDataAvailable: false, lastSeen: '6001' },
});

/** Mock responses of the service, by the beginning of a path. */
let answers: Record<string, () => Response>;
const requests: string[] = [];
const refuse = (status: number, code: string) => () =>
  Response.json({ status, code, messages: ['-'], requestId: '1' }, { status });

const popup = (element: Element | null): HTMLElement | null =>
  element?.shadowRoot?.querySelector<HTMLElement>('[data-popup]') ?? null;
const shown = async (element: Element): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = popup(element);
    if (found?.dataset['side'] === undefined) throw new Error('not shown yet');
    return found;
  }, WAIT_OPTIONS);
const closed = (element: Element) => vi.waitFor(() => expect(popup(element)).toBeNull(), WAIT_OPTIONS);
const button = (inside: ParentNode, name: RegExp): HTMLElement => {
  const found = [...inside.querySelectorAll<HTMLElement>('button, a')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent),
  );
  if (found === undefined) throw new Error(`no ${String(name)}`);
  return found;
};

const add = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
};
const CARD = '<a id="card" href="#harbour" data-event-id="2001">Harbour Radio</a>';
const around = (cards: string, attributes = 'preview="none"') =>
  add(`<footlight-guide-card ${attributes}>${cards}</footlight-guide-card>`);
const byId = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no #${id}`);
  return found;
};

const point = (
  target: Element,
  type: 'pointerover' | 'pointermove' | 'pointerout',
  relatedTarget: Element | null = null,
) =>
  target.dispatchEvent(
    new PointerEvent(type, { pointerType: 'mouse', bubbles: true, composed: true, relatedTarget }),
  );
/** Points at a card until the element, which renders asynchronously, shows its popup. */
const pointedAt = async (card: Element, element: Element): Promise<HTMLElement> => {
  await vi.waitFor(async () => {
    point(card, 'pointerover');
    await vi.waitFor(() => expect(popup(element)).not.toBeNull(), { timeout: 1000 });
  }, WAIT_OPTIONS);
  return shown(element);
};
const tap = (target: Element): boolean => {
  const finger = { pointerType: 'touch', bubbles: true, composed: true, cancelable: true };
  target.dispatchEvent(new PointerEvent('pointerdown', finger));
  return target.dispatchEvent(new PointerEvent('click', finger));
};

beforeEach(() => {
  requests.length = 0;
  answers = {
    '/api/v2/realm': () => Response.json({ programmeGuidePlayback: true }),
    '/api/v4/event/2001': () => Response.json(event('2001')),
    '/api/v4/event/2005': () => Response.json(event('2005', { accessLevel: 'DENIED' })),
    '/api/v4/epg': () => Response.json(guide([tide(), news()])),
  };
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(new Request(input, init).url);
    if (url.origin !== ORIGIN) return realFetch(input, init);
    requests.push(url.pathname);
    return Promise.resolve((answers[url.pathname] ?? refuse(404, 'NOT_FOUND'))());
  });
  configure({ origin: ORIGIN, language: 'en' });
});

afterEach(() => {
  document.body.replaceChildren();
  location.hash = '';
  vi.unstubAllGlobals();
});

describe('<footlight-guide-card>', () => {
  it('requests nothing until a card is pointed at, then each address once for all cards of a channel', async () => {
    const element = around(`${CARD}<a id="other" href="#other" data-event-id="2001">The same</a>`);
    expect(requests).toEqual([]);
    point(byId('card'), 'pointerover');
    const card = await shown(element);
    expect(card.textContent).toContain('Evening tide');
    expect(card.textContent).toContain('30 min left');
    expect(card.textContent).toContain('The late news');
    expect(button(card, /^Watch/u).getAttribute('href')).toBe(new URL('#harbour', location.href).href);
    point(byId('other'), 'pointerover');
    await vi.waitFor(
      () => expect(button(element.shadowRoot ?? card, /^Watch/u).getAttribute('href')).toMatch(/#other$/u),
      WAIT_OPTIONS,
    );
    expect(requests.toSorted()).toEqual(['/api/v2/realm', '/api/v4/epg', '/api/v4/event/2001']);
  });

  // GUIDE-1
  it('stays open while the mouse is over the popup, and closes when the mouse leaves it', async () => {
    const element = around(CARD);
    point(byId('card'), 'pointerover');
    const card = await shown(element);
    point(byId('card'), 'pointerout', document.body);
    point(card, 'pointerover');
    const listener = vi.fn<(event: Event) => void>();
    element.addEventListener('footlight-guide-card-hide', listener);
    point(card, 'pointerout', document.body);
    expect(popup(element)).toBe(card);
    await closed(element);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), WAIT_OPTIONS);
  });

  it('switches to the next programme when one ends, without another request', async () => {
    const next = programme('The late news', 900, 60 * MINUTE_MS);
    answers['/api/v4/epg'] = () => Response.json(guide([programme('Evening tide', -MINUTE_MS, 900), next]));
    const element = around(CARD);
    point(byId('card'), 'pointerover');
    const card = await shown(element);
    await vi.waitFor(
      () => expect(button(card, /^Details/u).getAttribute('aria-label')).toContain('The late news'),
      WAIT_OPTIONS,
    );
    expect(requests.filter((path) => path === '/api/v4/epg')).toHaveLength(1);
  });

  it('shows nothing for a locked event, or if the realm turns programmeGuidePlayback off', async () => {
    const listener = vi.fn<(event: Event) => void>();
    const element = around(
      '<a id="card" href="#locked" data-event-id="2005">Locked</a><a id="open" href="#open" data-event-id="2001">Open</a>',
    );
    element.addEventListener('footlight-guide-card-show', listener);
    point(byId('card'), 'pointerover');
    await vi.waitFor(() => expect(requests).toContain('/api/v4/event/2005'), WAIT_OPTIONS);
    // The tap is dispatched again once it is known that there is nothing to show.
    tap(byId('card'));
    await vi.waitFor(() => expect(location.hash).toBe('#locked'), WAIT_OPTIONS);

    answers['/api/v2/realm'] = () => Response.json({ programmeGuidePlayback: false });
    configure({});
    tap(byId('open'));
    await vi.waitFor(() => expect(location.hash).toBe('#open'), WAIT_OPTIONS);
    expect(listener).not.toHaveBeenCalled();
    expect(popup(element)).toBeNull();
  });

  it('opens for a focused card, describes it, and lets Tab move into the popup and past it', async () => {
    const element = around(CARD);
    const after = add('<button id="after">After</button>');
    byId('card').focus();
    const card = await shown(element);
    await vi.waitFor(
      () =>
        expect(byId('card').getAttribute('aria-description')).toMatch(
          /^On now: Evening tide, .+\. Next: The late news, .+\.$/u,
        ),
      WAIT_OPTIONS,
    );
    // The text arrived after the focus, so it is announced.
    expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).toContain('Evening tide');
    await userEvent.keyboard('{Tab}');
    expect(element.shadowRoot?.activeElement).toBe(button(card, /^Watch/u));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(byId('card'));
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(after);
    await closed(element);
    await vi.waitFor(() => expect(byId('card').hasAttribute('aria-description')).toBe(false), WAIT_OPTIONS);
  });

  it('does not reopen after Escape until the mouse has left the card', async () => {
    const element = around(CARD);
    point(byId('card'), 'pointerover');
    await shown(element);
    await userEvent.keyboard('{Escape}');
    await closed(element);
    point(byId('card'), 'pointerover', byId('card'));
    point(byId('card'), 'pointermove');
    // By the time that another card is shown, this one would have been.
    document.body.append(Object.assign(document.createElement('p'), { id: 'beside' }));
    const other = around('<a id="other" href="#other" data-event-id="2001">The same</a>');
    await pointedAt(byId('other'), other);
    expect(popup(element)).toBeNull();
    point(byId('card'), 'pointerover', byId('beside'));
    await shown(element);
  });

  it('closes on Escape and returns the focus to the card', async () => {
    const element = around(CARD);
    byId('card').focus();
    await shown(element);
    await userEvent.keyboard('{Tab}{Escape}');
    await closed(element);
    expect(document.activeElement).toBe(byId('card'));
  });

  // GUIDE-3
  it('opens programme details in a dialog that traps the focus and restores it on closing', async () => {
    const element = around(CARD);
    byId('card').focus();
    const card = await shown(element);
    button(card, /^Details: Evening tide/u).click();
    const dialog = await vi.waitFor(() => {
      const found = element.shadowRoot?.querySelector('dialog') ?? null;
      if (found?.open !== true) throw new Error('not open yet');
      return found;
    }, WAIT_OPTIONS);
    expect(dialog.matches(':modal')).toBe(true);
    expect(dialog.textContent).toContain('About Evening tide.');
    expect(popup(element)).toBeNull();
    const seen = new Set<Element | null>();
    for (let times = 0; times < 4; times += 1) {
      await userEvent.keyboard('{Tab}');
      seen.add(element.shadowRoot?.activeElement ?? null);
    }
    expect(seen).toEqual(new Set(dialog.querySelectorAll('a, button')));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('dialog')).toBeNull(), WAIT_OPTIONS);
    await vi.waitFor(() => expect(document.activeElement).toBe(byId('card')), WAIT_OPTIONS);
    expect(popup(element)).toBeNull();
  });

  it('lets the page cancel its show, details and select events', async () => {
    const element = around(CARD);
    const events: unknown[] = [];
    const record = (received: Event): void => {
      events.push([received.type, (received as CustomEvent).detail]);
      received.preventDefault();
    };
    for (const name of ['footlight-guide-card-details', 'footlight-select'])
      element.addEventListener(name, record);
    byId('card').focus();
    const card = await shown(element);
    button(card, /^Details/u).click();
    button(card, /^Watch/u).click();
    expect(events).toMatchObject([
      ['footlight-guide-card-details', { eventId: '2001', programme: { title: 'Evening tide' } }],
      ['footlight-select', { id: '2001', title: 'Harbour Radio Live' }],
    ]);
    expect(location.hash).toBe('');
    expect(element.shadowRoot?.querySelector('dialog')).toBeNull();

    byId('card').blur();
    await closed(element);
    const cancelled = new Promise((resolve) =>
      element.addEventListener('footlight-guide-card-show', (show) => {
        show.preventDefault();
        resolve((show as CustomEvent).detail);
      }),
    );
    byId('card').focus();
    expect(await cancelled).toEqual({ eventId: '2001', cause: 'focus' });
    await closed(element);
  });

  // GUIDE-1
  it('opens on the first tap, and follows the link on the second', async () => {
    const element = around(CARD);
    tap(byId('card'));
    const card = await shown(element);
    expect(location.hash).toBe('');
    expect(button(card, /^Close$/u)).toBeDefined();
    tap(byId('card'));
    expect(location.hash).toBe('#harbour');
  });

  it('repeats a tap on the link when there is nothing to show', async () => {
    around('<a id="card" href="#locked" data-event-id="2005">Locked</a>');
    tap(byId('card'));
    expect(location.hash).toBe('');
    await vi.waitFor(() => expect(location.hash).toBe('#locked'), WAIT_OPTIONS);
  });

  it('shows an error with a retry button', async () => {
    answers['/api/v4/event/2001'] = refuse(500, 'INTERNAL');
    const element = around(CARD);
    byId('card').focus();
    const card = await shown(element);
    expect(card.textContent).toContain('We couldn’t load what’s on.');
    expect(card.closest('[role="group"]')?.getAttribute('aria-label')).toBe('We couldn’t load what’s on.');
    answers['/api/v4/event/2001'] = () => Response.json(event('2001'));
    await userEvent.keyboard('{Tab}{Enter}');
    await vi.waitFor(() => expect(card.textContent).toContain('Evening tide'), WAIT_OPTIONS);
    expect(card.textContent).not.toContain('We couldn’t');
    await vi.waitFor(
      () => expect(element.shadowRoot?.activeElement).toBe(button(card, /^Watch/u)),
      WAIT_OPTIONS,
    );
  });

  it('supports a link referenced by for, with event data set by the page', async () => {
    add('<p><a id="words" href="#words">Harbour Radio</a></p>');
    const element = document.createElement('footlight-guide-card');
    Object.assign(element, {
      for: 'words',
      preview: 'none',
      event: {
        eventId: '2001',
        name: 'Harbour Radio',
        logoUrl: null,
        accessLevel: 'GRANTED',
        programmes: [tide(), news()],
      },
    });
    document.body.append(element);
    expect((await pointedAt(byId('words'), element)).textContent).toContain('Evening tide');
    expect(requests).toEqual(['/api/v2/realm']);
  });

  it('unloads its preview player on closing, and does not leak that player’s events', async () => {
    const listener = vi.fn<(event: Event) => void>();
    document.addEventListener('footlight-error', listener);
    document.addEventListener('footlight-statechange', listener);
    const element = around(CARD, '');
    byId('card').focus();
    const card = await shown(element);
    const player = await vi.waitFor(() => {
      const found = card.querySelector('footlight-player');
      if (found?.state.error === null || found === null) throw new Error('has not been refused yet');
      return found;
    }, WAIT_OPTIONS);
    expect([player.muted, player.controls, player.storage]).toEqual([true, 'none', null]);
    expect(player.parentElement?.dataset['playing']).toBe('false');
    await userEvent.keyboard('{Escape}');
    await closed(element);
    expect(player.isConnected).toBe(false);
    await vi.waitFor(() => expect(player.state.status).toBe('idle'), WAIT_OPTIONS);
    expect(listener).not.toHaveBeenCalled();
    document.removeEventListener('footlight-error', listener);
    document.removeEventListener('footlight-statechange', listener);
  });

  it('omits the preview in data saver mode, but shows the rest', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const element = around(CARD, '');
    byId('card').focus();
    const card = await shown(element);
    expect(card.textContent).toContain('Evening tide');
    expect(card.querySelector('[inert]')).toBeNull();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('ignores empty attributes', async () => {
    const element = around(
      '<a id="card" href="#x" data-event-id="">Harbour Radio</a>',
      'event-id="2001" for="" preview="none"',
    );
    await pointedAt(byId('card'), element);
    expect(requests).toContain('/api/v4/event/2001');
  });

  it('renders its labels in the given language and direction', async () => {
    const element = around(CARD, 'preview="none" language="ar"');
    byId('card').focus();
    const card = await shown(element);
    expect(button(card, /^شاهد Harbour Radio Live$/u)).toBeDefined();
    expect(getComputedStyle(card).direction).toBe('rtl');
  });

  it('stays within the window, and does not affect the layout of the page', async () => {
    const element = around(
      '<a id="card" href="#x" data-event-id="2001" style="position: fixed; inset: auto 0 0 auto">Corner</a>',
    );
    const before = document.documentElement.scrollWidth;
    byId('card').focus();
    const { left, top, right, bottom } = (await shown(element)).getBoundingClientRect();
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(document.documentElement.scrollWidth).toBe(before);
    expect(getComputedStyle(element).display).toBe('contents');
  });

  it('does not cover the focused card in a narrow window', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(390, 700);
    for (const middle of ['38%', '62%']) {
      const element = around(
        `<a id="card" href="#x" data-event-id="2001" style="position: fixed; inset: calc(${middle} - 100px) 20px auto; block-size: 200px">Middle</a>`,
      );
      byId('card').focus();
      const popped = (await shown(element)).getBoundingClientRect();
      const card = byId('card').getBoundingClientRect();
      expect(popped.bottom <= card.top || popped.top >= card.bottom).toBe(true);
      expect(popped.height).toBeGreaterThan(100);
      element.remove();
    }
    await page.viewport(width, height);
  });
});
