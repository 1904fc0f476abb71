import { describe, expect, it } from 'vitest';
import type { DatedProgramme, StagedProgramme } from './dated-programme.js';
import { changeOf, replaceCovered, scheduleOf } from './schedule.js';

const HOUR_MS = 3_600_000;
const content = { texts: {}, picture: null, year: null, ageRating: null };

const at = (start: number, end: number, templateId = 'a'): DatedProgramme => ({
  startsAt: start * HOUR_MS,
  endsAt: end * HOUR_MS,
  templateId,
  season: null,
  episode: null,
  status: null,
});
const staged = (start: number, end: number | null, templateId = 'a'): StagedProgramme => ({
  ...at(start, end ?? 0, templateId),
  endsAt: end === null ? null : end * HOUR_MS,
  content,
});
const hours = (list: readonly DatedProgramme[]): readonly (readonly [number, number, string])[] =>
  list.map(({ startsAt, endsAt, templateId }) => [startsAt / HOUR_MS, endsAt / HOUR_MS, templateId]);

// GUIDE-36
describe('the schedule of a file', () => {
  it('gives a programme without an end the start of the next one', () => {
    const { programmes, leftOut } = scheduleOf([
      staged(2, 3, 'c'),
      staged(0, null, 'a'),
      staged(1, null, 'b'),
    ]);
    expect(hours(programmes)).toEqual([
      [0, 1, 'a'],
      [1, 2, 'b'],
      [2, 3, 'c'],
    ]);
    expect(leftOut).toBe(0);
  });

  it('ends a programme where the next one begins, keeps gaps, and takes the later of two with one start', () => {
    expect(
      hours(
        scheduleOf([staged(0, 2, 'a'), staged(1, 3, 'b'), staged(5, 6, 'c'), staged(5, 7, 'd')]).programmes,
      ),
    ).toEqual([
      [0, 1, 'a'],
      [1, 3, 'b'],
      [5, 7, 'd'],
    ]);
  });

  it('leaves out what has no length, or one that is a mistake', () => {
    const { programmes, leftOut } = scheduleOf([
      staged(0, 0),
      staged(1, 0.5),
      staged(2, 24 * 400),
      staged(24 * 401, null),
    ]);
    expect(programmes).toEqual([]);
    expect(leftOut).toBe(4);
  });
});

// GUIDE-36
describe('newer programmes', () => {
  it('replace older ones in the time that they cover, and cut what was on before', () => {
    const older = [at(0, 2), at(2, 5, 'cut'), at(5, 7, 'gone'), at(7, 9, 'gone'), at(9, 10, 'later')];
    const newer = [at(4, 6, 'new'), at(8, 9, 'new')];
    expect(hours(replaceCovered(older, newer))).toEqual([
      [0, 2, 'a'],
      [2, 4, 'cut'],
      [4, 6, 'new'],
      [8, 9, 'new'],
      [9, 10, 'later'],
    ]);
    expect(replaceCovered(older, [])).toBe(older);
  });

  it('differ from older ones by start and content', () => {
    const before = [at(0, 1), at(1, 2), at(2, 3), at(3, 4)];
    expect(changeOf(before, before)).toEqual({ added: [], changed: [], removed: [] });
    expect(changeOf(before, [at(0, 1), at(1, 2, 'other'), at(2, 2.5), at(5, 6)])).toEqual({
      added: [at(5, 6)],
      changed: [at(1, 2, 'other'), at(2, 2.5)],
      removed: [3 * HOUR_MS],
    });
  });
});
