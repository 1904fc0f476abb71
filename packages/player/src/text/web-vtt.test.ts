import { describe, expect, it } from 'vitest';
import { PLAIN_CUE, cuesAt } from './cue.js';
import { parseWebVtt } from './web-vtt.js';

describe('parseWebVtt', () => {
  it('reads cues in order of time, whatever the line ends, with hours or without', () => {
    const text =
      '\uFEFFWEBVTT - title\r\n\r\nNOTE not a cue\r\n\r\nsecond\r\n00:01:02.500 --> 00:01:04.000\r\nTwo\r\nlines\r\n\r\n' +
      '\r\n00:01.000 --> 00:02.000 align:start line:10% position:20%,line-left size:50%\r\nOne\r\n';
    expect(parseWebVtt(text)).toEqual([
      {
        id: '',
        start: 1,
        end: 2,
        text: 'One',
        settings: { line: { value: 10, unit: 'percent' }, position: 20, size: 50, align: 'start' },
      },
      { id: 'second', start: 62.5, end: 64, text: 'Two\nlines', settings: PLAIN_CUE },
    ]);
  });

  it('reads whole lines as line numbers and leaves out settings that mean nothing', () => {
    const [cue] = parseWebVtt('WEBVTT\n\n00:01.000 --> 00:02.000 line:-2 align:middle size:900% region:x\nA');
    expect(cue?.settings).toEqual({ ...PLAIN_CUE, line: { value: -2, unit: 'lines' } });
  });

  it.each([
    ['another format', '1\n00:00:01,000 --> 00:00:02,000\nSubRip'],
    ['a header that only begins the same', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nA'],
    ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA'],
    ['a time that is none', 'WEBVTT\n\n1 --> 2\nA'],
    ['style and region', 'WEBVTT\n\nSTYLE\n::cue {}\n\nREGION\nid:x'],
    ['nothing', ''],
  ])('finds no cue in %s', (_name, text) => {
    expect(parseWebVtt(text)).toEqual([]);
  });
});

describe('cuesAt', () => {
  it('shows a cue from its start until just before its end', () => {
    const cues = parseWebVtt('WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:01.500 --> 00:03.000\nB');
    expect([0.9, 1, 1.6, 2, 3].map((time) => cuesAt(cues, time).map(({ text }) => text))).toEqual([
      [],
      ['A'],
      ['A', 'B'],
      ['B'],
      [],
    ]);
  });
});
