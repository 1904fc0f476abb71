import type { MenuItem, Menus } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../testing/on-site.js';
import { MainMenu } from './main-menu.js';
import { MenuDrawer } from './menu-drawer.js';
import { stubResizeObserver } from '../../testing/stub-observers.js';

const entry = (label: string, group: MenuItem['group'], route = 'section'): MenuItem => ({
  id: label,
  label,
  group,
  target: { type: 'ROUTE', route, params: { id: label } },
});
const MENUS: Menus = {
  deviceType: 'WEB',
  home: entry('Home', 'main', 'home'),
  items: [
    entry('Films', 'main'),
    entry('Sport', 'featured'),
    entry('Archive', 'nonFeatured'),
    entry('Nowhere', 'main', 'nowhere'),
  ],
  footer: [],
};
const viewer = { ...guest, id: 'v1', isGuest: false, name: 'Nadia' };

beforeEach(() => {
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (
  menu: ReactNode,
  {
    user = guest,
    menuSearch = false,
    languageBadge = false,
  }: { user?: typeof guest; menuSearch?: boolean; languageBadge?: boolean } = {},
) => {
  const state = {
    realm: createStore(() => ({ menus: MENUS })),
    session: createStore(() => ({ user })),
    liveList: createStore(() => ({ status: 'ready', data: { totalResults: 3 } })),
    search: createStore(() => ({ value: '', facets: new Map() })),
  } as unknown as AppState;
  const languages = [{ code: 'en', name: 'English', direction: 'ltr' as const }];
  return render(onSite(menu, { state, realm: realmOf({ menuSearch, languageBadge, languages }) }));
};

describe('the menu drawer', () => {
  const open = (...[settings]: [Parameters<typeof draw>[1]?]) => {
    draw(<MenuDrawer />, settings);
    act(() => screen.getByRole('button', { name: 'Menu' }).click());
    return within(screen.getByRole('dialog'));
  };
  const wordsOf = (lists: readonly HTMLElement[]) =>
    lists.map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    );

  // PAGE-54, PAGE-55
  it('has three groups, and omits entries without a valid target', () => {
    expect(wordsOf(open().getAllByRole('list'))).toEqual([['Films'], ['Sport'], ['Archive']]);
  });

  // PAGE-71
  it('leads to what is live, in windows whose bar does not', () => {
    const link = open().getByRole('link', { name: 'Live now (3)', hidden: true });
    expect(link.getAttribute('href')).toBe('/livenow');
  });

  // PAGE-55
  it('has a language choice for a guest if the realm enables it, and no sign-out link', () => {
    const name = /Language: /u;
    expect(open({ languageBadge: true }).getByRole('button', { name })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Sign out' })).toBeNull();
    cleanup();
    expect(open().queryByRole('button', { name })).toBeNull();
  });

  // PAGE-55
  it('has a sign-out link for a viewer, and a search box if the realm enables it', () => {
    const menu = open({ user: viewer, menuSearch: true, languageBadge: true });
    expect(menu.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout');
    expect(menu.queryByRole('button', { name: /Language: /u })).toBeNull();
    expect(menu.getByRole('searchbox')).toBeDefined();
    cleanup();
    expect(open({ user: viewer }).queryByRole('searchbox')).toBeNull();
  });
});

describe('the main menu', () => {
  // The window of these tests is 1024 px wide, in which the bar folds the menu.
  const unfolded = document.createElement('style');
  unfolded.textContent = 'nav { display: block !important }';
  beforeEach(() => document.head.append(unfolded));
  afterEach(() => unfolded.remove());

  // PAGE-56
  it('hides non-featured entries and the viewer’s sign-out link behind “More”', () => {
    draw(<MainMenu />, { user: viewer });
    expect(screen.getByRole('link', { name: 'Films' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Archive' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'More' }).click());
    expect(screen.getByRole('link', { name: 'Archive' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeDefined();
    cleanup();
    draw(<MainMenu />);
    act(() => screen.getByRole('button', { name: 'More' }).click());
    expect(screen.queryByRole('link', { name: 'Sign out' })).toBeNull();
  });
});
