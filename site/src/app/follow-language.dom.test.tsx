import type { AppState } from '@footlight/state';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { rememberLanguage } from '../navigation/language-choice.js';
import { realmOf } from '../testing/on-site.js';
import { followAccountLanguage } from './follow-language.js';

const realm = realmOf({
  languages: [
    { code: 'en', name: 'English', direction: 'ltr' },
    { code: 'es', name: 'Español', direction: 'ltr' },
  ],
});

const open = (address: string, isGuest = false) => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [address] });
  const preferences = createStore(() => ({
    status: 'loading',
    preferences: { language: null as string | null },
  }));
  const session = createStore(() => ({ user: { isGuest } }));
  const state = { preferences, session } as unknown as Pick<AppState, 'preferences' | 'session'>;
  const reload = vi.fn<() => void>();
  followAccountLanguage({ state, realm, language: 'en' }, router, reload);
  const arrive = (language: string | null) =>
    preferences.setState({ status: 'ready', preferences: { language } });
  return { router, reload, arrive, preferences };
};

afterEach(() => {
  document.cookie = 'language=; path=/; max-age=0';
  sessionStorage.clear();
});

describe('the language of an account', () => {
  // PAGE-18
  it('is applied and remembered if the address names no language', () => {
    const { arrive, reload } = open('/home');
    arrive('es');
    expect(reload).toHaveBeenCalledOnce();
    expect(document.cookie).toContain('language=es');
  });

  it('is applied after sign-in only once the requested page is reached', async () => {
    const { arrive, reload, router } = open('/login?from=/home');
    arrive('es');
    expect(reload).not.toHaveBeenCalled();
    await router.navigate('/home', { replace: true });
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['it is the language of the page', '/home', 'en'],
    ['the account has no language', '/home', null],
    ['the realm does not offer it', '/home', 'fr'],
    ['the path names another language', '/en/home', 'es'],
    ['the query names another language', '/home?language=en', 'es'],
  ])('changes nothing if %s', (_why, address, language) => {
    const { arrive, reload } = open(address);
    arrive(language);
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
  });

  // PAGE-18
  it('changes nothing for a guest, or if a language was chosen during this visit', () => {
    const guest = open('/home', true);
    guest.arrive('es');
    expect(guest.reload).not.toHaveBeenCalled();
    rememberLanguage('en');
    const { arrive, reload } = open('/home');
    arrive('es');
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).toContain('language=en');
  });

  it('does not reload the page when it is changed on this page', () => {
    const { arrive, reload, preferences } = open('/home');
    arrive(null);
    preferences.setState({ preferences: { language: 'es' } });
    expect(reload).not.toHaveBeenCalled();
  });
});
