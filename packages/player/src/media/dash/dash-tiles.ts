import type { MediaPlayerClass, Thumbnail as DashThumbnail } from 'dashjs';
import type { Thumbnail } from '../../store/stream-annotations.js';
import { partsOf } from '../stream/picture-tiles.js';
import { isImage, type ManifestElement } from './manifest.js';

/** @see https://dashif.org/docs/DASH-IF-IOP-v4.3.pdf, section 6.2.6 */
const TILES = /^http:\/\/dashif\.org\/(?:guidelines\/)?thumbnail_tile$/u;

interface Descriptor {
  readonly schemeIdUri?: string;
  readonly value?: string | number;
}

interface TimelineEntry {
  readonly t?: number;
  readonly d?: number;
  readonly r?: number;
}

/** What a manifest says about images, as dash.js parses it. */
export interface ImageElement extends ManifestElement {
  readonly start?: number;
  readonly duration?: number;
  readonly bandwidth?: number;
  readonly EssentialProperty?: readonly Descriptor[];
  readonly SupplementalProperty?: readonly Descriptor[];
  readonly SegmentTemplate?: {
    readonly timescale?: number;
    readonly duration?: number;
    readonly presentationTimeOffset?: number;
    readonly SegmentTimeline?: { readonly S?: readonly TimelineEntry[] };
  };
}

/** A picture of several tiles, in seconds of the presentation. */
export interface Sheet {
  readonly start: number;
  readonly end: number;
  readonly columns: number;
  readonly rows: number;
}

/** Of a broken manifest, which would never end. */
const MOST_SHEETS = 10_000;

const elements = (list: readonly ManifestElement[] | undefined): readonly ImageElement[] => list ?? [];

const layoutOf = (representation: ImageElement, set: ImageElement): readonly [number, number] => {
  const tiles = [
    ...(representation.EssentialProperty ?? []),
    ...(set.EssentialProperty ?? []),
    ...(representation.SupplementalProperty ?? []),
  ].find(({ schemeIdUri }) => TILES.test(schemeIdUri ?? ''));
  const [, columns, rows] = /^(\d+)x(\d+)$/u.exec(String(tiles?.value ?? '')) ?? [];
  return [Math.max(1, Number(columns) || 1), Math.max(1, Number(rows) || 1)];
};

/** Start and end of each segment, in seconds of its period. @param length seconds of the period */
const timesOf = (
  {
    timescale = 1,
    duration,
    presentationTimeOffset = 0,
    SegmentTimeline,
  }: NonNullable<ImageElement['SegmentTemplate']>,
  length: number,
): (readonly [start: number, end: number])[] => {
  const times: (readonly [number, number])[] = [];
  const add = (from: number, ticks: number): boolean => {
    const start = (from - presentationTimeOffset) / timescale;
    if (!(ticks > 0) || start >= length || times.length >= MOST_SHEETS) return false;
    times.push([start, Math.min(length, start + ticks / timescale)]);
    return true;
  };
  if (SegmentTimeline === undefined) {
    for (let at = presentationTimeOffset; add(at, duration ?? 0);) at += duration ?? 0;
    return times;
  }
  let next = 0;
  for (const { t, d = 0, r = 0 } of SegmentTimeline.S ?? []) {
    next = t ?? next;
    for (let again = r; again !== -1 && add(next, d); again -= 1) next += d;
  }
  return times;
};

/** The pictures of tiles in a manifest, of the smallest representation of each period. @param duration seconds */
export const sheetsOf = (manifest: ManifestElement, duration: number): Sheet[] => {
  const periods = elements(manifest.Period);
  return periods.flatMap((period, at) => {
    const start = period.start ?? 0;
    const length = period.duration ?? (periods[at + 1]?.start ?? duration) - start;
    const set = elements(period.AdaptationSet).find(
      (one) => isImage(one) || elements(one.Representation).some(isImage),
    );
    const [smallest] = elements(set?.Representation).toSorted(
      (a, b) => (a.bandwidth ?? 0) - (b.bandwidth ?? 0),
    );
    const template = smallest?.SegmentTemplate ?? set?.SegmentTemplate ?? period.SegmentTemplate;
    if (set === undefined || smallest === undefined || template === undefined) return [];
    const [columns, rows] = layoutOf(smallest, set);
    return timesOf(template, length).map(([from, to]) => ({
      start: start + from,
      end: start + to,
      columns,
      rows,
    }));
  });
};

/** Asks dash.js for the picture of a moment: it knows the address, whatever base addresses there are. */
const pictureAt = (player: MediaPlayerClass, time: number): DashThumbnail | null => {
  let found: DashThumbnail | null = null;
  // It calls back at once for pictures that have an address of their own.
  player.provideThumbnail(time, (thumbnail) => (found = thumbnail));
  return found;
};

/** The tiles of all pictures of a recording. */
export const readTiles = (player: MediaPlayerClass, manifest: ManifestElement): Thumbnail[] =>
  sheetsOf(manifest, player.duration()).flatMap(({ start, end, columns, rows }) => {
    const picture = pictureAt(player, start + (end - start) / (columns * rows * 2));
    if (picture === null || picture.url === '') return [];
    const aspect = picture.height > 0 ? picture.width / picture.height : null;
    return partsOf(picture.url, { start, end }, { columns, rows, each: null, aspect });
  });
