import type { Client } from '@footlight/client';
import type { ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vodQuery } from '../content/content.queries.js';
import { createAppState, type AppState, type AppStateOptions } from './create-app-state.js';
import { upcomingQuery } from '../live/event.queries.js';
import { rowParams, rowQuery, sectionQuery } from '../content/section.queries.js';
import {
  createMemoryStorage,
  createStillClock,
  examples,
  ids,
  item,
  startPair,
  until,
} from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let app: AppState;
let stops: (() => void)[];

const create = (more: Partial<AppStateOptions> = {}) =>
  createAppState({ client, clock: createStillClock(), storage: createMemoryStorage(), ...more });
const vod = (id = '1001', state = app) => state.queries.entry(vodQuery, { id });
const signIn = () =>
  app.session.getState().signIn({ id: 'viewer@footlight.example', secret: 'footlight-demo' });
/** Adds a subscriber, which keeps the entry in use. */
const look = (entry: { subscribe: (listener: () => void) => () => void }): void =>
  void stops.push(entry.subscribe(() => undefined));

beforeEach(async () => {
  ({ service, client } = await startPair());
  stops = [];
  app = create();
  service.handlers.getSessionUser = () => examples.guest;
  service.handlers.login = () => examples.login;
  service.handlers.getPreferences = () => ({ ...examples.preferences, audioLanguage: 'es' });
  service.handlers.getVod = ({ params, headers }) => ({
    ...examples.vod,
    id: params.id,
    accessLevel: headers.authorization === undefined ? 'GRANTED_ON_SIGN_IN' : 'GRANTED',
  });
  service.handlers.getSection = () => examples.section;
  service.handlers.addFavourite = () => undefined;
  service.handlers.postVideoManifest = () => examples.playback;
});
afterEach(async () => {
  for (const stop of stops) stop();
  app.dispose();
  await service.stop();
});

describe('createAppState', () => {
  it('requests nothing by itself', () => {
    expect(service.seen).toEqual([]);
  });

  it('LIST-16 reloads the access levels after a sign-in, and loads the viewer’s preferences', async () => {
    await app.session.getState().restore();
    look(vod('1002'));
    await vod('1002').load();
    expect(vod('1002').getState().data?.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    await signIn();
    await vi.waitFor(() =>
      expect(vod('1002').getState()).toMatchObject({ status: 'ready', data: { accessLevel: 'GRANTED' } }),
    );
    await until(app.preferences, ({ preferences }) => preferences.audioLanguage === 'es');
  });

  it('SIGN-166 reloads the access levels when the sign-up is complete, and takes the history of the guest only then', async () => {
    let signUpOpen: { readonly signUpOpen?: true } = { signUpOpen: true };
    service.handlers.login = () => ({ ...examples.login, user: { ...examples.login.user, ...signUpOpen } });
    service.handlers.getVod = ({ params }) => ({
      ...examples.vod,
      id: params.id,
      accessLevel: signUpOpen.signUpOpen === true ? 'GRANTED_ON_SIGN_IN' : 'GRANTED',
    });
    service.handlers.saveWatchProgress = () => undefined;
    const request = { kind: 'vod', id: '1001' } as const;
    service.handlers.getSessionUser = () => examples.guest;
    await app.session.getState().restore();
    await app.playbackLoader.saveProgress(request, { position: 40, duration: 100, final: true });
    await signIn();
    look(vod('1002'));
    await vod('1002').load();
    expect(vod('1002').getState().data?.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    expect(service.names()).not.toContain('saveWatchProgress');
    signUpOpen = {};
    service.handlers.getSessionUser = () => examples.login.user;
    await app.session.getState().restore();
    await vi.waitFor(() => expect(vod('1002').getState().data?.accessLevel).toBe('GRANTED'));
    await vi.waitFor(() => expect(service.names()).toContain('saveWatchProgress'));
  });

  it('adds a video to continue watching when its playback ends', async () => {
    service.handlers.listVods = () => ({ vods: [item('1001')] });
    await app.session.getState().restore();
    const entry = app.queries.entry(app.continueWatching.query, { isGuest: true });
    await entry.load();
    const request = { kind: 'vod', id: '1001' } as const;
    await app.playbackLoader.saveProgress(request, { position: 40, duration: 100, final: true });
    await vi.waitFor(() => expect(ids(entry.getState().items)).toEqual(['1001']));
  });

  it('LIST-16 reloads the visible lists and menus when the viewer changes', async () => {
    service.handlers.getMenus = () => examples.menus;
    service.handlers.listLiveEvents = () => ({
      events: [],
      page: 1,
      totalPages: 0,
      totalResults: 0,
      resultsPerPage: 15,
    });
    await app.session.getState().restore();
    await app.liveList.load();
    look(app.queries.entry(upcomingQuery, {}));
    await app.realm.getState().loadMenus('WEB');
    const before = service.seen.length;
    await signIn();
    await vi.waitFor(() => expect(app.liveList.getState().status).toBe('ready'));
    await until(app.realm, ({ menusStatus }) => menusStatus === 'ready');
    const again = service.names().slice(before);
    expect(again).toContain('listLiveEvents');
    expect(again).toContain('getMenus');
    expect(again).not.toContain('listUpcomingEvents');
  });

  it('requests playback in the preferred languages', async () => {
    await app.session.getState().restore();
    await app.preferences.getState().save({ audioLanguage: 'es', subTitleLanguage: 'ar' });
    await app.playbackLoader.load({ id: '1001', kind: 'vod' }, new AbortController().signal);
    expect(service.seen.at(-1)?.body).toEqual({ audioLanguage: 'es', subtitleLanguage: 'ar' });
  });

  it('LIST-19 updates the heart on every card of the video', async () => {
    await vod().load();
    const home = app.queries.entry(sectionQuery, { id: 'home' });
    await home.load();
    const [bucket] = examples.section.buckets;
    if (bucket === undefined) throw new Error('The example has a row.');
    await app.favourites.getState().toggle(item('1001'));
    expect(vod().getState().data?.favourite).toBe(true);
    expect(home.getState().data?.heroes[0]?.item.favourite).toBe(true);
    const row = app.queries.entry(rowQuery, rowParams('home', bucket));
    expect(row.getState().items[0]?.favourite).toBe(true);
  });

  it('LIST-19 updates the watch progress on every card, and restores a guest’s from the browser’s storage', async () => {
    const storage = createMemoryStorage();
    const watch = { position: 30, duration: 120, final: false };
    app.dispose();
    app = create({ storage });
    await app.session.getState().restore();
    await vod().load();
    await app.playbackLoader.saveProgress({ kind: 'vod', id: '1001' }, watch);
    await app.playbackLoader.saveProgress(
      { kind: 'vod', id: '1002' },
      { ...watch, duration: 0, position: 0 },
    );
    expect(vod().getState().data?.watchProgress).toBe(0.25);
    const later = create({ storage });
    await vod('1001', later).load();
    expect(vod('1001', later).getState().data?.watchProgress).toBe(0.25);
    later.dispose();
  });

  it('shares nothing with another app state', async () => {
    const other = create();
    await vod().load();
    expect(vod('1001', other).getState().data).toBeNull();
    other.dispose();
  });

  it('stops following the session when it is disposed', async () => {
    await app.session.getState().restore();
    app.dispose();
    client.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'v-9' });
    expect(app.session.getState().status).toBe('ready');
    expect(service.names()).toEqual(['getSessionUser']);
  });
});

describe('an app state that is hydrated', () => {
  it('LIST-18 starts as rendered for a guest, and adds the guest’s own progress once the session is restored', async () => {
    await vod().load();
    const requestCount = service.names().length;
    const storage = createMemoryStorage();
    storage.setItem(
      'footlight.guest.history',
      JSON.stringify([{ id: '1001', position: 40, duration: 100, at: 1 }]),
    );
    const taken = create({ storage, hydrate: app.dehydrate() });
    expect(vod('1001', taken).getState()).toEqual(vod().getState());
    await taken.session.getState().restore();
    taken.takeOver();
    expect(vod('1001', taken).getState().data?.watchProgress).toBe(0.4);
    await vod('1001', taken).load();
    expect(service.names().slice(requestCount)).toEqual(['getSessionUser']);
    taken.dispose();
  });

  it('LIST-18 is reloaded for an account, because it was rendered for a guest', async () => {
    await vod().load();
    const taken = create({ hydrate: app.dehydrate() });
    look(vod('1001', taken));
    service.handlers.getSessionUser = () => ({ ...examples.guest, id: 'a-1', isGuest: false });
    const requestCount = service.names().length;
    await taken.session.getState().restore();
    taken.takeOver();
    await vi.waitFor(() => expect(service.names().slice(requestCount)).toContain('getVod'));
    taken.dispose();
  });

  it('PAGE-27 keeps the hydrated data until takeOver, even if the session is restored earlier', async () => {
    await vod().load();
    const taken = create({ hydrate: app.dehydrate() });
    service.handlers.getSessionUser = () => ({ ...examples.guest, id: 'a-1', isGuest: false });
    await taken.session.getState().restore();
    // Without a subscriber yet, as before the first render.
    expect(vod('1001', taken).getState()).toEqual(vod().getState());
    look(vod('1001', taken));
    const requestCount = service.names().length;
    taken.takeOver();
    await vi.waitFor(() => expect(service.names().slice(requestCount)).toContain('getVod'));
    expect(vod('1001', taken).getState().data).not.toBeNull();
    taken.dispose();
  });
});
