import { createClient, createMemoryTokenStore } from '@footlight/client';
import type { MenuItem, SessionUser } from '@footlight/contract';
import { createAppState, type AppState } from '@footlight/state';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guest, onSite, realmOf } from '../../testing/on-site.js';
import { TopBar } from './top-bar.js';
import { stubResizeObserver } from '../../testing/stub-observers.js';

let state: AppState;

beforeEach(() => {
  stubResizeObserver();
  const client = createClient({
    origin: 'https://watch.example',
    tokens: createMemoryTokenStore(),
    language: () => 'en',
    // Responses of the service are not needed here.
    fetch: () => new Promise<Response>(() => undefined),
  });
  state = createAppState({ client, clock: { now: () => Date.now() }, storage: localStorage });
});
afterEach(() => {
  cleanup();
  state.dispose();
  vi.unstubAllGlobals();
});

const signUpLink = () => document.querySelector('header a[href^="/signup"]');

const draw = (user: SessionUser, { selfRegistration = true, languageBadge = true } = {}) => {
  state.session.setState({ user });
  const signIn = { selfRegistration, externalRedirect: null, mfa: null, providers: [] };
  const languages = [{ code: 'en', name: 'English', direction: 'ltr' as const }];
  const realm = realmOf({ languageBadge, languages, navbarLayout: 'TOP', signIn: signIn as never });
  render(onSite(<TopBar always={false} />, { state, realm }));
  const isThere = (role: string, name: RegExp) => screen.queryByRole(role, { name }) !== null;
  return {
    logo: isThere('link', /^Footlight$/u),
    search: isThere('link', /^Search$/u),
    liveNow: isThere('button', /live now/iu),
    language: isThere('button', /Language: /u),
    signIn: isThere('link', /^Sign in$/u),
    // The window of these tests is 1024 px wide, in which the link is in the panel alone.
    signUp: signUpLink()?.textContent === 'Sign up',
    account: isThere('button', /^Account of Nadia$/u),
  };
};
const everybody = { logo: true, search: true, liveNow: true };

describe('the top bar', () => {
  // ACCT-10
  it('shows the profile that is in use, not its account', () => {
    draw({
      ...guest,
      isGuest: false,
      name: 'Ana',
      pro: { id: 'p-2', tp: 'child', name: 'Leo', avatar: 'boat' },
    });
    const button = screen.getByRole('button', { name: 'Account of Leo' });
    expect(button.querySelector('[data-avatar="boat"]')).not.toBeNull();
  });

  // PAGE-46, SIGN-3
  it('shows a guest sign-in, and sign-up and the language if the realm enables them', () => {
    const nothing = { language: false, signIn: true, signUp: false, account: false };
    expect(draw(guest)).toEqual({ ...everybody, ...nothing, language: true, signUp: true });
    cleanup();
    expect(draw(guest, { selfRegistration: false, languageBadge: false })).toEqual({
      ...everybody,
      ...nothing,
    });
  });

  // PAGE-47
  it('links its logo to the home of the default menu, or to nothing if that page is not on this site', () => {
    const homeAt = (route: string) => {
      const target = { type: 'ROUTE', route, params: {} } as const;
      const home: MenuItem = { id: 'home', label: 'Home', group: 'main', target };
      state.realm.setState({ menus: { deviceType: 'WEB', home, items: [], footer: [] } });
      return draw(guest).logo;
    };
    expect(homeAt('home')).toBe(true);
    expect(screen.getByRole('link', { name: 'Footlight' }).getAttribute('href')).toBe('/home');
    cleanup();
    expect(homeAt('elsewhere')).toBe(false);
    expect(screen.getByText('Footlight')).toBeDefined();
  });

  // PAGE-46
  it('shows a signed-in viewer the account instead', () => {
    expect(draw({ ...guest, id: 'v1', isGuest: false, name: 'Nadia' })).toEqual({
      ...everybody,
      language: false,
      signIn: false,
      signUp: false,
      account: true,
    });
  });
});
