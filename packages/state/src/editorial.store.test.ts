import type { Client } from '@footlight/client';
import type { ContractService } from '@footlight/client/testing';
import { ALL_CLASSES } from '@footlight/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createFighterStore,
  createFightersStore,
  createNewsItemStore,
  createNewsStore,
} from './editorial.store.js';
import { createPageStores, type PageStores } from './page-stores.js';
import { createSessionStore, type SessionStore } from './session.store.js';
import { createStillClock, examples, startPair, until } from './testing/fixtures.js';

let service: ContractService;
let client: Client;
let session: SessionStore;
let stores: PageStores;

beforeEach(async () => {
  ({ service, client } = await startPair());
  session = createSessionStore({ client });
  service.answers.listFighters = () => ({
    fighters: [],
    paging: { moreDataAvailable: false, lastSeen: null },
  });
  service.answers.getFighter = () => examples.fighter;
  service.answers.getFighterStatistics = () => examples.statistics;
  service.answers.getNewsItem = () => examples.newsItem;
  stores = createPageStores({ client, session, clock: createStillClock() });
});
afterEach(() => {
  stores.dispose();
  session.dispose();
  return service.stop();
});

const queries = () => service.seen.map(({ query }) => query);

it('asks for the fighters of one class, and for all where none is named', async () => {
  const { load } = stores.of(createFightersStore).getState();
  await load(ALL_CLASSES);
  await load('WELTERWEIGHT');
  await load('no such class');
  expect(queries()).toEqual([{ rpp: '25' }, { rpp: '25', weightClass: 'WELTERWEIGHT' }, { rpp: '25' }]);
});

it('reads a fighter together with the numbers', async () => {
  const fighter = stores.of(createFighterStore);
  await fighter.getState().load({ id: 'f-1' });
  expect(fighter.getState()).toMatchObject({
    status: 'ready',
    value: { fighter: { id: 'f-1' }, statistics: { winsByMethod: [{ method: 'SUBMISSION' }] } },
  });
});

it('asks again for what another reader may see otherwise', async () => {
  const newsItem = stores.of(createNewsItemStore);
  session.setState({ user: examples.guest });
  await newsItem.getState().load({ feedName: 'ringside', newId: 'n-1' });
  session.setState({ user: { ...examples.guest, id: 'somebody else' } });
  expect(newsItem.getState()).toMatchObject({ status: 'loading', value: { id: 'n-1' } });
  await until(newsItem, ({ status }) => status === 'ready');
  expect(service.names()).toEqual(['getNewsItem', 'getNewsItem']);
});

it('is made once, and emptied when the pages that it is held for are left', async () => {
  service.answers.listNews = () => ({ items: [], paging: { moreDataAvailable: false, lastSeen: null } });
  const news = stores.of(createNewsStore, 'news');
  const fighters = stores.of(createFightersStore);
  expect(stores.of(createNewsStore, 'news')).toBe(news);
  await news.getState().load('ringside');
  await fighters.getState().load(ALL_CLASSES);
  stores.leave(['upcoming', 'rankings']);
  expect(news.getState().status).toBe('ready');
  stores.leave(['upcoming', 'news']);
  expect(news.getState()).toMatchObject({ status: 'idle', id: null });
  expect(fighters.getState().status).toBe('ready');
});
