import { createClient, createMemoryTokenStore } from '@footlight/client';
import { createAppState, type AppState } from '@footlight/state';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { PreferencesPage } from './preferences.page.js';

let state: AppState;

beforeEach(() => {
  const client = createClient({
    origin: 'https://watch.example',
    tokens: createMemoryTokenStore(),
    language: () => 'en',
    // No response from the service is needed for a guest's preferences.
    fetch: () => new Promise<Response>(() => undefined),
  });
  state = createAppState({ client, clock: { now: () => Date.now() }, storage: localStorage });
  state.session.setState({ user: guest });
});
afterEach(() => {
  cleanup();
  state.dispose();
  localStorage.clear();
});

// PREF-3
it('has groups for autoplay, languages, background videos and background sound', () => {
  const languages = [{ code: 'en', name: 'English', direction: 'ltr' as const }];
  render(onSite(<PreferencesPage />, { state, realm: realmOf({ languages }) }));
  const groups = screen.getAllByRole('group').map((group) => ({
    name: group.querySelector('legend')?.textContent,
    controls: ['switch', 'combobox'].flatMap((role) => within(group).queryAllByRole(role)).length,
  }));
  expect(groups.slice(0, 4)).toEqual([
    { name: 'Autoplay', controls: 1 },
    { name: 'Language', controls: 3 },
    { name: 'Background videos', controls: 1 },
    { name: 'Background sound', controls: 1 },
  ]);
});
