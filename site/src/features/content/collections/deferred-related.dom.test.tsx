import { HttpError } from '@footlight/client';
import type { ContentItem } from '@footlight/contract';
import { Queries, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { DeferredRelated } from './deferred-related.js';
import { stubIntersectionObserver, stubResizeObserver } from '../../../testing/stub-observers.js';

const film = (id: string): ContentItem =>
  ({
    id,
    type: 'VOD',
    title: `Film ${id}`,
    description: '',
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    images: { thumbnail: { url: '/wide.webp', variants: [], dominantColour: '#102030' } },
  }) as unknown as ContentItem;

/** Intersection callbacks of observed elements, called as the browser would. */
let nearing: (() => void)[] = [];

beforeEach(() => {
  nearing = [];
  stubIntersectionObserver((comesIntoView) => void nearing.push(comesIntoView));
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const site = (answer: (id: string) => Promise<{ related: ContentItem[] }>) => {
  const requested: string[] = [];
  const call = (_name: string, { params }: { readonly params: { readonly id: string } }) => {
    requested.push(params.id);
    return answer(params.id);
  };
  const session = createStore(() => ({ user: guest })) as unknown as AppState['session'];
  const queries = new Queries({ client: { call } as never, clock: { now: () => 0 } });
  const state = { session, queries } as unknown as AppState;
  const realm = realmOf({ watchlists: { enabled: false, systemDefinedFavourites: 'DISABLED' } });
  const place = (id: string, isKnown = true) =>
    onSite(<DeferredRelated key={id} id={id} isKnown={isKnown} />, { state, realm });
  return { requested, place };
};

// Imported up front: on a busy machine the import takes longer than a test waits.
beforeAll(async () => void (await import('./related-rail.js')));

const come = (): void => act(() => nearing.forEach((notify) => notify()));
const titles = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

it('requests nothing until its title is known, the page has loaded and it is near the viewport', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { requested, place } = site((id) => Promise.resolve({ related: [film(`${id}1`)] }));
  const { rerender } = render(place('1', false));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(nearing).toEqual([]);
  rerender(place('1'));
  expect(nearing).toEqual([]);
  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  expect(requested).toEqual([]);
  come();
  expect(await screen.findByRole('region', { name: 'More like this' })).toBeDefined();
  expect(requested).toEqual(['1']);
  rerender(place('1'));
  expect(requested).toEqual(['1']);
});

it('shows titles related to the current one, with links that contain no list', async () => {
  const { requested, place } = site((id) => Promise.resolve({ related: [film(`${id}1`), film(`${id}2`)] }));
  const { rerender } = render(place('1'));
  come();
  expect(await screen.findByRole('link', { name: /Film 12/u })).toBeDefined();
  rerender(place('5'));
  expect(screen.queryByRole('region')).toBeNull();
  come();
  const card = await screen.findByRole('link', { name: /Film 51/u });
  expect(card.getAttribute('href')).toMatch(/\/51(?:\/|$)/u);
  expect(titles()).toHaveLength(2);
  expect(requested).toEqual(['1', '5']);
});

it('shows an error, and retries', async () => {
  let isDown = true;
  const { requested, place } = site(() =>
    isDown ? Promise.reject(new HttpError('UNAVAILABLE')) : Promise.resolve({ related: [film('9')] }),
  );
  render(place('1'));
  come();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: /Film 9/u })).toBeDefined();
  expect(requested).toEqual(['1', '1']);
});

it('renders nothing if there are no related titles', async () => {
  const { place } = site(() => Promise.resolve({ related: [] }));
  render(place('1'));
  come();
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
});
