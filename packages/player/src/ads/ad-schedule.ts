import type { AdUnit } from './player-ads.js';

/** One ad break of a video: a pre-roll, mid-roll or post-roll. */
export interface AdBreak {
  /** Stable across loads of the same video. */
  readonly key: string;
  readonly placement: AdUnit['type'];
  /** Seconds from start; 0 for pre-rolls, infinite for post-rolls. */
  readonly at: number;
  /** Address of the VAST document. */
  readonly url: string;
}

/** How many seconds before a break its document is requested. */
const LEAD_SECONDS = 12;

const positionOf = ({ type, offset }: AdUnit): number => {
  if (type === 'MID_ROLL') return offset ?? 0;
  return type === 'PRE_ROLL' ? 0 : Number.POSITIVE_INFINITY;
};

/**
 * The breaks in playback order. A live stream keeps only its pre-rolls, because playback at the live edge does not
 * wait.
 */
export const breaksOf = (units: readonly AdUnit[], isLive: boolean): readonly AdBreak[] =>
  units
    .filter(({ type }) => !isLive || type === 'PRE_ROLL')
    .map((unit, index) => ({
      key: `${unit.type} ${String(index)}`,
      placement: unit.type,
      at: positionOf(unit),
      url: unit.url,
    }))
    .toSorted((one, other) => one.at - other.at);

const isMidRoll = ({ placement }: AdBreak): boolean => placement === 'MID_ROLL';

/** Mid-rolls up to a position. Playback that starts there skips them. */
export const midRollsUpTo = (breaks: readonly AdBreak[], time: number): readonly AdBreak[] =>
  breaks.filter((one) => isMidRoll(one) && one.at <= time);

/** Mid-rolls after `from`, up to and including `to`. */
export const midRollsBetween = (breaks: readonly AdBreak[], from: number, to: number): readonly AdBreak[] =>
  breaks.filter((one) => isMidRoll(one) && from < one.at && one.at <= to);

/** Breaks whose documents should be requested now. */
export const breaksAhead = (
  breaks: readonly AdBreak[],
  time: number,
  duration: number | null,
): readonly AdBreak[] =>
  breaks.filter(({ placement, at }) => {
    if (placement === 'PRE_ROLL') return false;
    const place = placement === 'POST_ROLL' ? (duration ?? Number.POSITIVE_INFINITY) : at;
    return time <= place && place - time <= LEAD_SECONDS;
  });
