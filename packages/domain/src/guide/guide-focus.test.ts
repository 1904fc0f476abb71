import { describe, expect, it } from 'vitest';
import {
  guideStepOf,
  moveGuideFocus,
  type GuideFocus,
  type GuideGrid,
  type GuideStep,
} from './guide-focus.js';

const HOUR_MS = 3_600_000;
const at = (hour: number): number => Date.parse('2026-11-21T00:00:00Z') + hour * HOUR_MS;
const programme = (from: number, to: number) => ({
  startDate: new Date(at(from)).toISOString(),
  endDate: new Date(at(to)).toISOString(),
});
const lines = [
  [programme(18, 19), programme(19, 21), programme(21, 23)],
  [programme(18, 20.5), programme(20.5, 22)],
  [],
];
const grid: GuideGrid = {
  rows: 50,
  pageRows: 8,
  span: { from: at(0), to: at(48) },
  now: at(20),
  heads: 2,
  programmesOf: (row) => lines[row] ?? [programme(0, 48)],
  endOfDay: () => at(24) - 1,
};
const onNow: GuideFocus = { row: 0, head: null, at: at(20) };
const move = (step: GuideStep, focus: GuideFocus = onNow) => moveGuideFocus(focus, step, grid);

// GUIDE-30
describe('the focus in the guide', () => {
  it('moves from programme to programme', () => {
    expect(move('forward')).toEqual({ ...onNow, at: at(21) });
    expect(move('back')).toEqual({ ...onNow, at: at(18) });
    expect(move('forward', { ...onNow, at: at(18) })).toEqual(onNow);
  });

  it('moves to times that are not loaded yet, but not past the ends of the guide', () => {
    expect(move('forward', { ...onNow, at: at(22) })).toEqual({ ...onNow, at: at(23) });
    expect(move('back', { ...onNow, at: at(18) })).toEqual({ ...onNow, at: at(18) - 1 });
    const long = { row: 3, head: null, at: at(20) };
    expect(move('forward', long)).toBeNull();
    expect(move('back', long)).toEqual({ ...long, head: 1 });
  });

  it('keeps its time when moving between rows', () => {
    expect(move('down')).toEqual({ ...onNow, row: 1 });
    expect(move('up', { ...onNow, row: 1 })).toEqual(onNow);
    expect(move('pageDown')).toEqual({ ...onNow, row: 8 });
    expect(move('pageUp', { ...onNow, row: 20 })).toEqual({ ...onNow, row: 12 });
    expect(move('pageDown', { ...onNow, row: 45 })).toEqual({ ...onNow, row: 49 });
    expect(move('first', { ...onNow, row: 45 })).toEqual(onNow);
    expect(move('last')).toEqual({ ...onNow, row: 49 });
  });

  it('leaves the guide at the top and bottom edges and at the start of a row', () => {
    expect(move('up')).toBeNull();
    expect(move('down', { ...onNow, row: 49 })).toBeNull();
    expect(move('back', { ...onNow, head: 0 })).toBeNull();
  });

  it('moves through the buttons of a channel to the current programme', () => {
    expect(move('lineStart')).toEqual({ ...onNow, head: 0 });
    expect(move('forward', { ...onNow, head: 0 })).toEqual({ ...onNow, head: 1 });
    expect(move('forward', { ...onNow, head: 1 })).toEqual(onNow);
    expect(move('back', { ...onNow, head: 1 })).toEqual({ ...onNow, head: 0 });
  });

  it('moves to the last programme of the day', () => {
    expect(move('lineEnd')).toEqual({ ...onNow, at: at(21) });
    expect(move('lineEnd', { ...onNow, row: 2 })).toEqual({ ...onNow, row: 2, at: at(24) - 1 });
  });

  it('maps keys in both text directions, and ignores others', () => {
    const key = (name: string, isRightToLeft = false, ctrlKey = false) =>
      guideStepOf({ key: name, ctrlKey }, isRightToLeft);
    expect([key('ArrowRight'), key('ArrowRight', true)]).toEqual(['forward', 'back']);
    expect([key('ArrowLeft'), key('ArrowLeft', true)]).toEqual(['back', 'forward']);
    expect([key('Home'), key('End'), key('PageUp'), key('PageDown')]).toEqual([
      'lineStart',
      'lineEnd',
      'pageUp',
      'pageDown',
    ]);
    expect([key('Home', false, true), key('End', false, true)]).toEqual(['first', 'last']);
    for (const name of ['a', 'Enter', 'constructor']) expect(key(name)).toBeNull();
    expect(key('ArrowUp', false, true)).toBeNull();
  });
});
