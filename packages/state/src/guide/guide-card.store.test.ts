import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { Programme } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createGuideCardStore,
  loadableOf,
  type GuideCardState,
  type GuideCardStore,
} from './guide-card.store.js';
import { createStillClock, examples, startPair, until } from '../testing/fixtures.js';

const HOUR_MS = 3_600_000;

let service: ContractService;
let client: Client;
let clock: ReturnType<typeof createStillClock>;
let store: GuideCardStore;
const state = () => store.getState();

const subject = (id: string) => loadableOf(state().subjects, id);
const guide = (id: string) => loadableOf(state().guides, id);
const settled = ({ playback, subjects, guides }: GuideCardState): boolean =>
  [playback, ...Object.values(subjects), ...Object.values(guides)].every(
    ({ status }) => status !== 'loading',
  );

/** A programme of one hour, `from` hours after the clock's start. */
const programme = (from: number): Programme => {
  const start = Date.parse('2026-11-21T20:00:00.000Z') + from * HOUR_MS;
  return {
    id: `p${from}`,
    title: `Programme ${from}`,
    description: '',
    episode: null,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + HOUR_MS).toISOString(),
    thumbnailUrl: null,
  };
};
const channel = (programmes: Programme[]) => ({
  ...examples.guide,
  channels: examples.guide.channels.map((one) => ({ ...one, now: null, next: null, programmes })),
});

beforeEach(async () => {
  ({ service, client } = await startPair());
  clock = createStillClock();
  store = createGuideCardStore({ client, clock });
  service.handlers.getRealm = () => examples.realm;
  service.handlers.getLiveEvent = () => examples.live;
  service.handlers.getGuide = () => channel([0, 1, 2, 3, 4, 5, 6].map(programme));
});
afterEach(() => service.stop());

describe('createGuideCardStore', () => {
  it('requests nothing until a card is opened, then the realm and the event once', async () => {
    expect(service.names()).toEqual([]);
    state().open('2001');
    state().open('2001');
    await until(store, settled);
    expect(service.names().toSorted()).toEqual(['getLiveEvent', 'getRealm']);
    expect(state().playback.value).toBe(true);
    expect(subject('2001').value).toMatchObject({ eventId: '2001', channelId: '6001' });
    state().open('2002');
    await until(store, settled);
    expect(service.names().filter((name) => name === 'getRealm')).toHaveLength(1);
  });

  it('requests an event again after a minute, and keeps its data meanwhile', async () => {
    state().open('2001');
    await until(store, settled);
    clock.move(61_000);
    state().open('2001');
    expect(subject('2001')).toMatchObject({ status: 'loading', value: { eventId: '2001' } });
    await until(store, settled);
    expect(service.names().filter((name) => name === 'getLiveEvent')).toHaveLength(2);
  });

  it('requests the guide of a channel once per time window', async () => {
    state().follow('6001');
    state().follow('6001');
    await until(store, settled);
    clock.move(5 * HOUR_MS);
    state().follow('6001');
    await until(store, settled);
    expect(service.seen.map(({ query }) => query)).toEqual([
      { channel: '6001', from: '2026-11-21T20:00:00.000Z', to: '2026-11-22T02:00:00.000Z' },
    ]);
    clock.move(HOUR_MS);
    state().follow('6001');
    await until(store, settled);
    expect(service.seen).toHaveLength(2);
    expect(service.seen.at(-1)?.query).toMatchObject({ from: '2026-11-22T02:00:00.000Z' });
  });

  it('requests the guide again only after ten minutes if there is no next programme', async () => {
    service.handlers.getGuide = () => channel([programme(0)]);
    state().follow('6001');
    await until(store, settled);
    clock.move(9 * 60_000);
    state().follow('6001');
    expect(service.seen).toHaveLength(1);
    clock.move(60_000);
    state().follow('6001');
    await until(store, settled);
    expect(service.seen).toHaveLength(2);
  });

  it('has no value for an event that does not exist or is not live', async () => {
    for (const code of ['EVENT_NOT_FOUND', 'EVENT_NOT_LIVE'] as const) {
      service.handlers.getLiveEvent = () => {
        throw new ErrorResponse(code);
      };
      state().open(code);
      await until(store, settled);
      expect(subject(code)).toMatchObject({ status: 'ready', value: null, error: null });
    }
  });

  it('reports a failure, and retries only the failed request', async () => {
    service.handlers.getLiveEvent = () => {
      throw new ErrorResponse('INTERNAL');
    };
    state().open('2001');
    await until(store, settled);
    expect(subject('2001')).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } });
    service.handlers.getLiveEvent = () => examples.live;
    state().retry('2001', null);
    await until(store, settled);
    expect(subject('2001')).toMatchObject({ status: 'ready', error: null });
    expect(service.names().filter((name) => name === 'getRealm')).toHaveLength(1);
  });

  it('keeps a guide whose continuation fails to load, and retries after a while', async () => {
    state().follow('6001');
    await until(store, settled);
    service.handlers.getGuide = () => {
      throw new ErrorResponse('INTERNAL');
    };
    clock.move(6 * HOUR_MS);
    state().follow('6001');
    await until(store, settled);
    expect(guide('6001')).toMatchObject({ status: 'failed', value: { channelId: '6001' } });
    state().follow('6001');
    expect(service.seen).toHaveLength(2);
    clock.move(30_000);
    state().follow('6001');
    await until(store, settled);
    expect(service.seen).toHaveLength(3);
  });
});
