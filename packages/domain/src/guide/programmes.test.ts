import { describe, expect, it } from 'vitest';
import { nextChange, nowAndNext, programmeProgress } from './programmes.js';

const EIGHT = Date.parse('2026-11-21T20:00:00Z');
const HOUR = 3_600_000;

const programme = (id: string, from: number, to: number) => ({
  id,
  startDate: new Date(EIGHT + from * HOUR).toISOString(),
  endDate: new Date(EIGHT + to * HOUR).toISOString(),
});

const evening = [programme('tide', -1, 0), programme('news', 0, 0.5), programme('film', 1, 3)];

describe('current and next programmes', () => {
  it.each([
    [-1.5, [undefined, 'tide']],
    [-0.5, ['tide', 'news']],
    [0, ['news', 'film']],
    [0.75, [undefined, 'film']],
    [2, ['film', undefined]],
  ])('are found at %d h from eight', (hours, expected) => {
    const { now, next } = nowAndNext(evening, EIGHT + hours * HOUR);
    expect([now?.id, next?.id]).toEqual(expected);
  });

  it('change at the next start or end', () => {
    expect(nextChange(evening, EIGHT)).toBe(EIGHT + 0.5 * HOUR);
    expect(nextChange(evening, EIGHT + 0.6 * HOUR)).toBe(EIGHT + HOUR);
    expect(nextChange(evening, EIGHT + 4 * HOUR)).toBeNull();
  });

  it.each([
    [0, 0],
    [1.5, 0.25],
    [3, 1],
    [9, 1],
  ])('report the progress at %d h from eight', (hours, share) => {
    expect(programmeProgress(programme('film', 1, 3), EIGHT + hours * HOUR)).toBe(share);
  });

  it('report no progress without a length', () => {
    expect(programmeProgress(programme('none', 0, 0), EIGHT + HOUR)).toBe(0);
  });
});
