import { expect, it } from 'vitest';
import { contentOf, gainsFromUnpacking } from './segment-content.js';

const PACKET = 188;

const packet = (pid: number, section: readonly number[]): number[] => [
  0x47,
  0x40 | (pid >> 8),
  pid & 0xff,
  0x10,
  0,
  ...section,
  ...Array.from({ length: PACKET - 5 - section.length }, () => 0xff),
];

/** An MPEG-TS segment whose tables name these stream types. */
const transport = (...types: readonly number[]): ArrayBuffer => {
  const streams = types.flatMap((type, at) => [type, 0xe1, at, 0xf0, 0]);
  const length = 9 + streams.length + 4;
  const programmes = [0, 0xb0, 13, 0, 1, 0xc1, 0, 0, 0, 1, 0xf0, 0, 0, 0, 0, 0];
  const map = [2, 0xb0, length, 0, 1, 0xc1, 0, 0, 0xe1, 0, 0xf0, 0, ...streams, 0, 0, 0, 0];
  return new Uint8Array([...packet(0, programmes), ...packet(0x1000, map)]).buffer;
};
const text = (words: string): ArrayBuffer => new TextEncoder().encode(words).slice().buffer;

/** PLAY-10 */
it.each([
  ['HEVC and AAC', transport(0x24, 0x0f), { codecs: 'hvc1' }],
  ['AC-3 alone', transport(0x81), { codecs: 'ac-3' }],
  ['E-AC-3 alone', transport(0x87), { codecs: 'ec-3' }],
  ['H.264 and AC-3, of which the picture plays', transport(0x1b, 0x81), null],
  ['H.264 and AAC', transport(0x1b, 0x0f), null],
  ['AC-3 after a tag', text('ID3\x04\0\0\0\0\0\x02..\x0b\x77\0\0\0\x40'), { codecs: 'ac-3' }],
  ['a page', text('\n<!DOCTYPE html><html>'), { contentType: 'text/html' }],
  ['a subtitle file', text('\uFEFFWEBVTT\n'), { contentType: 'text/vtt' }],
  ['a playlist', text('#EXTM3U\n'), { contentType: 'application/vnd.apple.mpegurl' }],
  ['a message', text('{"error":1}'), { contentType: 'application/json' }],
  ['fragmented MP4', text('\0\0\0\x18styp'), null],
  ['nothing', text(''), null],
])('tells %s', (_, bytes, content) => {
  expect(contentOf(bytes)).toEqual(content);
});

const HEVC = 'video/mp4; codecs="hvc1.1.6.L93.B0"';
const AC3 = 'audio/mp4; codecs="ac-3"';

/** PLAY-22 */
it.each([
  ['HEVC, which the browser plays', transport(0x24, 0x0f), [HEVC], true],
  ['HEVC, which it does not play', transport(0x24, 0x0f), [AC3], false],
  ['HEVC that it plays, with AC-3 that it does not', transport(0x24, 0x81), [HEVC], true],
  ['HEVC that it does not play, with AC-3 that it does', transport(0x24, 0x81), [AC3], false],
  ['AC-3 alone', transport(0x81), [AC3], true],
  ['the AC-3 beside H.264', transport(0x1b, 0x81), [AC3], true],
  ['E-AC-3, which hls.js cannot unpack', transport(0x87), [HEVC, AC3], false],
  ['raw AC-3', text('\x0b\x77\0\0\0\x40'), [AC3], true],
  ['H.264 and AAC', transport(0x1b, 0x0f), [HEVC, AC3], false],
  ['a page', text('<!doctype html>'), [HEVC, AC3], false],
])('knows whether unpacking gains anything from %s', (_, bytes, played, isGained) => {
  expect(gainsFromUnpacking(bytes, (type) => played.includes(type))).toBe(isGained);
});
