import { describe, expect, it } from 'vitest';
import { PLAIN_CUE, type Cue } from '../text/cue.js';
import { StreamCues } from './stream-cues.js';

const cue = (start: number, end: number, text: string): Cue => ({
  id: '',
  start,
  end,
  text,
  settings: PLAIN_CUE,
});

const file = (...cues: readonly Cue[]) => ({ cues, regions: [], styles: [] });

const added = (cues: StreamCues, from: number, ...fresh: readonly Cue[]) =>
  cues.add('one', file(...fresh), from).cues.map(({ start, end, text }) => [start, end, text]);

describe('StreamCues', () => {
  it('keeps a cue that several segments contain once, with its longest time', () => {
    const cues = new StreamCues();
    added(cues, 0, cue(1, 2, 'Lit.'), cue(1, 4, 'Dark.'));
    added(cues, 0, cue(1, 3, 'Lit.'), cue(1, 2, 'Dark.'));
    expect(added(cues, 0, cue(5, 6, 'Lit.'))).toEqual([
      [1, 4, 'Dark.'],
      [1, 3, 'Lit.'],
      [5, 6, 'Lit.'],
    ]);
  });

  it('drops those that ended before the window', () => {
    const cues = new StreamCues();
    added(cues, 0, cue(1, 2, 'Lit.'), cue(2, 9, 'Dark.'));
    expect(added(cues, 5, cue(3, 4, 'Gone.'))).toEqual([[2, 9, 'Dark.']]);
  });
});
