import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import type { ReplyOf } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FRESH_FOR_MS } from './clock.js';
import { createDocumentStore, isSameDocument, type DocumentStore } from './document.store.js';
import { createStillClock, examples, startPair } from './testing/fixtures.js';

type Params = { readonly id: string };

let service: ContractService;
let client: Client;
let clock: ReturnType<typeof createStillClock>;
let store: DocumentStore<Params, ReplyOf<'getFighter'>>;
const state = () => store.getState();

beforeEach(async () => {
  ({ service, client } = await startPair());
  clock = createStillClock();
  store = createDocumentStore<Params, ReplyOf<'getFighter'>>({
    clock,
    fetch: (params, signal) => client.call('getFighter', { params, signal }),
  });
  service.answers.getFighter = ({ params }) => ({ ...examples.fighter, id: params.id });
});
afterEach(() => service.stop());

describe('a document', () => {
  it('is read once a minute, however often it is shown', async () => {
    await state().load({ id: 'a' });
    await state().load({ id: 'a' });
    expect(state()).toMatchObject({ status: 'ready', value: { id: 'a' } });
    expect(service.names()).toEqual(['getFighter']);
    clock.move(FRESH_FOR_MS);
    await state().load({ id: 'a' });
    expect(service.names()).toHaveLength(2);
  });

  it('gives way to another at once, and stays while it is asked for again', async () => {
    await state().load({ id: 'a' });
    const again = state().refresh();
    expect(state()).toMatchObject({ status: 'loading', value: { id: 'a' } });
    const other = state().load({ id: 'b' });
    expect(state().value).toBeNull();
    await Promise.all([again, other]);
    expect(state()).toMatchObject({ status: 'ready', value: { id: 'b' } });
  });

  it('says why it did not come, and comes when it is asked for again', async () => {
    const { getFighter } = service.answers;
    service.answers.getFighter = () => {
      throw new Refusal('FIGHTER_NOT_FOUND');
    };
    await state().load({ id: 'a' });
    expect(state()).toMatchObject({ status: 'failed', failure: { code: 'FIGHTER_NOT_FOUND' } });
    if (getFighter !== undefined) service.answers.getFighter = getFighter;
    await state().load({ id: 'a' });
    expect(state()).toMatchObject({ status: 'ready', failure: null });
  });
});

it.each<[Record<string, string> | null, Record<string, string>, boolean]>([
  [null, {}, false],
  [{}, {}, true],
  [{ id: 'a' }, { id: 'a' }, true],
  [{ id: 'a' }, { id: 'b' }, false],
  [{ id: 'a', more: 'b' }, { id: 'a' }, false],
])('%j and %j are the same document: %s', (one, other, isSame) => {
  expect(isSameDocument(one, other)).toBe(isSame);
});
