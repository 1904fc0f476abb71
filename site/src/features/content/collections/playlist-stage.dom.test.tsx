import type { ContentItem, SessionUser } from '@footlight/contract';
import { Queries, type AppState } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { PlaylistStage } from './playlist-stage.js';

const playlist = {
  id: '3001',
  type: 'PLAYLIST',
  title: 'Thirty nights',
  description: '',
  accessLevel: 'GRANTED',
  images: { thumbnail: { url: '/wide.webp', variants: [], dominantColour: '#16324f' } },
  itemCount: 0,
} as unknown as ContentItem;

const sharing = {
  contentId: '3001',
  linkType: 'PLAYLIST',
  shareTitle: 'Thirty nights',
  universalLink: '{path}',
  trackingConfiguration: [],
};

const draw = async (
  user: SessionUser,
  watchlists: boolean,
  socialSharingDetail: typeof sharing | null = sharing,
  titleDisplayMode: 'SHOW' | 'HIDE' = 'SHOW',
) => {
  const session = createStore(() => ({ user })) as unknown as AppState['session'];
  const client = {
    call: () =>
      Promise.resolve({
        ...playlist,
        vods: [],
        paging: { moreDataAvailable: false, lastSeen: null },
        socialSharingDetail,
      }),
  } as unknown as AppState['client'];
  const queries = new Queries({ client, clock: { now: () => 0 } });
  const realm = realmOf({
    watchlists: { enabled: watchlists, systemDefinedFavourites: 'ENABLED' },
    titleDisplayMode,
  });
  render(
    onSite(<PlaylistStage id="panel" playlist={playlist} onClose={() => undefined} />, {
      state: { session, client, queries },
      realm,
    }),
  );
  // Resolves pending requests.
  await act(() => Promise.resolve());
};

beforeEach(() => {
  // jsdom has no `matchMedia` and no layout.
  vi.stubGlobal('matchMedia', () => new EventTarget());
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const viewer: SessionUser = { ...guest, id: 'viewer-1', isGuest: false };

it.each([
  ['whoever has signed in keeps the playlist on a list', viewer, true, 1],
  ['a guest does not', guest, true, 0],
  ['nobody does where there are no lists', viewer, false, 0],
] as const)('in its panel, %s', async (_who, user, watchlists, controls) => {
  await draw(user, watchlists);
  expect(screen.getByRole('heading', { name: 'Thirty nights' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
  expect(screen.queryAllByRole('button', { name: 'Add Thirty nights to a list' })).toHaveLength(controls);
});

// ROW-10
it('has a share button only if the service allows sharing', async () => {
  await draw(guest, true, null);
  expect(screen.getByRole('heading', { name: 'Thirty nights' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

// CARD-5
it('hides its title visually if the realm says so, but keeps it as accessible name', async () => {
  await draw(guest, true, sharing, 'HIDE');
  const heading = screen.getByRole('heading', { name: 'Thirty nights' });
  expect(getComputedStyle(heading).position).toBe('absolute');
  expect(document.activeElement).toBe(heading);
});
