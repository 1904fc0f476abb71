import type { CueSettings, PositionAlign } from './cue.js';

/** Names that older parsers still use. */
const POSITION_ALIGNS: Readonly<Record<string, PositionAlign>> = {
  'line-left': 'line-left',
  start: 'line-left',
  center: 'center',
  middle: 'center',
  'line-right': 'line-right',
  end: 'line-right',
};

/** Where a cue stands that another parser has read. */
export const settingsOfNative = (cue: VTTCue): CueSettings => {
  const { vertical, line, snapToLines, position, size, align } = cue;
  // Chromium has no alignment of lines and positions; a parser may have written them all the same.
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
