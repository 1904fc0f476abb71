import { describe, expect, it } from 'vitest';
import { createPagePositions } from './page-positions.js';

const storage = (text: string | null = null) => {
  const items = new Map<string, string>(text === null ? [] : [['footlight.positions', text]]);
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
};

describe('page positions', () => {
  it('start at the top of a page', () => {
    expect(createPagePositions(storage()).of('a')).toEqual({ top: 0, rows: {}, focus: null });
  });

  // NAV-17
  it('are saved per page, and survive a reload', () => {
    const store = storage();
    const positions = createPagePositions(store);
    positions.keep('a', { top: 900 });
    positions.keep('a', { rows: { films: 320 } });
    positions.keep('b', { focus: { row: 'films', card: 'VOD:1001' } });
    positions.save();
    const again = createPagePositions(store);
    expect(again.of('a')).toEqual({ top: 900, rows: { films: 320 }, focus: null });
    expect(again.of('b')).toMatchObject({ top: 0, focus: { row: 'films', card: 'VOD:1001' } });
  });

  it('are dropped for the pages that were left longest ago', () => {
    const positions = createPagePositions(storage());
    for (let page = 0; page <= 60; page += 1) positions.keep(String(page), { top: page + 1 });
    expect(positions.of('0').top).toBe(0);
    expect(positions.of('60').top).toBe(61);
  });

  it.each(['nonsense', '{}', '[["a"]]', '[["a",{"top":1}]]'])('start empty if %s is stored', (text) => {
    expect(createPagePositions(storage(text)).of('a').top).toBe(0);
  });
});
