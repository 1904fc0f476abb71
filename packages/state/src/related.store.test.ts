import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRelatedStore, type RelatedStore } from './related.store.js';
import { createGate, createStillClock, ids, item, startPair } from './testing/fixtures.js';

let service: ContractService;
let client: Client;
let store: RelatedStore;
const state = () => store.getState();

beforeEach(async () => {
  ({ service, client } = await startPair());
  store = createRelatedStore({ client, clock: createStillClock() });
  service.answers.getRelatedVods = ({ params }) => ({ related: [item(`${params.id}-like`), item('9')] });
});
afterEach(() => service.stop());

describe('what is like a video', () => {
  it('is asked for once, and stands in the order of the service', async () => {
    await state().load({ id: '1' });
    await state().load({ id: '1' });
    expect(state()).toMatchObject({ status: 'ready', params: { id: '1' } });
    expect(ids(state().value ?? [])).toEqual(['1-like', '9']);
    expect(service.names()).toEqual(['getRelatedVods']);
  });

  it('is of the video asked for last, whichever answer comes first', async () => {
    const gate = createGate();
    service.answers.getRelatedVods = async ({ params }) => {
      if (params.id === 'slow') await gate.opened;
      return { related: [item(`${params.id}-like`)] };
    };
    const slow = state().load({ id: 'slow' });
    await state().load({ id: 'quick' });
    gate.open();
    await slow;
    expect([state().params, ids(state().value ?? [])]).toEqual([{ id: 'quick' }, ['quick-like']]);
  });

  it('says why it did not come, and comes when it is asked for again', async () => {
    const { getRelatedVods } = service.answers;
    service.answers.getRelatedVods = () => {
      throw new Refusal('VOD_NOT_FOUND');
    };
    await state().load({ id: '1' });
    expect(state()).toMatchObject({ status: 'failed', failure: { code: 'VOD_NOT_FOUND' }, value: null });
    if (getRelatedVods !== undefined) service.answers.getRelatedVods = getRelatedVods;
    await state().refresh();
    expect(state()).toMatchObject({ status: 'ready', failure: null });
  });
});
