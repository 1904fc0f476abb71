import { describe, expect, it } from 'vitest';
import { boxesOf, findBox, readDecodeTime, readTimescale, requireBox } from './boxes.js';
import { parseSubtitles } from './subtitles.js';
import { TEXT_TIMESCALE, liveTextFragment, textInit } from './text-fragments.js';

const PLACE = { segments: 24, segmentDuration: 2 };
const subtitles = parseSubtitles(`WEBVTT

STYLE
::cue { color: white }

name
00:00:01.000 --> 00:00:03.000 line:10% align:left
first

00:00:01.500 --> 00:00:01.750
second
of two
`);

/** The texts of a fragment's samples with their durations in seconds. */
const read = (fragment: Buffer) => {
  const [moof, mdat] = [...boxesOf(fragment)];
  if (moof === undefined || mdat === undefined) throw new Error('There is no fragment.');
  const run = requireBox(fragment, ['traf', 'trun'], moof).content;
  expect(moof.start + fragment.readUInt32BE(run + 8)).toBe(mdat.content);
  let at = mdat.content;
  const samples = Array.from({ length: fragment.readUInt32BE(run + 4) }, (_, index) => {
    const [duration, size] = [0, 4].map((more) => fragment.readUInt32BE(run + 12 + index * 8 + more));
    const cues = [...boxesOf(fragment, at, at + (size ?? 0))].map((cue) =>
      Object.fromEntries(
        [...(cue.type === 'vttc' ? boxesOf(fragment, cue.content, cue.end) : [])].map((part) => [
          part.type,
          part.type === 'vsid'
            ? String(fragment.readUInt32BE(part.content))
            : fragment.toString('utf8', part.content, part.end),
        ]),
      ),
    );
    at += size ?? 0;
    return { seconds: (duration ?? 0) / TEXT_TIMESCALE, says: cues.map(({ payl }) => payl), cues };
  });
  expect(at).toBe(mdat.end);
  return { samples, begins: Number(readDecodeTime(fragment, moof)) / TEXT_TIMESCALE };
};

describe('fragmented subtitles', () => {
  it('start with an init segment for a WebVTT track with the timescale of the fragments', () => {
    const init = textInit(subtitles);
    expect(readTimescale(init)).toBe(TEXT_TIMESCALE);
    const entries = requireBox(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
    const entry = requireBox(init, ['wvtt'], { ...entries, content: entries.content + 8 });
    const header = findBox(init, ['vttC'], entry.content + 8, entry.end);
    expect(init.toString('utf8', header?.content, header?.end)).toBe(
      'WEBVTT\n\nSTYLE\n::cue { color: white }',
    );
  });

  it('have samples with the visible cues that cover the whole segment', () => {
    const { samples, begins } = read(liveTextFragment(subtitles, { ...PLACE, number: 0 }));
    expect(begins).toBe(0);
    expect(samples.map(({ seconds, says }) => [seconds, says])).toEqual([
      [1, [undefined]],
      [0.5, ['first']],
      [0.25, ['first', 'second\nof two']],
      [0.25, ['first']],
    ]);
    expect(samples[1]?.cues[0]).toEqual({
      vsid: '0',
      iden: 'name',
      sttg: 'line:10% align:left',
      payl: 'first',
    });
  });

  it('continue cues in the next segment and in the next loop of the film', () => {
    const next = read(liveTextFragment(subtitles, { ...PLACE, number: 1 }));
    expect(next.samples.map(({ seconds, says }) => [seconds, says])).toEqual([
      [1, ['first']],
      [1, [undefined]],
    ]);
    const round = read(liveTextFragment(subtitles, { ...PLACE, number: 24 * 1_000_000 }));
    expect(round.begins).toBe(48_000_000);
    expect(round.samples[1]?.says).toEqual(['first']);
    const sources = [next, round].map(({ samples }) =>
      samples.flatMap(({ cues }) => cues).map(({ vsid }) => vsid),
    );
    expect(sources[0]).toEqual(['0', undefined]);
    expect(new Set(sources[1])).toEqual(new Set([undefined, '2000000', '2000001']));
  });
});
