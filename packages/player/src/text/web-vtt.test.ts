import { describe, expect, it } from 'vitest';
import { PLAIN_CUE, type CueSettings } from './cue.js';
import { isCueFile, parseCueFile, parseWebVtt } from './web-vtt.js';

const CUE = '00:01.000 --> 00:02.000';

describe('parseWebVtt', () => {
  it('parses cues in order of time, with any line endings, with or without hours', () => {
    const text =
      '\uFEFFWEBVTT - title\r\n\r\nNOTE not a cue\r\n\r\nsecond\r\n00:01:02.500 --> 00:01:04.000\r\nTwo\r\nlines\r\n\r\n' +
      '\r\n00:01.000 --> 00:02.000 align:start line:10% position:20%,line-left size:50%\r\nOne\r\n';
    expect(parseWebVtt(text)).toEqual([
      {
        id: '',
        start: 1,
        end: 2,
        text: 'One',
        settings: {
          ...PLAIN_CUE,
          line: { value: 10, unit: 'percent' },
          position: 20,
          positionAlign: 'line-left',
          size: 50,
          align: 'start',
        },
      },
      { id: 'second', start: 62.5, end: 64, text: 'Two\nlines', settings: PLAIN_CUE },
    ]);
  });

  it('accepts hours of one digit, and settings without a space before them', () => {
    const text = 'WEBVTT\n\n0:00:01.000 --> 1:00:02.000line:40%\nOne';
    expect(parseWebVtt(text)).toEqual([
      {
        id: '',
        start: 1,
        end: 3602,
        text: 'One',
        settings: { ...PLAIN_CUE, line: { value: 40, unit: 'percent' } },
      },
    ]);
  });

  it('reads SubRip, and knows what is neither', () => {
    const text =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}<i>One</i>\r\nline\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nTwo & three\r\n';
    expect(parseWebVtt(text).map(({ start, end, text: words }) => [start, end, words])).toEqual([
      [1, 2.5, '{\\an8}<i>One</i>\nline'],
      [3, 4, 'Two & three'],
    ]);
    expect([text, 'WEBVTT', '<html>', '{"cues":[]}', ''].map(isCueFile)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each<[string, Partial<CueSettings>]>([
    ['line:-2', { line: { value: -2, unit: 'lines' } }],
    ['line:0,end', { line: { value: 0, unit: 'lines' }, lineAlign: 'end' }],
    ['line:80%,center', { line: { value: 80, unit: 'percent' }, lineAlign: 'center' }],
    ['line:80%,left', {}],
    ['line:120%', {}],
    ['line:2-', {}],
    ['position:30%', { position: 30 }],
    ['position:30%,center', { position: 30, positionAlign: 'center' }],
    ['position:30%,middle', {}],
    ['position:30', {}],
    ['size:33.5%', { size: 33.5 }],
    ['size:900%', {}],
    ['align:end', { align: 'end' }],
    ['align:middle', {}],
    ['vertical:rl', { vertical: 'rl' }],
    ['vertical:up', {}],
    ['region:fred', { region: 'fred' }],
    ['region:fred line:3', { line: { value: 3, unit: 'lines' } }],
    ['region:fred vertical:lr', { vertical: 'lr' }],
    ['constructor:1 __proto__:2 unknown:3 :4 line:', {}],
    ['align:left\talign:right', { align: 'right' }],
  ])('parses the settings “%s”', (settings, expected) => {
    const [cue] = parseWebVtt(`WEBVTT\n\n${CUE} ${settings}\nA`);
    expect(cue?.settings).toEqual({ ...PLAIN_CUE, ...expected });
  });

  it.each([
    ['another format', '[Script Info]\nTitle: SubStation Alpha'],
    ['a header that only starts with the signature', `WEBVTTX\n\n${CUE}\nA`],
    ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA'],
    ['an invalid time', 'WEBVTT\n\n1 --> 2\nA'],
    ['more than 59 seconds', 'WEBVTT\n\n00:61.000 --> 00:62.000\nA'],
    ['style and region blocks', 'WEBVTT\n\nSTYLE\n::cue {}\n\nREGION\nid:x'],
    ['an empty file', ''],
    ['a header alone', 'WEBVTT'],
  ])('returns no cues for %s', (_name, text) => {
    expect(parseWebVtt(text)).toEqual([]);
  });

  it.each([
    ['no blank line before the next cue', `WEBVTT\n\n${CUE}\nA\n00:03.000 --> 00:04.000\nB`],
    ['no blank line after the header', `WEBVTT\n${CUE}\nA\n\n00:03.000 --> 00:04.000\nB`],
    [
      'an invalid cue between valid ones',
      `WEBVTT\n\n${CUE}\nA\n\nx --> y\nlost\n\n00:03.000 --> 00:04.000\nB`,
    ],
    ['no spaces around the arrow', 'WEBVTT\n\n00:01.000-->00:02.000\nA\n\n00:03.000-->00:04.000\nB'],
    ['carriage returns as line endings', `WEBVTT\r\r${CUE}\rA\r\r00:03.000 --> 00:04.000\rB`],
    [
      'a timestamp map',
      `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n${CUE}\nA\n\n00:03.000 --> 00:04.000\nB`,
    ],
    [
      'decimal commas, as in SubRip',
      'WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:03,000 --> 00:00:04,000\nB',
    ],
  ])('tolerates %s', (_name, text) => {
    expect(parseWebVtt(text).map((cue) => [cue.start, cue.text])).toEqual([
      [1, 'A'],
      [3, 'B'],
    ]);
  });
});

describe('parseCueFile', () => {
  it('parses regions and styles before the first cue', () => {
    const file = parseCueFile(
      [
        'WEBVTT\n',
        'STYLE\n::cue(.loud) {\n  color: red;\n}\n',
        'REGION\nid:fred width:40% lines:2\nregionanchor:0%,100% viewportanchor:10%,90% scroll:up\n',
        'REGION\nwidth:20%\n',
        'REGION\nid:plain lines:x width:200% viewportanchor:1%\n',
        `${CUE} region:fred\nA\n`,
        'STYLE\n::cue { color: blue }\n',
      ].join('\n'),
    );
    expect(file.styles).toEqual(['::cue(.loud) {\n  color: red;\n}']);
    expect(file.regions).toEqual([
      {
        id: 'fred',
        width: 40,
        lines: 2,
        anchor: { x: 0, y: 100 },
        viewportAnchor: { x: 10, y: 90 },
        scroll: true,
      },
      {
        id: 'plain',
        width: 100,
        lines: 3,
        anchor: { x: 0, y: 100 },
        viewportAnchor: { x: 0, y: 100 },
        scroll: false,
      },
    ]);
    expect(file.cues.map(({ text }) => text)).toEqual(['A']);
  });

  it('terminates on a large malformed file', () => {
    expect(parseCueFile(`WEBVTT\n\n${'-->\n{'.repeat(50_000)}`).cues).toEqual([]);
  });
});
