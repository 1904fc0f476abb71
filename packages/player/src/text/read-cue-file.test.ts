import { describe, expect, it } from 'vitest';
import { readCueFile } from './read-cue-file.js';

const NOWHERE = { language: '', contentType: '' };
const read = (text: string) => readCueFile(new TextEncoder().encode(text).buffer, NOWHERE);

// PLAY-63
describe('readCueFile', () => {
  it('reads each format by its content', async () => {
    const files = await Promise.all([
      read('WEBVTT\n\n00:01.000 --> 00:02.000\n{\\an8} kept'),
      read('1\n00:00:01,000 --> 00:00:02,000\nplain\n'),
      read('00:00:01,000 --> 00:00:02,000\nwithout a number\n'),
      read('[Script Info]\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,script'),
      read('<tt xmlns="http://www.w3.org/ns/ttml"><body><p begin="1s" end="2s">timed</p></body></tt>'),
    ]);
    expect(files.map((file) => file?.cues.map(({ start, end, text }) => [start, end, text]))).toEqual(
      ['{\\an8} kept', 'plain', 'without a number', 'script', 'timed'].map((text) => [[1, 2, text]]),
    );
    expect(await read('<html>not found</html>')).toBeNull();
  });

  it('reads the alignment and the colours that SubRip has by custom', async () => {
    const file = await read(
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#FF0000">red</font> <i>up</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\a1}<font color=lime>left</font>\n',
    );
    expect(file?.cues).toMatchObject([
      { text: '<c.colour-ff0000>red</c> <i>up</i>', settings: { line: { value: 0, unit: 'lines' } } },
      { text: '<c.colour-lime>left</c>', settings: { line: null, align: 'left' } },
    ]);
    expect(file?.styles).toEqual([
      '::cue(.colour-ff0000) { color: #FF0000 }',
      '::cue(.colour-lime) { color: lime }',
    ]);
  });
});
