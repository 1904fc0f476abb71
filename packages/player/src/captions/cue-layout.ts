import type { CueSettings } from '../text/cue.js';

/** Pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** A rendered cue before it is placed across its lines. */
export interface RenderedCue {
  readonly settings: Pick<CueSettings, 'line' | 'lineAlign' | 'vertical'>;
  readonly box: Box;
  /** Pixels. */
  readonly lineHeight: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Tolerance for fractions of a pixel. */
const SLACK = 0.5;

const isInside = (box: Box, area: Area): boolean =>
  box.x >= -SLACK &&
  box.y >= -SLACK &&
  box.x + box.width <= area.width + SLACK &&
  box.y + box.height <= area.height + SLACK;

/** The axis across a cue's lines: vertical for rows of text, horizontal for columns. */
const across = ({ settings, box }: RenderedCue, area: Area) => {
  const isVertical = settings.vertical !== null;
  return {
    extent: isVertical ? box.width : box.height,
    full: isVertical ? area.width : area.height,
    at: (offset: number): Box => (isVertical ? { ...box, x: offset } : { ...box, y: offset }),
  };
};

/**
 * Fallback for cues without a free place. They are kept inside the area even if they cover something, because the
 * text matters more.
 */
const within = (cue: RenderedCue, area: Area, offset: number): Box => {
  const { extent, full, at } = across(cue, area);
  return at(Math.max(0, Math.min(offset, full - extent)));
};

/** Moves a cue with a line number line by line, first in one direction and then in the other, until it is free. */
const placeOnLine = (cue: RenderedCue, line: number, area: Area, isFree: (box: Box) => boolean): Box => {
  const { extent, full, at } = across(cue, area);
  const { lineHeight, settings } = cue;
  if (lineHeight <= 0) return within(cue, area, 0);
  // Columns that grow to the left count from the right.
  const counted = settings.vertical === 'rl' ? -(line + 1) : line;
  const first =
    counted * lineHeight + (settings.vertical === 'rl' ? lineHeight - extent : 0) + (counted < 0 ? full : 0);
  for (const step of counted < 0 ? [-lineHeight, lineHeight] : [lineHeight, -lineHeight])
    for (
      let offset = first;
      step < 0 ? offset > -lineHeight : offset + extent < full + lineHeight;
      offset += step
    )
      if (isFree(at(offset))) return at(offset);
  return within(cue, area, first);
};

/** Moves a cue with a percentage position as little as possible. */
const placeAtFraction = (
  cue: RenderedCue,
  share: number,
  area: Area,
  taken: readonly Box[],
  isFree: (box: Box) => boolean,
): Box => {
  const { extent, full, at } = across(cue, area);
  const before = { start: 0, center: extent / 2, end: extent }[cue.settings.lineAlign];
  const wanted = (share / 100) * full - before;
  const edges = taken.flatMap((box) =>
    cue.settings.vertical === null
      ? [box.y - extent, box.y + box.height]
      : [box.x - extent, box.x + box.width],
  );
  const place = [wanted, Math.max(0, Math.min(wanted, full - extent)), ...edges]
    .filter((candidate) => isFree(at(candidate)))
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  return place === undefined ? within(cue, area, wanted) : at(place);
};

/**
 * Places the cues in order, without overlap with `taken` or with each other where possible.
 * @see https://www.w3.org/TR/webvtt1/#processing-model
 */
export const placeCues = (cues: readonly RenderedCue[], area: Area, taken: readonly Box[]): Box[] => {
  const placed: Box[] = [];
  for (const cue of cues) {
    const all = [...taken, ...placed];
    const isFree = (box: Box) => isInside(box, area) && !all.some((other) => overlap(box, other));
    const { line } = cue.settings;
    placed.push(
      line?.unit === 'percent'
        ? placeAtFraction(cue, line.value, area, all, isFree)
        : placeOnLine(cue, Math.round(line?.value ?? -1), area, isFree),
    );
  }
  return placed;
};
