import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import type { Programme } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createGuideCardStore,
  heldIn,
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

const subject = (id: string) => heldIn(state().subjects, id);
const guide = (id: string) => heldIn(state().guides, id);
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
  service.answers.getRealm = () => examples.realm;
  service.answers.getLiveEvent = () => examples.live;
  service.answers.getGuide = () => channel([0, 1, 2, 3, 4, 5, 6].map(programme));
});
afterEach(() => service.stop());

describe('the cards of the programme guide', () => {
  it('ask for nothing before one is opened, then for the realm and its event, once', async () => {
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

  it('ask about an event again after a minute, and keep what they hold meanwhile', async () => {
    state().open('2001');
    await until(store, settled);
    clock.move(61_000);
    state().open('2001');
    expect(subject('2001')).toMatchObject({ status: 'loading', value: { eventId: '2001' } });
    await until(store, settled);
    expect(service.names().filter((name) => name === 'getLiveEvent')).toHaveLength(2);
  });

  it('ask for the guide of a channel once a window', async () => {
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

  it('ask again, with patience, where nothing comes next', async () => {
    service.answers.getGuide = () => channel([programme(0)]);
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

  it('take an event that is not there, or not live, for nothing to show', async () => {
    for (const code of ['EVENT_NOT_FOUND', 'EVENT_NOT_LIVE'] as const) {
      service.answers.getLiveEvent = () => {
        throw new Refusal(code);
      };
      state().open(code);
      await until(store, settled);
      expect(subject(code)).toMatchObject({ status: 'ready', value: null, failure: null });
    }
  });

  it('say what failed, and ask for that alone again', async () => {
    service.answers.getLiveEvent = () => {
      throw new Refusal('INTERNAL');
    };
    state().open('2001');
    await until(store, settled);
    expect(subject('2001')).toMatchObject({ status: 'failed', failure: { code: 'INTERNAL' } });
    service.answers.getLiveEvent = () => examples.live;
    state().retry('2001', null);
    await until(store, settled);
    expect(subject('2001')).toMatchObject({ status: 'ready', failure: null });
    expect(service.names().filter((name) => name === 'getRealm')).toHaveLength(1);
  });

  it('keep a guide that failed to go on, and try again by themselves after a while', async () => {
    state().follow('6001');
    await until(store, settled);
    service.answers.getGuide = () => {
      throw new Refusal('INTERNAL');
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
