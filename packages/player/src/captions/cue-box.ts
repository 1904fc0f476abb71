import type { CueSettings, PositionAlign } from '../text/cue.js';

/** Position and size of a cue's box along its lines, in percent of the width (of the height when vertical). */
export interface CueBox {
  readonly start: number;
  readonly size: number;
}

type Direction = 'ltr' | 'rtl';

const positionOf = ({ position, align }: CueSettings, direction: Direction): number => {
  if (position !== null) return position;
  if (align === 'left') return 0;
  if (align === 'right') return 100;
  if (align === 'center') return 50;
  return (align === 'start') === (direction === 'ltr') ? 0 : 100;
};

const anchorOf = ({ positionAlign, align }: CueSettings, direction: Direction): PositionAlign => {
  if (positionAlign !== null) return positionAlign;
  if (align === 'left') return 'line-left';
  if (align === 'right') return 'line-right';
  if (align === 'center') return 'center';
  return (align === 'start') === (direction === 'ltr') ? 'line-left' : 'line-right';
};

/**
 * The box of a cue: as wide as it requests, limited by the space on its side of its position.
 * @see https://www.w3.org/TR/webvtt1/#apply-webvtt-cue-settings
 */
export const cueBox = (settings: CueSettings, direction: Direction): CueBox => {
  const position = positionOf(settings, direction);
  const anchor = anchorOf(settings, direction);
  const room = {
    'line-left': 100 - position,
    center: 2 * Math.min(position, 100 - position),
    'line-right': position,
  }[anchor];
  const size = Math.min(settings.size ?? 100, room);
  const before = { 'line-left': 0, center: size / 2, 'line-right': size }[anchor];
  return { start: position - before, size };
};
