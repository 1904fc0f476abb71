export type CueAlign = 'start' | 'center' | 'end' | 'left' | 'right';

/** Where a cue stands; null leaves it to the renderer. */
export interface CueSettings {
  /** A percentage of the height, or a line counted from the top (from the bottom when negative). */
  readonly line: { readonly value: number; readonly unit: 'percent' | 'lines' } | null;
  /** Percentage of the width. */
  readonly position: number | null;
  /** Percentage of the width. */
  readonly size: number | null;
  readonly align: CueAlign;
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

export const PLAIN_CUE: CueSettings = { line: null, position: null, size: null, align: 'center' };

/** Those of `cues` that are shown at `time` (seconds). */
export const cuesAt = (cues: readonly Cue[], time: number): Cue[] =>
  cues.filter((cue) => cue.start <= time && time < cue.end);
