import type { Thumbnail } from '../../../store/stream-annotations.js';
import { partsOf, type Tiles } from '../../stream/picture-tiles.js';
import { readAttributes } from '../../fast-start/attribute-list.js';
import { readLines } from '../../fast-start/playlist-lines.js';

type Attributes = ReadonlyMap<string, string>;

/** Pixels; more is not visible in a preview. */
const WANTED_WIDTH = 240;

const sizeOf = (text: string | undefined): readonly [width: number, height: number] | null => {
  const [, width, height] = /^(\d+)x(\d+)$/u.exec(text ?? '') ?? [];
  return width === undefined || !(Number(width) > 0) || !(Number(height) > 0)
    ? null
    : [Number(width), Number(height)];
};

/** The address of the smallest pictures that are large enough; otherwise of the largest. */
export const chooseImages = (streams: readonly Attributes[]): string | undefined => {
  const sized = streams
    .flatMap((stream) => {
      const uri = stream.get('URI');
      return uri === undefined ? [] : [{ uri, width: sizeOf(stream.get('RESOLUTION'))?.[0] ?? 0 }];
    })
    .toSorted((a, b) => a.width - b.width);
  return (sized.find(({ width }) => width >= WANTED_WIDTH) ?? sized.at(-1))?.uri;
};

const WHOLE: Tiles = { columns: 1, rows: 1, each: null, aspect: null };

const tilesOf = (attributes: Attributes | null): Tiles => {
  const [columns, rows] = sizeOf(attributes?.get('LAYOUT')) ?? [1, 1];
  const size = sizeOf(attributes?.get('RESOLUTION'));
  const each = Number(attributes?.get('DURATION'));
  return { columns, rows, each: each > 0 ? each : null, aspect: size === null ? null : size[0] / size[1] };
};

/**
 * The pictures of a playlist of images. @param url of the playlist, which its addresses are relative to
 * @see https://github.com/image-media-playlist/spec
 */
export const readImages = (text: string, url: string): Thumbnail[] => {
  const found: Thumbnail[] = [];
  let tiles = WHOLE;
  let start = 0;
  let duration = 0;
  for (const line of readLines(text) ?? []) {
    if (line.tag === 'EXTINF') duration = Number.parseFloat(line.value) || 0;
    else if (line.tag === 'EXT-X-TILES') tiles = tilesOf(readAttributes(line.value));
    else if (line.tag === null) {
      if (URL.canParse(line.address, url))
        found.push(...partsOf(new URL(line.address, url).href, { start, end: start + duration }, tiles));
      start += duration;
    }
  }
  return found;
};
