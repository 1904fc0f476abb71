import { describe, expect, it } from 'vitest';
import { parseCueSettings } from '../text/cue-settings.js';
import { placeCues, type Box, type RenderedCue } from './cue-layout.js';

const AREA = { width: 400, height: 200 };
const LINE = 20;

const cue = (settings: string, lines = 1, box: Partial<Box> = {}): RenderedCue => ({
  settings: parseCueSettings(settings),
  box: { x: 0, y: 0, width: 400, height: lines * LINE, ...box },
  lineHeight: LINE,
});

const tops = (cues: readonly RenderedCue[], taken: readonly Box[] = []) =>
  placeCues(cues, AREA, taken).map(({ y }) => y);

describe('a cue positioned by line', () => {
  it.each([
    ['the last line by default', cue(''), 180],
    ['the last three lines if it has three', cue('', 3), 140],
    ['a line counted from the top', cue('line:2'), 40],
    ['a line counted from the bottom', cue('line:-4'), 120],
    ['the last line where it fits if its own is too low', cue('line:9', 2), 160],
    ['the first line if it is taller than the area', cue('line:0', 12), 0],
  ])('is placed on %s', (_name, rendered, top) => {
    expect(tops([rendered])).toEqual([top]);
  });

  it('moves away from earlier cues, up from the bottom and down from the top', () => {
    expect(tops([cue(''), cue('', 2), cue('')])).toEqual([180, 140, 120]);
    expect(tops([cue('line:0'), cue('line:0')])).toEqual([0, 20]);
  });

  it('moves in the opposite direction when it reaches the edge', () => {
    const full = { x: 0, y: 40, width: 400, height: 160 };
    expect(tops([cue('line:5')], [full])).toEqual([20]);
  });

  it('moves above boxes that cover the picture', () => {
    expect(tops([cue(''), cue('')], [{ x: 0, y: 150, width: 400, height: 50 }])).toEqual([120, 100]);
  });

  it('keeps its line if the cue next to it does not overlap', () => {
    const half = { width: 200 };
    expect(tops([cue('', 1, half), cue('', 1, { x: 200, ...half })])).toEqual([180, 180]);
  });

  it('is shown even if there is no room left', () => {
    expect(tops([cue('', 10), cue('')])).toEqual([0, 180]);
  });
});

describe('a cue positioned by percentage', () => {
  it.each([
    ['line:50%', 100],
    ['line:50%,center', 90],
    ['line:50%,end', 80],
    ['line:100%', 180],
  ])('is placed as “%s” specifies, within the picture', (settings, top) => {
    expect(tops([cue(settings)])).toEqual([top]);
  });

  it('moves only as far as needed', () => {
    expect(tops([cue('line:50%'), cue('line:48%'), cue('line:53%')])).toEqual([100, 80, 120]);
  });
});

it('counts vertical columns from the side at which they start', () => {
  const column = (settings: string): RenderedCue => cue(settings, 1, { width: LINE, height: 200 });
  expect(
    placeCues(
      [column('vertical:rl line:0'), column('vertical:lr line:0'), column('vertical:rl line:1')],
      AREA,
      [],
    ),
  ).toMatchObject([{ x: 380 }, { x: 0 }, { x: 360 }]);
});
