/** The time range of a guide, in milliseconds since the epoch. */
export interface GuideSpan {
  readonly from: number;
  readonly to: number;
}

/** The visible part of a guide, with channels as rows and time along them. In pixels. */
export interface GuideView {
  /** From the first channel to the top edge of the view. */
  readonly top: number;
  readonly height: number;
  /** From the beginning of the guide to the start edge of the view. */
  readonly start: number;
  readonly width: number;
  readonly rowHeight: number;
  readonly minuteWidth: number;
}

/**
 * The rendered part of a guide: channels `first` to `end` (excluded), and the programmes that overlap the time range.
 */
export interface GuideWindow extends GuideSpan {
  readonly first: number;
  readonly end: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Windows are aligned to half hours, so that scrolling only renders again every half hour. */
const STEP_MS = HOUR_MS / 2;
/** Margin rendered around the visible part. */
const AROUND_MS = HOUR_MS;
const AROUND_ROWS = 2;

/** One request loads a page of channels for six hours (GUIDE-28). */
export const GUIDE_BLOCK_MS = 6 * HOUR_MS;
/** Maximum number of rendered programmes (GUIDE-27). */
export const GUIDE_NODES_MAX = 600;
/** How far the guide extends into the past and the future. */
const BACK_MS = 48 * HOUR_MS;
const AHEAD_MS = 7 * 24 * HOUR_MS;

const down = (at: number, step: number): number => Math.floor(at / step) * step;
const up = (at: number, step: number): number => Math.ceil(at / step) * step;
const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The time range of a guide opened at a given time: two days back, seven ahead. */
export const guideSpan = (now: number): GuideSpan => {
  const begin = down(now, GUIDE_BLOCK_MS);
  return { from: begin - BACK_MS, to: begin + AHEAD_MS };
};

/** The initial scroll position of a guide, aligned to half hours and a little before the moment. */
export const guideOpening = (moment: number, span: GuideSpan): number =>
  within(down(moment - STEP_MS / 2, STEP_MS), span.from, span.to - STEP_MS);

/** The rendered part before the size of the view is known. */
export const firstGuideWindow = (opening: number, span: GuideSpan, rows: number): GuideWindow => ({
  first: 0,
  end: rows,
  from: opening,
  to: Math.min(span.to, opening + GUIDE_BLOCK_MS),
});

/** The rendered part for a view. */
export const guideWindow = (view: GuideView, span: GuideSpan, rows: number): GuideWindow => {
  const { top, height, start, width, rowHeight, minuteWidth } = view;
  const momentAt = (pixels: number): number => span.from + (pixels / minuteWidth) * MINUTE_MS;
  const first = Math.floor(top / rowHeight) - AROUND_ROWS;
  const end = Math.ceil((top + height) / rowHeight) + AROUND_ROWS;
  return {
    first: within(first, 0, rows),
    end: within(end, 0, rows),
    from: within(down(momentAt(start) - AROUND_MS, STEP_MS), span.from, span.to - STEP_MS),
    to: within(up(momentAt(start + width) + AROUND_MS, STEP_MS), span.from + STEP_MS, span.to),
  };
};

export const isSameWindow = (one: GuideWindow, other: GuideWindow): boolean =>
  one.first === other.first && one.end === other.end && one.from === other.from && one.to === other.to;

/** Start times of the blocks that overlap a time range. */
export const guideBlocks = ({ from, to }: GuideSpan): number[] => {
  const first = down(from, GUIDE_BLOCK_MS);
  const count = Math.max(0, Math.ceil((to - first) / GUIDE_BLOCK_MS));
  return Array.from({ length: count }, (_, index) => first + index * GUIDE_BLOCK_MS);
};

/** Maximum number of programmes per channel, so that their total stays within {@link GUIDE_NODES_MAX}. */
export const programmesPerRow = ({ first, end }: Pick<GuideWindow, 'first' | 'end'>): number =>
  // The focused channel is rendered in addition.
  Math.floor(GUIDE_NODES_MAX / (end - first + 1));

interface Timed {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The rendered programmes of a channel: those that overlap the time range; if there are more than `most`, those nearest
 * to its middle, or the first ones.
 * @param programmes sorted by start
 */
export const programmesWithin = <P extends Timed>(
  programmes: readonly P[],
  { from, to }: GuideSpan,
  most: number,
  nearest: 'start' | 'middle' = 'middle',
): readonly P[] => {
  const touching = programmes.filter(
    ({ startDate, endDate }) => Date.parse(endDate) > from && Date.parse(startDate) < to,
  );
  if (touching.length <= most) return touching;
  if (nearest === 'start') return touching.slice(0, most);
  const middle = (from + to) / 2;
  const before = touching.filter(({ startDate }) => Date.parse(startDate) < middle).length;
  const begin = within(before - Math.ceil(most / 2), 0, touching.length - most);
  return touching.slice(begin, begin + most);
};

/** Position and length on the guide in minutes, clamped to its time range. */
export const guidePlacement = (
  { startDate, endDate }: Timed,
  span: GuideSpan,
): { readonly at: number; readonly length: number } => {
  const from = within(Date.parse(startDate), span.from, span.to);
  const to = within(Date.parse(endDate), from, span.to);
  return { at: (from - span.from) / MINUTE_MS, length: (to - from) / MINUTE_MS };
};
