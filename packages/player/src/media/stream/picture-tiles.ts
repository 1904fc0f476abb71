import type { Thumbnail } from '../../store/stream-annotations.js';

/** How a picture is divided: columns and rows of parts, which last equally long. */
export interface Tiles {
  readonly columns: number;
  readonly rows: number;
  /** Seconds of a part; null for an equal share of the picture. */
  readonly each: number | null;
  readonly aspect: number | null;
}

/** The parts of a picture that is shown from `start` to `end` seconds. */
export const partsOf = (
  url: string,
  { start, end }: { readonly start: number; readonly end: number },
  { columns, rows, each, aspect }: Tiles,
): Thumbnail[] => {
  if (columns * rows === 1) return [{ start, end, url, crop: null }];
  const seconds = each ?? (end - start) / (columns * rows);
  return Array.from({ length: columns * rows }, (_, at) => ({
    start: start + at * seconds,
    end: Math.min(end, start + (at + 1) * seconds),
    url,
    crop: {
      unit: 'percent' as const,
      x: ((at % columns) * 100) / columns,
      y: (Math.floor(at / columns) * 100) / rows,
      width: 100 / columns,
      height: 100 / rows,
      ...(aspect === null ? {} : { aspect }),
    },
  })).filter((part) => part.start < end);
};
