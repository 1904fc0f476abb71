import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { TITLES } from './artwork/catalogue.js';
import { FRAMES } from './artwork/frames.js';
import type { ArtworkIndex } from './artwork/make-artwork.js';
import { SIGN_IN_SLUG } from './artwork/sign-in-artwork.js';
import { boxesIn, fragmentsOf, timescaleOf, videoCodecOf } from './encode/boxes.js';
import {
  PART_AUDIO_FRAMES,
  PART_FRAMES,
  PARTS_A_SEGMENT,
  SAMPLES_A_SECOND,
  SAMPLES_AN_AUDIO_FRAME,
  SEGMENT_SECONDS,
  VIDEO_TIMESCALE,
} from './encode/timing.js';
import { FILMS } from './films/catalogue.js';
import type { FilmDescription } from './films/description.js';
import { FIGHTER_PORTRAITS } from './portraits/fighters.js';
import { CHAPTER_LANGUAGES, SUBTITLE_LANGUAGES } from './story/cues.js';

const media = fileURLToPath(new URL('../media/', import.meta.url));
const MOST_BYTES = 13_000_000;
const TIMING = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/;

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function read(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(media, ...path), 'utf8'));
}

const seconds = (stamp: string) => {
  const [hours = 0, minutes = 0, rest = 0] = stamp.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
};

/** Cues of a WebVTT file: from, to and what they say. */
function cuesOf(...path: string[]): { from: number; to: number; text: string }[] {
  const [head, ...blocks] = readFileSync(join(media, ...path), 'utf8')
    .trim()
    .split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [, timing = '', ...text] = block.split('\n');
    const match = TIMING.exec(timing);
    expect(timing).toMatch(TIMING);
    return { from: seconds(match?.[1] ?? ''), to: seconds(match?.[2] ?? ''), text: text.join('\n') };
  });
}

function expectInOrder(cues: readonly { from: number; to: number }[], duration: number): void {
  let before = 0;
  for (const { from, to } of cues) {
    expect(from).toBeGreaterThanOrEqual(before);
    expect(to).toBeGreaterThan(from);
    before = to;
  }
  expect(before).toBeLessThanOrEqual(duration);
}

describe.each(FILMS.map(({ slug, segments, title }) => ({ slug, segments, title })))('$slug', (film) => {
  const description = read('films', film.slug, 'film.json') as FilmDescription;
  const file = (name: string) => readFileSync(join(media, 'films', film.slug, name));

  it('has a description that matches its definition', () => {
    expect(description).toMatchObject({
      slug: film.slug,
      title: film.title,
      segments: film.segments,
      segmentDuration: SEGMENT_SECONDS,
    });
    expect(description.duration).toBeCloseTo(film.segments * SEGMENT_SECONDS, 6);
    expect(description.video.map(({ id }) => id)).toEqual(['v720', 'v360', 'v180']);
    expect(description.audio.map(({ language }) => language)).toEqual(['en', 'es']);
  });

  it('has video in relocatable fragments of 16 frames each', () => {
    for (const { id, codecs, bandwidth } of description.video) {
      const bytes = file(`${id}.mp4`);
      const fragments = fragmentsOf(bytes);
      expect(timescaleOf(bytes)).toBe(VIDEO_TIMESCALE);
      expect(videoCodecOf(bytes)).toBe(codecs);
      expect(fragments).toHaveLength(film.segments * PARTS_A_SEGMENT);
      for (const [index, fragment] of fragments.entries()) {
        expect(fragment).toMatchObject({
          samples: PART_FRAMES,
          decodeTimeVersion: 1,
          decodeTime: index * PART_FRAMES * (VIDEO_TIMESCALE / 25),
          defaultBaseIsMoof: true,
        });
        expect((fragment.bytes * 8) / SEGMENT_SECONDS).toBeLessThanOrEqual(bandwidth);
      }
    }
  });

  it('has audio in fragments of 30 frames each, as many as the video has', () => {
    for (const { id } of description.audio) {
      const bytes = file(`${id}.mp4`);
      const fragments = fragmentsOf(bytes);
      expect(timescaleOf(bytes)).toBe(SAMPLES_A_SECOND);
      expect(fragments).toHaveLength(film.segments * PARTS_A_SEGMENT);
      for (const [index, fragment] of fragments.entries()) {
        expect(fragment).toMatchObject({
          samples: PART_AUDIO_FRAMES,
          decodeTimeVersion: 1,
          decodeTime: index * PART_AUDIO_FRAMES * SAMPLES_AN_AUDIO_FRAME,
          defaultBaseIsMoof: true,
        });
      }
    }
  });

  it('has no edit list and nothing after its last fragment', () => {
    for (const { id } of [...description.video, ...description.audio]) {
      const bytes = file(`${id}.mp4`);
      expect(boxesIn(bytes).at(-1)?.type).toBe('mdat');
      expect(bytes.subarray(0, fragmentsOf(bytes)[0]?.start).includes('elst')).toBe(false);
    }
  });

  it('has different audio tracks in English and Spanish', () => {
    expect(file('a-en.mp4').equals(file('a-es.mp4'))).toBe(false);
  });

  it('has the same number of subtitles in every language, in order and within the film', () => {
    const counts = SUBTITLE_LANGUAGES.map((language) => {
      const cues = cuesOf('films', film.slug, 'subtitles', `${language}.vtt`);
      expectInOrder(cues, description.duration);
      for (const { text } of cues) expect(text).not.toBe('');
      return cues.length;
    });
    expect(counts[0]).toBeGreaterThanOrEqual(8);
    expect(new Set(counts).size).toBe(1);
  });

  it('has chapters that cover the whole film, in every language', () => {
    for (const language of CHAPTER_LANGUAGES) {
      const cues = cuesOf('films', film.slug, 'chapters', `${language}.vtt`);
      expect(cues.length).toBeGreaterThanOrEqual(3);
      expect(cues[0]?.from).toBe(0);
      for (const [index, cue] of cues.entries()) {
        expect(cue.to).toBeCloseTo(cues[index + 1]?.from ?? description.duration, 3);
      }
    }
  });

  it('has a thumbnail for every segment, all within the sprite sheet', async () => {
    const { thumbnails } = description;
    const sheet = await loadImage(file(thumbnails.image));
    const cues = cuesOf('films', film.slug, 'thumbnails.vtt');
    expect(cues).toHaveLength(film.segments);
    expectInOrder(cues, description.duration);
    for (const { text } of cues) {
      const place = /^thumbnails\.jpg#xywh=(\d+),(\d+),160,90$/.exec(text);
      expect(Number(place?.[1]) + thumbnails.width).toBeLessThanOrEqual(sheet.width);
      expect(Number(place?.[2]) + thumbnails.height).toBeLessThanOrEqual(sheet.height);
    }
  });
});

describe('artwork', () => {
  const index = read('artwork.json') as ArtworkIndex;

  it('has an entry for every title, eight channels, every fighter and the sign-in pages', () => {
    const slugs = [
      SIGN_IN_SLUG,
      ...TITLES.map(({ slug }) => slug),
      ...Array.from({ length: 8 }, (_, at) => `channel-${at + 1}`),
      ...FIGHTER_PORTRAITS.map(({ slug }) => slug),
    ];
    expect(Object.keys(index).toSorted()).toEqual(slugs.toSorted());
  });

  it('has an entry for every folder, and a picture of the drawn size for every kind', async () => {
    expect(readdirSync(join(media, 'artwork')).toSorted()).toEqual(Object.keys(index).toSorted());
    for (const { kind, size } of FRAMES) {
      const drawn = TITLES.filter(
        ({ leading }) => leading === true || kind === 'thumbnail' || kind === 'poster',
      );
      for (const { slug } of drawn) {
        const { width, height } = await loadImage(readFileSync(join(media, 'artwork', slug, `${kind}.webp`)));
        expect({ slug, kind, width, height }).toEqual({ slug, kind, ...size });
      }
    }
  });

  it('has a dominant colour for every entry', () => {
    for (const { dominantColour } of Object.values(index)) {
      expect(dominantColour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

it('keeps the generated media small enough for the repository', () => {
  expect(bytesIn(media)).toBeLessThanOrEqual(MOST_BYTES);
});
