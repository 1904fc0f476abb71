import type { Client } from '@footlight/client';
import type { ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAppState, type AppState } from './create-app-state.js';
import {
  createMemoryStorage,
  createStillClock,
  examples,
  item,
  startPair,
  until,
} from './testing/fixtures.js';

let service: ContractService;
let client: Client;
let app: AppState;

const create = () => createAppState({ client, clock: createStillClock(), storage: createMemoryStorage() });

beforeEach(async () => {
  ({ service, client } = await startPair());
  app = create();
  service.answers.getSessionUser = () => examples.guest;
  service.answers.login = () => examples.login;
  service.answers.getPreferences = () => ({ ...examples.preferences, audioLanguage: 'es' });
  service.answers.getVod = ({ params, headers }) => ({
    ...examples.vod,
    id: params.id,
    accessLevel: headers.authorization === undefined ? 'GRANTED_ON_SIGN_IN' : 'GRANTED',
  });
  service.answers.getSection = () => examples.section;
  service.answers.addFavourite = () => undefined;
  service.answers.postVideoManifest = () => examples.playback;
});
afterEach(async () => {
  app.dispose();
  await service.stop();
});

describe('the app state', () => {
  it('fetches nothing by itself', () => {
    expect(service.seen).toEqual([]);
  });

  it('asks again what a sign-in may open, and loads the viewer’s preferences', async () => {
    await app.session.getState().restore();
    await app.vod.getState().load('1002');
    expect(app.vod.getState().details?.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    await app.session.getState().signIn({ id: 'viewer@footlight.example', secret: 'footlight-demo' });
    await until(app.vod, ({ status, details }) => status === 'ready' && details?.accessLevel === 'GRANTED');
    await until(app.preferences, ({ preferences }) => preferences.audioLanguage === 'es');
  });

  it('shows among what was begun the video that has just been left', async () => {
    service.answers.listVods = () => ({ vods: [item('1001')] });
    await app.session.getState().restore();
    await app.continueWatching.getState().load(true);
    const request = { kind: 'vod', id: '1001' } as const;
    await app.playbackLoader.saveProgress(request, { position: 40, duration: 100, final: true });
    await until(app.continueWatching, ({ items }) => items.length > 0);
    expect(app.continueWatching.getState().items.map(({ id }) => id)).toEqual(['1001']);
  });

  it('asks again for the lists and menus that are on show when the reader changes', async () => {
    service.answers.getMenus = () => examples.menus;
    service.answers.listLiveEvents = () => ({
      events: [],
      page: 1,
      totalPages: 0,
      totalResults: 0,
      resultsPerPage: 15,
    });
    await app.session.getState().restore();
    await app.liveList.getState().load();
    await app.realm.getState().loadMenus('WEB');
    const before = service.seen.length;
    await app.session.getState().signIn({ id: 'viewer@footlight.example', secret: 'footlight-demo' });
    await until(app.liveList, ({ status }) => status === 'ready');
    await until(app.realm, ({ menusStatus }) => menusStatus === 'ready');
    const again = service.names().slice(before);
    expect(again).toContain('listLiveEvents');
    expect(again).toContain('getMenus');
    expect(again).not.toContain('listUpcomingEvents');
  });

  it('plays in the preferred language', async () => {
    await app.session.getState().restore();
    await app.preferences.getState().save({ audioLanguage: 'es', subTitleLanguage: 'ar' });
    await app.playbackLoader.load({ id: '1001', kind: 'vod' }, new AbortController().signal);
    expect(service.seen.at(-1)?.body).toEqual({ audioLanguage: 'es', subtitleLanguage: 'ar' });
  });

  it('turns a heart on every card of the video', async () => {
    await app.vod.getState().load('1001');
    await app.section.getState().load('home');
    await app.favourites.getState().toggle(item('1001'));
    expect(app.vod.getState().details?.favourite).toBe(true);
    expect(app.section.getState().section?.buckets[0]?.items[0]?.favourite).toBe(true);
    expect(app.section.getState().section?.heroes[0]?.item.favourite).toBe(true);
  });

  it('is one of its own a page: two share nothing', async () => {
    const other = create();
    await app.vod.getState().load('1001');
    expect(other.vod.getState().details).toBeNull();
    other.dispose();
  });

  it('stops watching when it is disposed of', async () => {
    await app.session.getState().restore();
    app.dispose();
    client.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'v-9' });
    expect(app.session.getState().status).toBe('ready');
    expect(service.names()).toEqual(['getSessionUser']);
  });
});
