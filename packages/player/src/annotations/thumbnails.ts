import type { Crop, Thumbnail } from '../store/stream-annotations.js';
import type { Cue } from '../text/cue.js';

export type { Thumbnail };

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
