import { expect, it } from 'vitest';
import type { DatedProgramme } from './dated-programme.js';
import { withEdited } from './edited-programmes.js';

const programme = (startsAt: number, endsAt: number, templateId = 'guide'): DatedProgramme => ({
  startsAt,
  endsAt,
  templateId,
  season: null,
  episode: null,
  status: null,
});
const times = (list: readonly DatedProgramme[]) =>
  list.map(({ startsAt, endsAt, templateId }) => [startsAt, endsAt, templateId]);

// GUIDE-46
it('keeps what editors wrote, and gives the programmes of a guide the time that is left', () => {
  const before = [programme(10, 20), programme(20, 35, 'own'), programme(40, 50, 'own')];
  const imported = [
    programme(10, 20),
    programme(20, 30),
    programme(30, 41),
    programme(42, 48),
    programme(48, 60),
  ];
  const edited = new Map([
    [20, true],
    [40, true],
  ]);
  expect(times(withEdited(imported, before, edited))).toEqual([
    [10, 20, 'guide'],
    [20, 35, 'own'],
    [35, 40, 'guide'],
    [40, 50, 'own'],
    [50, 60, 'guide'],
  ]);
});

it('leaves out what editors deleted, at its start only', () => {
  const imported = [programme(10, 20), programme(20, 30)];
  expect(times(withEdited(imported, imported.slice(1), new Map([[10, false]])))).toEqual([[20, 30, 'guide']]);
  expect(times(withEdited([programme(11, 20)], [], new Map([[10, false]])))).toEqual([[11, 20, 'guide']]);
});

it('is what the guide says where nobody edited', () => {
  const imported = [programme(10, 20)];
  expect(withEdited(imported, [programme(10, 15)], new Map())).toBe(imported);
});
