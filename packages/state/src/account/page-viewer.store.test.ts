import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPageViewerStore, type PageViewerStore } from './page-viewer.store.js';
import { examples, startPair } from '../testing/fixtures.js';

let service: ContractService;
let store: PageViewerStore;

beforeEach(async () => {
  const { service: started, client } = await startPair();
  service = started;
  store = createPageViewerStore({ client });
  service.handlers.getSessionUser = () => examples.guest;
  service.handlers.getRealm = () => examples.realm;
});
afterEach(() => service.stop());

it('requests the viewer and the realm once for all callers', async () => {
  await Promise.all([store.getState().load(), store.getState().load()]);
  await store.getState().load();
  expect(store.getState()).toMatchObject({ status: 'ready', user: { isGuest: true }, realm: { id: 'demo' } });
  expect(service.names().toSorted()).toEqual(['getRealm', 'getSessionUser']);
});

it('sets the failure, and requests again on the next load', async () => {
  service.handlers.getRealm = () => {
    throw new ErrorResponse('UNAVAILABLE');
  };
  await store.getState().load();
  expect(store.getState()).toMatchObject({
    status: 'failed',
    user: null,
    error: { code: 'UNAVAILABLE' },
  });
  service.handlers.getRealm = () => examples.realm;
  await store.getState().load();
  expect(store.getState()).toMatchObject({ status: 'ready', error: null });
});
