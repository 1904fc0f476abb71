import type { CueSettings, PositionAlign } from './cue.js';

/** Includes the names that older parsers still use. */
const POSITION_ALIGNS: Readonly<Record<string, PositionAlign>> = {
  'line-left': 'line-left',
  start: 'line-left',
  center: 'center',
  middle: 'center',
  'line-right': 'line-right',
  end: 'line-right',
};

/** The position settings of a natively parsed cue. */
export const settingsOfNative = (cue: VTTCue): CueSettings => {
  const { vertical, line, snapToLines, position, size, align } = cue;
  // Chromium does not support line and position alignment; a parser may have set the properties anyway.
  const { lineAlign = 'start', positionAlign = 'auto' } = cue as Partial<VTTCue>;
  return {
    vertical: vertical === '' ? null : vertical,
    line: typeof line === 'number' ? { value: line, unit: snapToLines ? 'lines' : 'percent' } : null,
    lineAlign,
    position: typeof position === 'number' ? position : null,
    positionAlign: POSITION_ALIGNS[positionAlign] ?? null,
    size: size === 100 ? null : size,
    align,
    region: null,
  };
};
