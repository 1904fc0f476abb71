import { describe, expect, it } from 'vitest';
import { parseWebVtt } from '../text/web-vtt.js';
import { chapterAt, chaptersOf, chaptersWithin } from './chapters.js';
import { thumbnailAt, thumbnailsOf } from './thumbnails.js';

describe('chaptersOf', () => {
  const cues = parseWebVtt(
    'WEBVTT\n\n00:02.000 --> 00:10.000\n<b>Dusk</b>\n\n00:12.000 --> 00:20.000\nThe light\n\n01:00:00.000 --> 01:00:05.000\nToo late',
  );

  it('covers the whole film without gaps, and drops chapters after its end', () => {
    expect(chaptersOf(cues, 30)).toEqual([
      { title: 'Dusk', start: 0, end: 12 },
      { title: 'The light', start: 12, end: 30 },
    ]);
  });

  it('shows characters that are written as references', () => {
    const [chapter] = chaptersOf(
      parseWebVtt('WEBVTT\n\n00:00.000 --> 00:10.000\nRock &amp; Roll &#233;&#xe9; &lt;3 &unknown; & co'),
      30,
    );
    expect(chapter?.title).toBe('Rock & Roll éé <3 &unknown; & co');
  });

  it('finds the chapter at a time', () => {
    const chapters = chaptersOf(cues, 30);
    expect([0, 11.9, 12, 29].map((time) => chapterAt(chapters, time)?.title)).toEqual([
      'Dusk',
      'Dusk',
      'The light',
      'The light',
    ]);
    expect(chapterAt([], 3)).toBeNull();
  });
});

describe('chaptersWithin', () => {
  const programmes = [
    { title: 'News', start: -50, end: 20 },
    { title: 'Boats', start: 30, end: 70 },
    { title: 'Later', start: 120, end: 200 },
  ];

  it('clips programmes to a window, and fills gaps with untitled chapters', () => {
    expect(chaptersWithin(programmes, 0, 100)).toEqual([
      { title: 'News', start: 0, end: 20 },
      { title: '', start: 20, end: 30 },
      { title: 'Boats', start: 30, end: 70 },
      { title: '', start: 70, end: 100 },
    ]);
  });

  it('extends a chapter over a tiny gap after it', () => {
    expect(chaptersWithin([{ title: 'A', start: 0, end: 9.9 }], 0, 10)).toEqual([
      { title: 'A', start: 0, end: 10 },
    ]);
  });

  it('returns one untitled chapter if there are no programmes', () => {
    expect(chaptersWithin([], 5, 10)).toEqual([{ title: '', start: 5, end: 10 }]);
  });
});

describe('thumbnailsOf', () => {
  it('leaves out what has no address, and reads parts in percent and decimals', () => {
    const cues = parseWebVtt(
      'WEBVTT\n\n00:00.000 --> 00:01.000\nhttp://\n\n00:01.000 --> 00:02.000\na.jpg#xywh=percent:25,0,25,50\n\n00:02.000 --> 00:03.000\na.jpg#xywh=0.5,1.0,160,90.25',
    );
    expect(thumbnailsOf(cues, 'https://x.example/t.vtt').map(({ start, crop }) => [start, crop])).toEqual([
      [1, { unit: 'percent', x: 25, y: 0, width: 25, height: 50 }],
      [2, { unit: 'pixel', x: 0.5, y: 1, width: 160, height: 90.25 }],
    ]);
  });

  it('resolves pictures against the track’s address, whole or cropped', () => {
    const cues = parseWebVtt(
      'WEBVTT\n\n00:00.000 --> 00:01.920\nthumbnails.jpg#xywh=160,90,160,90\n\n00:01.920 --> 00:03.840\nhttps://images.example/b.jpg',
    );
    const thumbnails = thumbnailsOf(cues, 'https://media.example/film/thumbnails.vtt');
    expect(thumbnails).toEqual([
      {
        start: 0,
        end: 1.92,
        url: 'https://media.example/film/thumbnails.jpg',
        crop: { unit: 'pixel', x: 160, y: 90, width: 160, height: 90 },
      },
      { start: 1.92, end: 3.84, url: 'https://images.example/b.jpg', crop: null },
    ]);
    expect(thumbnailAt(thumbnails, 2)?.crop).toBeNull();
  });
});
