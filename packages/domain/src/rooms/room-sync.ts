import type { RoomPlayback } from '@footlight/contract';

/** The state of a member's player that synchronisation needs. */
export interface FollowingPlayer {
  /** Seconds; for live content, since 1970. Null while unknown. */
  readonly position: number | null;
  readonly isPaused: boolean;
  /** The player has data and shows the content: no advertisement, error or empty buffer. */
  readonly canFollow: boolean;
  readonly isSeeking: boolean;
  /** A rate correction is in progress; it continues below the tolerance until the drift is settled. */
  readonly isCorrecting: boolean;
}

/** The action that brings a player back in sync. */
export type Correction =
  | { readonly kind: 'none' }
  /** Plays slightly faster or slower than the room: factor of its rate. */
  | { readonly kind: 'pace'; readonly factor: number }
  | { readonly kind: 'seek'; readonly to: number }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' };

/** A smaller drift is not noticeable, and a correction would be audible (ROOM-6). */
export const TOLERANCE_SECONDS = 0.04;
/** A correction in progress ends below this drift. */
const SETTLED_SECONDS = 0.012;
/** Above this drift, seeking disturbs less than minutes at another speed (ROOM-6). */
const SEEK_SECONDS = 1;
/** While paused, a seek is not noticeable, so a smaller drift is corrected. */
const PAUSED_TOLERANCE_SECONDS = 0.1;
/** Largest change of the rate; more would be audible (ROOM-6). */
const MOST_CHANGE = 0.05;
/** Time in which a correction should remove the drift, unless limited by the largest change. */
const HORIZON_SECONDS = 4;

/** Whether the host has not started a live room yet, so that its position is undefined. */
const isUnset = ({ positionSeconds, revision }: RoomPlayback, isLive: boolean): boolean =>
  isLive && positionSeconds === 0 && revision === 0;

/**
 * The position of the room at a given time.
 * @param now milliseconds on the service's clock
 * @param duration seconds, if known
 * @returns null if the room has not started
 */
export const roomPosition = (
  playback: RoomPlayback,
  now: number,
  { isLive, duration }: { readonly isLive: boolean; readonly duration: number | null },
): number | null => {
  if (isUnset(playback, isLive)) return null;
  const { state, positionSeconds, rate, at } = playback;
  const elapsed = state === 'playing' ? (Math.max(0, now - at) / 1000) * rate : 0;
  const position = positionSeconds + elapsed;
  return duration === null ? position : Math.min(duration, position);
};

/** The rate factor that compensates for being `drift` seconds ahead. */
export const paceFor = (drift: number): number => {
  const change = Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, -drift / HORIZON_SECONDS));
  return Math.round((1 + change) * 1000) / 1000;
};

/**
 * The next action of a member's player. A player that cannot follow is not corrected: it catches up afterwards, and the
 * others do not wait for it (ROOM-7).
 * @param position of the room; null if unknown
 * @param lead duration of a seek on this device in seconds; the target is moved ahead by it
 */
export const correctionFor = (
  playback: Pick<RoomPlayback, 'state' | 'rate'>,
  position: number | null,
  player: FollowingPlayer,
  lead = 0,
): Correction => {
  if (!player.canFollow || player.isSeeking) return { kind: 'none' };
  const isPlaying = playback.state === 'playing';
  const drift = position === null || player.position === null ? 0 : player.position - position;
  if (!isPlaying) {
    if (!player.isPaused) return { kind: 'pause' };
    return Math.abs(drift) > PAUSED_TOLERANCE_SECONDS && position !== null
      ? { kind: 'seek', to: position }
      : { kind: 'none' };
  }
  if (Math.abs(drift) > SEEK_SECONDS && position !== null)
    return { kind: 'seek', to: position + lead * playback.rate };
  if (player.isPaused) return { kind: 'play' };
  const tolerance = player.isCorrecting ? SETTLED_SECONDS : TOLERANCE_SECONDS;
  if (Math.abs(drift) <= tolerance)
    return player.isCorrecting ? { kind: 'pace', factor: 1 } : { kind: 'none' };
  return { kind: 'pace', factor: paceFor(drift) };
};
