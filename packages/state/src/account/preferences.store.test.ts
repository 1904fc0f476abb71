import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, createPreferencesStore, type PreferencesStore } from './preferences.store.js';
import { createGate, createMemoryStorage, examples, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let storage: ReturnType<typeof createMemoryStorage>;
let store: PreferencesStore;
const state = () => store.getState();

beforeEach(async () => {
  ({ service, client } = await startPair());
  storage = createMemoryStorage();
  store = createPreferencesStore({ client, storage });
  service.handlers.getPreferences = () => ({ ...examples.preferences, autoAdvance: false });
  service.handlers.savePreferences = ({ body }) => ({ ...examples.preferences, ...body });
});
afterEach(() => service.stop());

describe('guest preferences', () => {
  it('are stored in the browser without requests to the service', async () => {
    await state().load(true);
    await state().save({ subTitleLanguage: 'ar' });
    expect(state()).toMatchObject({ saving: 'ready', preferences: { subTitleLanguage: 'ar' } });
    const next = createPreferencesStore({ client, storage });
    expect(next.getState().preferences).toEqual({ ...DEFAULT_PREFERENCES, subTitleLanguage: 'ar' });
    expect(service.seen).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '7',
    '{"autoAdvance":"yes","language":4,"other":1,"playbackRate":"fast","subTitlesOff":null,"captionAppearance":8}',
  ])('fall back to the defaults if %s is stored', (text) => {
    storage.setItem('footlight.preferences', text);
    expect(createPreferencesStore({ client, storage }).getState().preferences).toEqual(DEFAULT_PREFERENCES);
  });

  it('last for the visit if storage is full', async () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const visit = createPreferencesStore({ client, storage: full });
    await visit.getState().save({ autoAdvance: false });
    expect(visit.getState()).toMatchObject({ saving: 'failed', preferences: { autoAdvance: false } });
  });
});

describe('viewer preferences', () => {
  it('are loaded from the service', async () => {
    await state().load(false);
    expect(state()).toMatchObject({ status: 'ready', preferences: { autoAdvance: false } });
  });

  it('show a change immediately, and then the saved values of the service', async () => {
    await state().load(false);
    const saved = state().save({ audioLanguage: 'es' });
    expect(state()).toMatchObject({ saving: 'loading', preferences: { audioLanguage: 'es' } });
    await saved;
    expect(state()).toMatchObject({ saving: 'ready', preferences: { audioLanguage: 'es' } });
    expect(service.seen.at(-1)?.body).toEqual({ audioLanguage: 'es' });
  });

  it('revert a change that cannot be saved, and set the failure', async () => {
    await state().load(false);
    service.handlers.savePreferences = () => {
      throw new ErrorResponse('UNAVAILABLE');
    };
    await state().save({ audioLanguage: 'es' });
    expect(state()).toMatchObject({
      saving: 'failed',
      error: { code: 'UNAVAILABLE' },
      preferences: { audioLanguage: null },
    });
  });
});

it('LIST-16 does not show the next viewer what the previous one was saving', async () => {
  await state().load(false);
  const gate = createGate();
  service.handlers.savePreferences = async ({ body }) => {
    await gate.opened;
    return { ...examples.preferences, ...body };
  };
  const saving = state().save({ audioLanguage: 'pt' });
  await state().load(true);
  gate.open();
  await saving;
  expect(state()).toMatchObject({ saving: 'idle', preferences: DEFAULT_PREFERENCES });
});
