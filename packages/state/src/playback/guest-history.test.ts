import { describe, expect, it } from 'vitest';
import { createGuestHistory } from './guest-history.js';

const storage = (text?: string) => {
  const stored = new Map(text === undefined ? [] : [['footlight.guest.history', text]]);
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
};
const watch = (id: string, position: number, at = 0) => ({ id, position, duration: 100, at });
const idsOf = (history: ReturnType<typeof createGuestHistory>) => history.list().map(({ id }) => id);

describe('createGuestHistory', () => {
  it('lists each video once, the most recently watched first', () => {
    const memoryStorage = storage();
    const history = createGuestHistory(memoryStorage);
    history.save(watch('1', 20));
    history.save(watch('2', 30));
    history.save(watch('1', 40));
    expect(idsOf(createGuestHistory(memoryStorage))).toEqual(['1', '2']);
    expect(history.positionOf('1')).toBe(40);
    expect(history.positionOf('3')).toBeNull();
  });

  it('does not store videos that were barely started, and removes finished ones', () => {
    const history = createGuestHistory(storage());
    history.save(watch('1', 4));
    expect(idsOf(history)).toEqual([]);
    history.save(watch('1', 50));
    history.save(watch('1', 97));
    expect(idsOf(history)).toEqual([]);
  });

  it('removes one video, or all', () => {
    const history = createGuestHistory(storage());
    history.save(watch('1', 20));
    history.save(watch('2', 20));
    history.remove('2');
    expect(idsOf(history)).toEqual(['1']);
    history.clear();
    expect(idsOf(history)).toEqual([]);
  });

  it.each(['nonsense', '{}', '[1, {"id": 1}]'])('starts empty if %s is stored', (text) => {
    expect(idsOf(createGuestHistory(storage(text)))).toEqual([]);
  });
});
