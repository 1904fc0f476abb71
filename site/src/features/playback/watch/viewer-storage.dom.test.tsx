import { createClient, createMemoryTokenStore } from '@footlight/client';
import { createAppState, type AppState } from '@footlight/state';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewerStorage } from './viewer-storage.js';

let state: AppState;

beforeEach(async () => {
  const client = createClient({
    origin: 'https://watch.example',
    tokens: createMemoryTokenStore(),
    language: () => 'en',
    // No response from the service is needed for a guest's preferences.
    fetch: () => new Promise<Response>(() => undefined),
  });
  state = createAppState({ client, clock: { now: () => Date.now() }, storage: localStorage });
  await state.preferences.getState().load(true);
});
afterEach(() => {
  state.dispose();
  localStorage.clear();
});

const ofBrowser = (): unknown => JSON.parse(localStorage.getItem('footlight.player') ?? 'null');

// PREF-4
it('stores what the viewer chooses in the player with the preferences, and the volume in the browser', async () => {
  const storage = viewerStorage(state.preferences);
  const choices = {
    subtitleLanguage: null,
    audioLanguage: 'es',
    playbackRate: 1.5,
    skipSetting: 'auto',
    autoAdvance: false,
    captionAppearance: { size: 150 },
  } as const;
  await storage.write({ volume: 40, muted: true, ...choices });
  expect(ofBrowser()).toEqual({ volume: 40, muted: true });
  expect(state.preferences.getState().preferences).toMatchObject({
    subTitleLanguage: null,
    subTitlesOff: true,
    audioLanguage: 'es',
    playbackRate: 1.5,
    skipSetting: 'auto',
    captionAppearance: { size: 150 },
  });
  // Another browser has the preferences, but not the volume.
  localStorage.removeItem('footlight.player');
  expect(await viewerStorage(state.preferences).read()).toEqual(choices);
});

// PREF-4
it('turns subtitles on again with a language', async () => {
  const storage = viewerStorage(state.preferences);
  await storage.write({ subtitleLanguage: null });
  await storage.write({ subtitleLanguage: 'ar' });
  expect(await storage.read()).toEqual({ subtitleLanguage: 'ar', autoAdvance: true });
});
