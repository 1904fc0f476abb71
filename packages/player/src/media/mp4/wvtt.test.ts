import { describe, expect, it } from 'vitest';
import { wvttInit, wvttSegment } from '../../testing/wvtt-segments.js';
import { readWvttInit, readWvttSegment } from './wvtt.js';

const HEADER = 'WEBVTT\n\nSTYLE\n::cue { color: red }';
const viewOf = ({ buffer }: Uint8Array<ArrayBuffer>): DataView => new DataView(buffer);

const trackOf = (init: Uint8Array<ArrayBuffer>) => {
  const track = readWvttInit(viewOf(init));
  if (track === null) throw new Error('There is no track.');
  return track;
};

describe('fragmented WebVTT', () => {
  it('has its timescale and header in the init segment', () => {
    expect(trackOf(wvttInit(HEADER))).toMatchObject({ timescale: 1000, header: HEADER });
  });

  it('has the cues of each sample, with id and settings', () => {
    const segment = wvttSegment(4000, [
      { duration: 500, cues: [] },
      { duration: 1000, cues: [{ id: 'one', settings: 'line:10% align:left', text: 'First' }] },
      { duration: 250, cues: [{ text: 'مرحبا' }, { text: '<i>third</i>\nin two lines' }] },
    ]);
    expect(readWvttSegment(viewOf(segment), trackOf(wvttInit('WEBVTT')))).toEqual([
      {
        id: 'one',
        start: 4.5,
        end: 5.5,
        text: 'First',
        settings: 'line:10% align:left',
      },
      { id: '', start: 5.5, end: 5.75, text: 'مرحبا', settings: '' },
      { id: '', start: 5.5, end: 5.75, text: '<i>third</i>\nin two lines', settings: '' },
    ]);
  });

  it('uses the track’s default duration for samples without one', () => {
    const segment = wvttSegment(0, [{ cues: [{ text: 'a' }] }, { cues: [] }, { cues: [{ text: 'b' }] }]);
    const cues = readWvttSegment(viewOf(segment), trackOf(wvttInit('WEBVTT', 2000)));
    expect(cues.map(({ start, end, text }) => [start, end, text])).toEqual([
      [0, 2, 'a'],
      [4, 6, 'b'],
    ]);
  });

  it('is distinguished from other files', () => {
    const file = new TextEncoder().encode(`${HEADER}\n\n00:00.000 --> 00:01.000\nHello\n`);
    expect(readWvttInit(viewOf(Uint8Array.from(file)))).toBeNull();
    expect(readWvttInit(viewOf(wvttSegment(0, [])))).toBeNull();
    expect(readWvttInit(viewOf(new Uint8Array(3)))).toBeNull();
  });

  it('is rejected if a segment is truncated', () => {
    const segment = wvttSegment(0, [{ duration: 1000, cues: [{ text: 'cut off' }] }]);
    const track = trackOf(wvttInit('WEBVTT'));
    expect(readWvttSegment(viewOf(segment), track)).toHaveLength(1);
    expect(() => readWvttSegment(viewOf(segment.slice(0, -4)), track)).toThrow(RangeError);
  });
});
