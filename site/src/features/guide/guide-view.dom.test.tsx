import { createClient, createMemoryTokenStore } from '@footlight/client';
import type { GuideChannel, ResponseOf } from '@footlight/contract';
import { createAppState, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '@footlight/ui';
import { RouterLink } from '../../shell/navigation/router-link.js';
import { guest, onSite } from '../../testing/on-site.js';
import { GuideView } from './guide-view.js';
import { stubResizeObserver } from '../../testing/stub-observers.js';

const HOUR_MS = 3_600_000;
const NOW = Date.now();

const programme = (channel: string, hour: number, recorded: boolean) => ({
  id: `${channel}-${hour}`,
  title: `${channel} at ${hour}`,
  description: '',
  episode: null,
  startDate: new Date(NOW - (NOW % HOUR_MS) + hour * HOUR_MS).toISOString(),
  endDate: new Date(NOW - (NOW % HOUR_MS) + (hour + 1) * HOUR_MS).toISOString(),
  thumbnailUrl: null,
  recording: recorded ? { vodId: '1004', availableUntil: new Date(NOW + 24 * HOUR_MS).toISOString() } : null,
});

const channelOf = (name: string, from: number, to: number): GuideChannel => ({
  channelId: name.toLowerCase(),
  name,
  logoUrl: null,
  eventId: `live-${name.toLowerCase()}`,
  accessLevel: 'GRANTED',
  now: null,
  next: null,
  programmes: Array.from({ length: 60 }, (_, place) => place - 30)
    .map((hour) => programme(name, hour, name === 'Harbour'))
    .filter(({ startDate, endDate }) => Date.parse(endDate) > from && Date.parse(startDate) < to),
});

let state: AppState;
const requests: URL[] = [];

const answer = (url: URL): unknown => {
  if (url.pathname.endsWith('/genres')) return { genres: [{ id: 'radio', title: 'Radio' }] };
  if (url.pathname.endsWith('/favourite/channels')) return { channelIds: [] };
  const { from = '', to = '' } = Object.fromEntries(url.searchParams);
  const names = url.searchParams.get('genre') === 'radio' ? ['Harbour'] : ['Harbour', 'Ringside', 'Film'];
  const found = url.searchParams.get('query') === 'nothing' ? [] : names;
  return {
    channels: found.map((name) => channelOf(name, Date.parse(from), Date.parse(to))),
    paging: { moreDataAvailable: false, lastSeen: null },
  } satisfies ResponseOf<'getGuide'>;
};

beforeEach(() => {
  stubResizeObserver();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  requests.length = 0;
  const client = createClient({
    origin: 'https://watch.example',
    tokens: createMemoryTokenStore(),
    language: () => 'en',
    fetch: (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      requests.push(url);
      return Promise.resolve(Response.json(answer(url)));
    },
  });
  state = createAppState({ client, clock: { now: () => Date.now() }, storage: localStorage });
});
afterEach(() => {
  cleanup();
  state.dispose();
  vi.unstubAllGlobals();
});

const draw = async (isViewer = false) => {
  state.session.setState({ user: isViewer ? { ...guest, id: 'v1', isGuest: false, name: 'Nadia' } : guest });
  render(
    onSite(
      <LinkProvider value={RouterLink}>
        <GuideView />
      </LinkProvider>,
      { state },
    ),
  );
  await screen.findByRole('link', { name: 'Harbour' });
};
const press = (key: string, more: object = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
const focused = () => document.activeElement?.textContent ?? '';

describe('the guide', () => {
  it('has a row for each channel, and marks the current programme', async () => {
    await draw();
    const grid = screen.getByRole('grid', { name: 'Programmes by channel and time' });
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Harbour', 'Ringside', 'Film']);
    expect(within(grid).getByRole('button', { name: /Harbour at 0.*On now/u })).toBeTruthy();
  });

  // GUIDE-30
  it('is a single tab stop, navigated with arrows, Home and End', async () => {
    await draw();
    const stops = () => [...document.querySelectorAll<HTMLElement>('[role="grid"] [tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    act(() => stops()[0]?.focus());
    expect(focused()).toContain('Harbour at 0');
    await press('ArrowRight');
    expect(focused()).toContain('Harbour at 1');
    await press('ArrowDown');
    expect(focused()).toContain('Ringside at 1');
    await press('ArrowLeft');
    expect(focused()).toContain('Ringside at 0');
    await press('Home');
    expect(focused()).toBe('Ringside');
    await press('ArrowRight');
    expect(focused()).toContain('Ringside at 0');
    await press('Home', { ctrlKey: true });
    expect(focused()).toContain('Harbour at 0');
    await press('End', { ctrlKey: true });
    expect(focused()).toContain('Film at 0');
    await press('PageUp');
    expect(focused()).toContain('Ringside at 0');
    expect(stops()).toHaveLength(1);
  });

  // GUIDE-30
  it('does not handle arrow keys at its edges', async () => {
    await draw();
    act(() => document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus());
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' })).toBe(true);
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })).toBe(false);
  });

  it('shows the details of current and future programmes, and returns the focus', async () => {
    // jsdom does not implement modal dialogs.
    if (!('showModal' in HTMLDialogElement.prototype))
      Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
    await draw();
    const on = screen.getByRole('button', { name: /Harbour at 0/u });
    act(() => on.focus());
    fireEvent.click(on);
    const dialog = document.querySelector('dialog');
    expect(dialog?.querySelector('a[href="/live/live-harbour"]')).not.toBeNull();
    expect(dialog?.querySelector('a[href="/video/1004?t=0"]')).not.toBeNull();
    fireEvent.click(dialog?.querySelector('button[aria-label="Close"]') ?? document.body);
    expect(document.activeElement).toBe(on);
    fireEvent.click(screen.getByRole('button', { name: /Harbour at 1/u }));
    expect(document.querySelector('dialog a')).toBeNull();
  });

  it('is filtered by links, which change the request', async () => {
    await draw();
    expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: 'Radio' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Film' })).toBeNull());
    expect(requests.some(({ searchParams }) => searchParams.get('genre') === 'radio')).toBe(true);
  });

  it('lets a viewer mark favourite channels, and filter by them', async () => {
    await draw(true);
    expect(screen.getByRole('link', { name: 'Favourites' })).toBeTruthy();
    const mark = screen.getByRole('button', { name: 'Add Ringside to favourite channels' });
    fireEvent.click(mark);
    await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'));
    expect(requests.at(-1)?.pathname).toMatch(/favourite\/channels\/ringside$/u);
  });

  it('shows that nothing was found, with a link to all channels', async () => {
    await draw();
    const field = screen.getByRole('searchbox', { name: 'Search the guide' });
    fireEvent.change(field, { target: { value: 'nothing' } });
    fireEvent.submit(field.closest('form') ?? field);
    expect(await screen.findByText('No channels found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all channels' }).getAttribute('href')).toBe('/epg');
  });
});
