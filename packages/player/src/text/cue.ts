export type CueAlign = 'start' | 'center' | 'end' | 'left' | 'right';
export type LineAlign = 'start' | 'center' | 'end';
export type PositionAlign = 'line-left' | 'center' | 'line-right';

/**
 * Position of a cue; null leaves a setting to the renderer.
 * @see https://www.w3.org/TR/webvtt1/#model-cues
 */
export interface CueSettings {
  /** Vertical text with columns from right to left or from left to right; null for horizontal text. */
  readonly vertical: 'rl' | 'lr' | null;
  /** A percentage of the height, or a line number from the top (from the bottom if negative). */
  readonly line: { readonly value: number; readonly unit: 'percent' | 'lines' } | null;
  /** The edge of the cue that is placed at the line. */
  readonly lineAlign: LineAlign;
  /** Percentage of the width. */
  readonly position: number | null;
  /** The edge of the cue that is placed at its position. */
  readonly positionAlign: PositionAlign | null;
  /** Percentage of the width. */
  readonly size: number | null;
  readonly align: CueAlign;
  /** Id of the region in which the cue is shown. */
  readonly region: string | null;
}

export interface Cue {
  readonly id: string;
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
  /** Includes the WebVTT tags. */
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
 * An area of the picture that several cues share and may scroll through.
 * @see https://www.w3.org/TR/webvtt1/#model-regions
 */
export interface CueRegion {
  readonly id: string;
  /** Percentage of the picture. */
  readonly width: number;
  readonly lines: number;
  /** The point of the region that is placed at `viewportAnchor`. */
  readonly anchor: Anchor;
  /** The point of the picture at which the region is placed. */
  readonly viewportAnchor: Anchor;
  /** Whether a new cue pushes the others up. */
  readonly scroll: boolean;
}

/** The content of a caption file. */
export interface CueFile {
  readonly cues: readonly Cue[];
  readonly regions: readonly CueRegion[];
  /** The CSS of its STYLE blocks, unchanged and therefore untrusted. */
  readonly styles: readonly string[];
}
