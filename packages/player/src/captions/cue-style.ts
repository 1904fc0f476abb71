import type { Cue, CueAlign } from '../text/cue.js';

export type CueStyle = Readonly<Record<string, string>>;

/** `start` and `end` follow the writing direction of the track, so that Arabic starts at the right. */
const TEXT_ALIGN: Readonly<Record<CueAlign, string>> = {
  start: 'start',
  center: 'center',
  end: 'end',
  left: 'left',
  right: 'right',
};

const LINES_A_PICTURE = 16;

/** Where the box of a cue with a line of its own stands; those without go to the bottom, one under another. */
export const cueStyle = ({ settings }: Cue): CueStyle => {
  const { align, line, position, size } = settings;
  const percent = (value: number) => `${String(value)}%`;
  const share =
    line === null
      ? null
      : line.unit === 'percent'
        ? line.value
        : ((line.value < 0 ? LINES_A_PICTURE + line.value : line.value) / LINES_A_PICTURE) * 100;
  return {
    'text-align': TEXT_ALIGN[align],
    ...(share === null ? {} : { position: 'absolute', 'inset-block-start': percent(share) }),
    ...(size === null ? {} : { 'inline-size': percent(size) }),
    ...(position === null || align === 'center' ? {} : { 'padding-inline-start': percent(position) }),
  };
};
