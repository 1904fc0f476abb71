import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRealmStore } from './realm.store.js';
import { examples, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;

beforeEach(async () => {
  ({ service, client } = await startPair());
  service.handlers.getRealm = () => examples.realm;
  service.handlers.getLabels = () => examples.labels;
  service.handlers.getMenus = () => examples.menus;
});
afterEach(() => service.stop());

describe('createRealmStore', () => {
  it('loads the realm with its labels and menus', async () => {
    const { getState } = createRealmStore({ client });
    await getState().load('WEB');
    expect(getState()).toMatchObject({
      status: 'ready',
      realm: { id: 'demo' },
      labels: { signIn: 'Sign in' },
      language: 'en',
      direction: 'ltr',
      menusStatus: 'ready',
    });
  });

  it('is ready immediately if the page contains the realm', () => {
    const { getState } = createRealmStore({
      client,
      boot: { realm: examples.realm, labels: examples.labels, menus: examples.menus },
    });
    expect(getState()).toMatchObject({
      status: 'ready',
      labels: { signIn: 'Sign in' },
      menusStatus: 'ready',
    });
    expect(service.seen).toEqual([]);
  });

  it('PAGE-20: has empty translations when the labels fail to load', async () => {
    service.handlers.getLabels = () => {
      throw new ErrorResponse('INTERNAL');
    };
    const { getState } = createRealmStore({ client });
    await getState().load('WEB');
    expect(getState()).toMatchObject({ status: 'ready', labels: {} });
  });

  it('sets the failed state when the menus fail to load', async () => {
    service.handlers.getMenus = () => {
      throw new ErrorResponse('INTERNAL');
    };
    const { getState } = createRealmStore({ client });
    await getState().load('WEB');
    expect(getState()).toMatchObject({ status: 'ready', menusStatus: 'failed', menus: null });
  });

  it('fails when the realm fails to load', async () => {
    service.handlers.getRealm = () => {
      throw new ErrorResponse('INTERNAL');
    };
    const { getState } = createRealmStore({ client });
    await getState().load('WEB');
    expect(getState()).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } });
  });
});
