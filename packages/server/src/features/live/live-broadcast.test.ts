import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMovingClock, type MovingClock } from '@footlight/packager/testing/moving-clock';
import { LiveBroadcast, type LiveMessage } from './live-broadcast.js';
import type { OnAirEvent } from './on-air.js';

const { log } = Fastify();
const GB_ONLY = { mode: 'allow' as const, countries: ['GB'] };

let clock: MovingClock;
let events: OnAirEvent[];
let reads = 0;
let isBroken = false;
let announce = (): void => undefined;
let broadcast: LiveBroadcast;

beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  isBroken = false;
  clock = createMovingClock(1_000_000);
  events = [
    { id: 'always', startsAt: 0, endsAt: null, geoRule: null },
    { id: 'soon', startsAt: 1_005_000, endsAt: 1_300_000, geoRule: GB_ONLY },
  ];
  broadcast = new LiveBroadcast({
    read: async () => {
      reads += 1;
      if (isBroken) throw new Error('down');
      return events;
    },
    onCatalogueChange: async (handler) => {
      announce = handler;
    },
    clock,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the clock and the fake timers together. */
const pass = async (milliseconds: number): Promise<void> => {
  clock.advance(milliseconds);
  await vi.advanceTimersByTimeAsync(milliseconds);
};
/** Opens a line and collects the messages after the greeting. */
const listen = async (country: string) => {
  const messages: LiveMessage[] = [];
  const line = await broadcast.open(log);
  line.follow({ country, send: (message) => messages.push(message) }, undefined);
  const greeting = messages.splice(0).map(({ data }) => data);
  return { line, messages, greeting };
};

it('announces an event at its exact start, to the countries that may see it', async () => {
  const british = await listen('GB');
  const spanish = await listen('ES');
  expect(british.greeting).toEqual([{ change: 'snapshot', eventId: null, totalResults: 1 }]);
  await pass(4_999);
  expect(british.messages).toEqual([]);
  await pass(2);
  expect(british.messages.map(({ data }) => data)).toEqual([
    { change: 'added', eventId: 'soon', totalResults: 2 },
  ]);
  expect(spanish.messages).toEqual([]);
  expect(spanish.line.snapshot('ES').data.totalResults).toBe(1);
});

it('detects unannounced changes within 30 s', async () => {
  const { messages } = await listen('GB');
  events = [];
  await pass(5_001);
  await pass(30_000);
  expect(messages.map(({ data }) => data)).toEqual([
    { change: 'removed', eventId: 'always', totalResults: 0 },
  ]);
});

it('reads immediately after an announcement, and once more for changes during the read', async () => {
  const { messages } = await listen('GB');
  const before = reads;
  events = [];
  announce();
  events = [{ id: 'other', startsAt: 0, endsAt: null, geoRule: null }];
  announce();
  announce();
  await pass(0);
  expect(messages.map(({ data }) => data)).toEqual([
    { change: 'removed', eventId: 'always', totalResults: 0 },
    { change: 'added', eventId: 'other', totalResults: 1 },
  ]);
  expect(reads).toBe(before + 2);
});

it('does not query the database without listeners', async () => {
  const { line } = await listen('GB');
  await pass(60_000);
  line.close();
  const before = reads;
  announce();
  await pass(600_000);
  expect(reads).toBe(before);
  expect([vi.getTimerCount(), broadcast.lines()]).toEqual([0, 0]);
});

it('cleans up if a listener leaves before it follows', async () => {
  const opening = broadcast.open(log);
  (await opening).close();
  expect([vi.getTimerCount(), broadcast.lines()]).toEqual([0, 0]);
});

it('rejects new lines while reading fails, and accepts them once it succeeds', async () => {
  isBroken = true;
  await expect(broadcast.open(log)).rejects.toThrow('down');
  expect([vi.getTimerCount(), broadcast.lines()]).toEqual([0, 0]);
  isBroken = false;
  expect((await listen('GB')).greeting).toHaveLength(1);
});

it('resumes once the database is available again', async () => {
  const { messages } = await listen('ES');
  isBroken = true;
  events = [];
  await pass(31_000);
  expect(messages).toEqual([]);
  isBroken = false;
  await pass(31_000);
  expect(messages.map(({ data }) => data.change)).toEqual(['removed']);
});
