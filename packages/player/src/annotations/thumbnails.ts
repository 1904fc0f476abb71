import type { Cue } from '../text/cue.js';

/** A region of a sprite sheet. */
export interface Thumbnail {
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
  readonly url: string;
  /** Part of the sheet; null if the file is a single image. */
  readonly crop: Crop | null;
  /** Shown in place of the address. */
  readonly picture?: HTMLCanvasElement;
  /** Whether it is a picture of its own time only, and not of all that follows. */
  readonly isSingle?: boolean;
}

export interface Crop {
  readonly unit: 'pixel' | 'percent';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width by height of a part in percent; 16:9 if unknown. */
  readonly aspect?: number;
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
/** `#xywh=` of a media fragment address. @see https://www.w3.org/TR/media-frags/#naming-space */
const CROP = new RegExp(`#xywh=(?:(pixel|percent):)?${[NUMBER, NUMBER, NUMBER, NUMBER].join(',')}$`, 'u');

const cropOf = (address: string): Crop | null => {
  const [, unit = 'pixel', ...values] = CROP.exec(address) ?? [];
  const [x, y, width, height] = values.map(Number);
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : { unit: unit === 'percent' ? 'percent' : 'pixel', x, y, width, height };
};

/** A cue whose address cannot be read has no thumbnail. @param base URL of the track, which image URLs are relative to */
export const thumbnailsOf = (cues: readonly Cue[], base: string): Thumbnail[] =>
  cues.flatMap(({ start, end, text }) => {
    const address = text.trim();
    const picture = address.replace(CROP, '');
    return URL.canParse(picture, base)
      ? [{ start, end, url: new URL(picture, base).href, crop: cropOf(address) }]
      : [];
  });

export const thumbnailAt = (thumbnails: readonly Thumbnail[], time: number): Thumbnail | null => {
  const found = thumbnails.findLast(({ start }) => start <= time) ?? null;
  return found?.isSingle === true && found.end <= time ? null : found;
};
