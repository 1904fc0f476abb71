import { describe, expect, it } from 'vitest';
import { PLAIN_CUE, type Cue } from '../text/cue.js';
import { moveCues } from './cue-delay.js';

const cue = (start: number, end: number, text = ''): Cue => ({
  id: '',
  start,
  end,
  text,
  settings: PLAIN_CUE,
});

// PLAY-62
describe('moveCues', () => {
  it('moves cues and the times within them', () => {
    const [later] = moveCues(1.5)([cue(1, 3, 'a <00:02.000><c>b</c> <01:00:00.250>c')]);
    expect(later).toMatchObject({ start: 2.5, end: 4.5, text: 'a <00:00:03.500><c>b</c> <01:00:01.750>c' });
  });

  it('leaves out what would end before the start, and begins none before it', () => {
    expect(moveCues(-2)([cue(0, 2), cue(1, 3), cue(4, 5)])).toMatchObject([
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ]);
  });

  it('makes the same cue only once', () => {
    const move = moveCues(1);
    const cues = [cue(1, 2)];
    expect(move(cues)[0]).toBe(move(cues)[0]);
  });
});
