import { describe, expect, it } from 'vitest';
import { chaptersFile, subtitlesFile, thumbnailsFile, timestamp } from './vtt.js';

describe('timestamp', () => {
  it('formats hours, minutes, seconds and milliseconds', () => {
    expect(timestamp(0)).toBe('00:00:00.000');
    expect(timestamp(59.9996)).toBe('00:01:00.000');
    expect(timestamp(3725.5)).toBe('01:02:05.500');
  });
});

it('writes subtitles in the requested language', () => {
  const cues = [{ from: 1, to: 2.5, en: 'Good evening.', es: 'Buenas noches.', ar: 'مساء الخير.' }];
  expect(subtitlesFile(cues, 'ar')).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nمساء الخير.\n');
});

it('ends the last chapter at the end of the film', () => {
  const names = { en: 'One', es: 'Uno', pt: 'Um', ar: 'واحد' };
  const file = chaptersFile(
    [
      { from: 0, ...names },
      { from: 10, ...names },
    ],
    'pt',
    46.08,
  );
  expect(file).toContain('00:00:00.000 --> 00:00:10.000\nUm');
  expect(file).toContain('00:00:10.000 --> 00:00:46.080\nUm');
});

it('wraps thumbnails at the column count of their sheet', () => {
  const sheet = { image: 'thumbnails.jpg', width: 160, height: 90, columns: 2, interval: 1.92, count: 3 };
  expect(thumbnailsFile(sheet, 5.76)).toContain(
    '00:00:03.840 --> 00:00:05.760\nthumbnails.jpg#xywh=0,90,160,90',
  );
});
