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

/** A cue as it was drawn, before it has its place across its lines. */
export interface DrawnCue {
  readonly settings: Pick<CueSettings, 'line' | 'lineAlign' | 'vertical'>;
  readonly box: Box;
  /** Pixels from one line to the next. */
  readonly lineHeight: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Fractions of a pixel decide nothing. */
const SLACK = 0.5;

const isInside = (box: Box, area: Area): boolean =>
  box.x >= -SLACK &&
  box.y >= -SLACK &&
  box.x + box.width <= area.width + SLACK &&
  box.y + box.height <= area.height + SLACK;

/** Moves across the lines of a cue: down the picture, or along it for columns. */
const across = ({ settings, box }: DrawnCue, area: Area) => {
  const isVertical = settings.vertical !== null;
  return {
    extent: isVertical ? box.width : box.height,
    full: isVertical ? area.width : area.height,
    at: (place: number): Box => (isVertical ? { ...box, x: place } : { ...box, y: place }),
  };
};

/** The last place is for cues that fit nowhere: words are worth more than a clear view. */
const within = (cue: DrawnCue, area: Area, place: number): Box => {
  const { extent, full, at } = across(cue, area);
  return at(Math.max(0, Math.min(place, full - extent)));
};

/** A cue on a line of its own steps from line to line, first one way and then the other, until it is free. */
const placeOnLine = (cue: DrawnCue, line: number, area: Area, isFree: (box: Box) => boolean): Box => {
  const { extent, full, at } = across(cue, area);
  const { lineHeight, settings } = cue;
  if (lineHeight <= 0) return within(cue, area, 0);
  // Columns that grow to the left count from the right.
  const counted = settings.vertical === 'rl' ? -(line + 1) : line;
  const first =
    counted * lineHeight + (settings.vertical === 'rl' ? lineHeight - extent : 0) + (counted < 0 ? full : 0);
  for (const step of counted < 0 ? [-lineHeight, lineHeight] : [lineHeight, -lineHeight])
    for (
      let place = first;
      step < 0 ? place > -lineHeight : place + extent < full + lineHeight;
      place += step
    )
      if (isFree(at(place))) return at(place);
  return within(cue, area, first);
};

/** A cue at a percentage moves as little as it must. */
const placeAtShare = (
  cue: DrawnCue,
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
 * Gives each cue its place, in their order, over none that has one already and over nothing of `taken`.
 * @see https://www.w3.org/TR/webvtt1/#processing-model
 */
export const placeCues = (cues: readonly DrawnCue[], area: Area, taken: readonly Box[]): Box[] => {
  const placed: Box[] = [];
  for (const cue of cues) {
    const all = [...taken, ...placed];
    const isFree = (box: Box) => isInside(box, area) && !all.some((other) => overlap(box, other));
    const { line } = cue.settings;
    placed.push(
      line?.unit === 'percent'
        ? placeAtShare(cue, line.value, area, all, isFree)
        : placeOnLine(cue, Math.round(line?.value ?? -1), area, isFree),
    );
  }
  return placed;
};
