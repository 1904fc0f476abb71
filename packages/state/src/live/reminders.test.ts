import { expect, it } from 'vitest';
import { REMINDERS_KEY, createReminders } from './reminders.js';

const storage = (text?: string) => {
  const stored = new Map(text === undefined ? [] : [[REMINDERS_KEY, text]]);
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
};
const at = (id: string, startsAt: number) => ({ id, title: `Title ${id}`, href: `/live/${id}`, startsAt });
const idsOf = (reminders: readonly { readonly id: string }[]) => reminders.map(({ id }) => id);

// LIVE-15
it('stores reminders, the earliest first and one per event', () => {
  const memoryStorage = storage();
  const reminders = createReminders(memoryStorage);
  reminders.set(at('2', 2_000));
  reminders.set(at('1', 1_000));
  reminders.set(at('2', 3_000));
  const others = createReminders(memoryStorage);
  expect(idsOf(others.list())).toEqual(['1', '2']);
  expect([others.next(), others.has('2'), others.has('3')]).toEqual([1_000, true, false]);
  others.remove('1');
  expect(reminders.next()).toBe(3_000);
});

it('returns an event once after its start, and none that started long ago', () => {
  const reminders = createReminders(storage());
  for (const [id, startsAt] of [
    ['old', 0],
    ['new', 1_000_000],
    ['coming', 1_100_000],
  ] as const)
    reminders.set(at(id, startsAt));
  expect(idsOf(reminders.takeBegun(1_000_500))).toEqual(['new']);
  expect(idsOf(reminders.takeBegun(1_000_500))).toEqual([]);
  expect(idsOf(reminders.takeEarly('coming', 1_000_600))).toEqual(['coming']);
  expect(reminders.list()).toEqual([]);
});

it('starts empty if the stored data is invalid, and stores at most fifty reminders', () => {
  for (const text of ['{', '{}', '[{"id":1}]']) expect(createReminders(storage(text)).list()).toEqual([]);
  const reminders = createReminders(storage());
  for (let number = 1; number <= 51; number += 1) reminders.set(at(String(number), number));
  expect(reminders.list()).toHaveLength(50);
  expect(reminders.has('51')).toBe(false);
});
