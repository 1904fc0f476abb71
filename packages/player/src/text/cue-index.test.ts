import { describe, expect, it } from 'vitest';
import { PLAIN_CUE, type Cue } from './cue.js';
import { CueIndex } from './cue-index.js';
import { parseWebVtt } from './web-vtt.js';

const cue = (start: number, end: number): Cue => ({
  id: '',
  start,
  end,
  text: `${String(start)}–${String(end)}`,
  settings: PLAIN_CUE,
});

const texts = (cues: readonly Cue[]): string[] => cues.map(({ text }) => text);

describe('CueIndex', () => {
  const index = new CueIndex([cue(0, 100), cue(1, 2), cue(1, 3), cue(2, 4), cue(50, 60)]);

  it.each([
    [-1, []],
    [0, ['0–100']],
    [1.5, ['0–100', '1–2', '1–3']],
    [2, ['0–100', '1–3', '2–4']],
    [55, ['0–100', '50–60']],
    [60, ['0–100']],
    [100, []],
  ])('at %d s returns %j', (time, shown) => {
    expect(texts(index.at(time))).toEqual(shown);
  });

  it('returns the time of the next change', () => {
    expect([-1, 0, 1, 4, 60, 100].map((time) => index.nextChange(time))).toEqual([
      0,
      1,
      2,
      50,
      100,
      Infinity,
    ]);
    expect(new CueIndex([]).nextChange(0)).toBe(Infinity);
  });

  it('examines only a few of ten thousand cues per lookup', () => {
    let looks = 0;
    const watched = Array.from({ length: 10_000 }, (_, at): Cue => {
      const { end, ...plain } = cue(at * 2, at * 2 + 3);
      return Object.defineProperty({ ...plain, end }, 'end', {
        get: () => {
          looks += 1;
          return end;
        },
      });
    });
    const many = new CueIndex(watched);
    looks = 0;
    for (let time = 0.5; time < 20_000; time += 100) {
      expect(many.at(time).length).toBeLessThanOrEqual(2);
      many.nextChange(time);
    }
    expect(looks).toBeLessThan(200 * 4);
  });
});

describe('a file of two thousand cues', () => {
  it('is parsed completely, with any line endings and with a byte order mark', () => {
    const stamp = (seconds: number) =>
      `${String(Math.floor(seconds / 3600)).padStart(2, '0')}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
    const blocks = Array.from(
      { length: 2000 },
      (_, at) => `${String(at)}\n${stamp(at * 2)} --> ${stamp(at * 2 + 1)}\nline ${String(at)}`,
    );
    const text = ['WEBVTT', ...blocks].join('\n\n');
    const plain = parseWebVtt(text);
    expect(plain).toHaveLength(2000);
    expect(parseWebVtt(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
    expect(parseWebVtt(text.replaceAll('\n', '\r'))).toEqual(plain);
  });
});
