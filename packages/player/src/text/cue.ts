export type CueAlign = 'start' | 'center' | 'end' | 'left' | 'right';
export type LineAlign = 'start' | 'center' | 'end';
export type PositionAlign = 'line-left' | 'center' | 'line-right';

/**
 * Where a cue stands; null leaves it to the renderer.
 * @see https://www.w3.org/TR/webvtt1/#model-cues
 */
export interface CueSettings {
  /** Columns that follow each other to the left or to the right; null for lines. */
  readonly vertical: 'rl' | 'lr' | null;
  /** A percentage of the height, or a line counted from the top (from the bottom when negative). */
  readonly line: { readonly value: number; readonly unit: 'percent' | 'lines' } | null;
  /** Which edge of the cue stands at its percentage. */
  readonly lineAlign: LineAlign;
  /** Percentage of the width. */
  readonly position: number | null;
  /** Which edge of the cue stands at its position. */
  readonly positionAlign: PositionAlign | null;
  /** Percentage of the width. */
  readonly size: number | null;
  readonly align: CueAlign;
  /** Id of the region that it is drawn in. */
  readonly region: string | null;
}

export interface Cue {
  readonly id: string;
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
  /** With its WebVTT tags. */
  readonly text: string;
  readonly settings: CueSettings;
}

export const PLAIN_CUE: CueSettings = Object.freeze({
  vertical: null,
  line: null,
  lineAlign: 'start',
  position: null,
  positionAlign: null,
  size: null,
  align: 'center',
  region: null,
});

/** A point, as percentages. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

/**
 * A part of the picture that cues share and may scroll through.
 * @see https://www.w3.org/TR/webvtt1/#model-regions
 */
export interface CueRegion {
  readonly id: string;
  /** Percentage of the picture. */
  readonly width: number;
  readonly lines: number;
  /** The point of the region that stands at `viewportAnchor`. */
  readonly anchor: Anchor;
  /** The point of the picture. */
  readonly viewportAnchor: Anchor;
  /** Whether a new cue pushes the others up. */
  readonly scroll: boolean;
}

/** All that a caption file says. */
export interface CueFile {
  readonly cues: readonly Cue[];
  readonly regions: readonly CueRegion[];
  /** CSS of its STYLE blocks, as written: it is not to be trusted. */
  readonly styles: readonly string[];
}
