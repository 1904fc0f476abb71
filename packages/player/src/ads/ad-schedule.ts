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
  readonly unit: AdUnit;
}

/** How many seconds before a break its document is requested. */
const LEAD_SECONDS = 12;
/** Most repetitions of one break. */
const REPEAT_LIMIT = 100;

/** Null while the position depends on a duration that is not known. */
const positionOf = ({ type, offset, share }: AdUnit, duration: number | null): number | null => {
  if (type !== 'MID_ROLL') return type === 'PRE_ROLL' ? 0 : Number.POSITIVE_INFINITY;
  if (share === undefined) return offset ?? 0;
  return duration === null ? null : share * duration;
};

const breaksOfUnit = (unit: AdUnit, index: number, duration: number | null): readonly AdBreak[] => {
  const at = positionOf(unit, duration);
  if (at === null) return [];
  const { type: placement, url, every } = unit;
  const key = `${placement} ${String(index)}`;
  const breaks: AdBreak[] = [{ key, placement, at, url, unit }];
  if (every === undefined || duration === null) return breaks;
  for (let count = 1; count <= REPEAT_LIMIT && at + count * every < duration; count += 1)
    breaks.push({
      key: `${key} ${String(count)}`,
      placement: 'MID_ROLL',
      at: at + count * every,
      url,
      unit,
    });
  return breaks;
};

/**
 * The breaks in playback order. A live stream keeps only its pre-rolls, because playback at the live edge does not
 * wait, and the interstitials that it names itself.
 * @param duration seconds; null if it is not known, which leaves out the breaks whose positions depend on it
 */
export const breaksOf = (
  units: readonly AdUnit[],
  isLive: boolean,
  duration: number | null = null,
): readonly AdBreak[] =>
  units
    .flatMap((unit, index) => breaksOfUnit(unit, index, isLive ? null : duration))
    .filter(({ placement, unit }) => !isLive || placement === 'PRE_ROLL' || unit.interstitial !== undefined)
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
