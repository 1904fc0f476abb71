import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_MEDIA } from '../../testing/media-fixture.js';
import { liveSubtitles, parseSubtitles } from './subtitles.js';

const FILE = `WEBVTT - words

STYLE
::cue { color: white }

NOTE nobody reads this

1
00:00:01.000 --> 00:00:04.500 line:80%
A first line
and its second

00:06.000 --> 01:00:07.250
مرحبا
`;

describe('parseSubtitles', () => {
  it('parses the times of cues and leaves their text unchanged', () => {
    const { cues, definitions } = parseSubtitles(FILE);
    expect(cues.map(({ start, end }) => [start, end])).toEqual([
      [1, 4.5],
      [6, 3607.25],
    ]);
    expect(cues[0]?.block).toBe('1\n00:00:01.000 --> 00:00:04.500 line:80%\nA first line\nand its second');
    expect(definitions).toEqual(['STYLE\n::cue { color: white }']);
  });

  it('parses files with a byte order mark and CRLF line endings', () => {
    expect(parseSubtitles(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`)).toEqual(parseSubtitles(FILE));
  });

  it('finds all cues of a demo film', async () => {
    const text = await readFile(join(DEMO_MEDIA, 'films', 'ringside', 'subtitles', 'ar.vtt'), 'utf8');
    expect(parseSubtitles(text).cues).toHaveLength(text.match(/-->/g)?.length ?? 0);
  });
});

describe('liveSubtitles', () => {
  const subtitles = parseSubtitles(FILE);
  const segment = (number: number): string =>
    liveSubtitles(subtitles, { number, segments: 24, segmentDuration: 1.92 });
  const mapOf = (text: string): number => Number(/MPEGTS:(\d+)/.exec(text)?.[1]);

  it('repeats a cue in every segment that it overlaps, with its full time range', () => {
    for (const number of [0, 1, 2]) expect(segment(number)).toContain('00:00:01.000 --> 00:00:04.500');
    expect(segment(0)).not.toContain('مرحبا');
    expect(segment(3)).toContain('مرحبا');
  });

  it('maps timestamps to the start of the current loop of the film, with a clock that wraps at 33 bits', () => {
    expect(mapOf(segment(23))).toBe(0);
    expect(mapOf(segment(24))).toBe(24 * 172_800);
    expect(mapOf(segment(24 * 5 + 7))).toBe(5 * 24 * 172_800);
    const round = 2_000_000;
    expect(mapOf(segment(24 * round))).toBe((round * 24 * 172_800) % 2 ** 33);
  });

  it('repeats the styles in every segment', () => {
    expect(segment(10)).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00\.000,MPEGTS:\d+\n\nSTYLE\n/);
  });
});
