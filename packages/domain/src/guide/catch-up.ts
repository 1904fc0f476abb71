/** For how long a channel offers what it has sent. */
export interface CatchUp {
  /** Hours after the end of a broadcast. */
  readonly hours: number;
  /** Whether a broadcast is offered from its start while it goes on. */
  readonly startOver: boolean;
}

/** Milliseconds since the epoch. */
export interface BroadcastTime {
  readonly startsAt: number;
  readonly endsAt: number;
}

const HOUR_MS = 3_600_000;

/**
 * From when and until when a broadcast can be played; milliseconds since the epoch.
 * @see docs/rules/guide.md GUIDE-41
 */
export const catchUpTimes = (
  { startsAt, endsAt }: BroadcastTime,
  { hours, startOver }: CatchUp,
): { readonly from: number; readonly until: number } => ({
  from: startOver ? startsAt : endsAt,
  until: endsAt + hours * HOUR_MS,
});

/** A time in which a channel sent without an interruption; milliseconds since the epoch. */
export interface SentTime {
  readonly from: number;
  readonly until: number;
}

/**
 * Whether something of a broadcast was sent and its beginning is still there.
 * @param times in order
 */
export const wasSent = (times: readonly SentTime[], { startsAt, endsAt }: BroadcastTime): boolean => {
  const [first] = times;
  return (
    first !== undefined &&
    first.from <= startsAt &&
    times.some(({ from, until }) => from < endsAt && until > startsAt)
  );
};
