import type { Programme } from '@footlight/domain';
import { describe, expect, it } from 'vitest';
import { chaptersOfProgrammes, clockOrigin, placeOfStart } from './programme-times.js';

const EIGHT = Date.parse('2026-11-21T20:00:00Z');
const HOUR = 3_600_000;

const programme = (id: string, from: number, to: number): Programme => ({
  id,
  title: id,
  description: '',
  episode: null,
  startDate: new Date(EIGHT + from * HOUR).toISOString(),
  endDate: new Date(EIGHT + to * HOUR).toISOString(),
  thumbnailUrl: null,
});

const evening = [programme('tide', -1, 0), programme('news', 0, 0.5), programme('film', 1, 3)];
const live = { windowStart: 100, edge: 7300, behindBy: 0, atEdge: true, latency: null, targetLatency: null };

describe('programme times on the media clock', () => {
  it('use the stream’s dates, or assume that its live edge is now', () => {
    expect(clockOrigin({ clockOrigin: () => 42 }, live, EIGHT)).toBe(42);
    expect(clockOrigin({ clockOrigin: () => null }, live, EIGHT)).toBe(EIGHT / 1000 - 7300);
    expect(clockOrigin(null, live, EIGHT)).toBe(EIGHT / 1000 - 7300);
  });

  it('become chapters, with a start position only within the playable window', () => {
    const origin = EIGHT / 1000 - 3700;
    expect(chaptersOfProgrammes(evening.slice(0, 2), origin)).toEqual([
      { title: 'tide', start: 100, end: 3700 },
      { title: 'news', start: 3700, end: 5500 },
    ]);
    expect(evening.map((one) => placeOfStart(one, origin, live))).toEqual([100, 3700, 7300]);
    expect(evening.map((one) => placeOfStart(one, origin - 1, live))).toEqual([101, 3701, null]);
    expect(placeOfStart(programme('dawn', -2, -1), origin, live)).toBeNull();
  });
});
