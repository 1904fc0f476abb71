import type { XmlElement } from './xml.js';

/** A part of the picture, in percent of it. */
export interface TtmlArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Attributes = XmlElement['attributes'];

const LENGTH = /^([+-]?\d+(?:\.\d+)?)(%|px|c)$/u;

const pairOf = (text: string | undefined): readonly [string, string] | null => {
  const [first, second, ...more] = text?.trim().split(/\s+/u) ?? [];
  return first === undefined || second === undefined || more.length > 0 ? null : [first, second];
};

/** The size of the picture in pixels or in cells, as the document counts them. */
const sizeIn = (unit: string, root: Attributes): readonly [number, number] | null => {
  const pair =
    unit === 'px' ? pairOf(root['extent']?.replaceAll('px', '')) : pairOf(root['cellResolution'] ?? '32 15');
  return pair === null ? null : [Number(pair[0]), Number(pair[1])];
};

const percentOf = (text: string, axis: 0 | 1, root: Attributes): number | null => {
  const [, value, unit = ''] = LENGTH.exec(text) ?? [];
  if (value === undefined) return null;
  if (unit === '%') return Number(value);
  const size = sizeIn(unit, root)?.[axis];
  return size === undefined || !(size > 0) ? null : (Number(value) / size) * 100;
};

/**
 * The area of a region, within the picture; null if it names none.
 * @param root attributes of the document
 * @see https://www.w3.org/TR/ttml1/#style-attribute-origin
 */
export const readTtmlArea = (region: Attributes, root: Attributes): TtmlArea | null => {
  const [origin, extent] = [pairOf(region['origin']), pairOf(region['extent'])];
  if (origin === null || extent === null) return null;
  const [x, y] = [percentOf(origin[0], 0, root), percentOf(origin[1], 1, root)];
  const [width, height] = [percentOf(extent[0], 0, root), percentOf(extent[1], 1, root)];
  if (x === null || y === null || width === null || height === null) return null;
  const [left, top] = [Math.min(100, Math.max(0, x)), Math.min(100, Math.max(0, y))];
  return { x: left, y: top, width: Math.min(width, 100 - left), height: Math.min(height, 100 - top) };
};
