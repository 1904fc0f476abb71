import type { Cue } from '../text/cue.js';

/** A region of a sprite sheet. */
export interface Thumbnail {
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
  readonly url: string;
  /** Pixels within the sheet; null if the file is a single image. */
  readonly crop: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** `#xywh=` of a media fragment address. @see https://www.w3.org/TR/media-frags/#naming-space */
const CROP = /#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/u;

/** @param base URL of the track, which image URLs are relative to */
export const thumbnailsOf = (cues: readonly Cue[], base: string): Thumbnail[] =>
  cues.map(({ start, end, text }) => {
    const address = text.trim();
    const [x, y, width, height] = (CROP.exec(address) ?? []).slice(1).map(Number);
    return {
      start,
      end,
      url: new URL(address.replace(CROP, ''), base).href,
      crop:
        x === undefined || y === undefined || width === undefined || height === undefined
          ? null
          : { x, y, width, height },
    };
  });

export const thumbnailAt = (thumbnails: readonly Thumbnail[], time: number): Thumbnail | null =>
  thumbnails.findLast(({ start }) => start <= time) ?? null;
