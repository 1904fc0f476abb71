import { expect, it } from 'vitest';
import { captionLineIssue, type CaptionFormat } from './caption-lines.js';

const SRT = '00:00:01,000 --> 00:00:02,000';

it.each<[CaptionFormat, string]>([
  ['srt', `1\n${SRT}\nx`],
  ['srt', `\uFEFF1\r\n0:0:1.5 --> 00:00:02.25 X1:0 Y1:0\r\nx`],
  ['webvtt', 'WEBVTT - words\n\n00:01.000 --> 01:00:02.000 line:0\nx'],
  ['ass', '[Events]\nDialogue: 0,0:00:00.50,0:00:01.50,Default,,0,0,0,,x'],
])('accepts %s: %j', (format, text) => {
  expect(captionLineIssue(text, format)).toBeNull();
});

it.each<[CaptionFormat, string, number, string]>([
  ['srt', '', 1, ''],
  ['srt', 'only words', 1, 'only words'],
  ['srt', `1\n${SRT}\nx\n\n2\n00:00:03 --> 00:00:04,000\nx`, 6, '00:00:03 --> 00:00:04,000'],
  ['srt', '1\n00:00:05,000 --> 00:00:04,000\nx', 2, '00:00:05,000 --> 00:00:04,000'],
  ['srt', `1\n${SRT}\n\0`, 3, '\0'],
  ['webvtt', '1\n00:01.000 --> 00:02.000\nx', 1, '1'],
  ['webvtt', 'WEBVTT\n\n00:01,000 --> 00:02,000\nx', 3, '00:01,000 --> 00:02,000'],
  ['ass', '[Events]\nDialogue: 0,now,later,x', 2, 'Dialogue: 0,now,later,x'],
])('names the line of %s: %j', (format, text, line, found) => {
  expect(captionLineIssue(text, format)).toMatchObject({ line, found });
});

it('cuts a long line', () => {
  expect(captionLineIssue('x'.repeat(1_000_000), 'srt')?.found).toHaveLength(80);
});
