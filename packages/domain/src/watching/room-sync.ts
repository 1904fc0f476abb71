import type { RoomPlayback } from '@footlight/contract';

/** What one member's player does, as far as keeping it with the others needs to know. */
export interface FollowingPlayer {
  /** Seconds; of what is live, since 1970. Null while that is not known. */
  readonly position: number | null;
  readonly isPaused: boolean;
  /** It has data and shows the film: neither an advertisement, nor a fault, nor an empty buffer. */
  readonly canFollow: boolean;
  readonly isSeeking: boolean;
  /** A pace is being corrected already: it is let finish instead of stopping within the tolerance. */
  readonly isCorrecting: boolean;
}

/** What a player is to do to be where the others are. */
export type Correction =
  | { readonly kind: 'none' }
  /** Plays a little faster or slower than the room: the factor of its rate. */
  | { readonly kind: 'pace'; readonly factor: number }
  | { readonly kind: 'seek'; readonly to: number }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' };

/** So far apart, nobody notices, and correcting would only be heard (ROOM-6). */
export const TOLERANCE_SECONDS = 0.04;
/** A correction under way ends so near. */
const SETTLED_SECONDS = 0.012;
/** Further apart, a jump is less of a nuisance than minutes at another speed (ROOM-6). */
const SEEK_SECONDS = 1;
/** While nothing moves, a jump costs nothing. */
const PAUSED_TOLERANCE_SECONDS = 0.1;
/** The most that the speed is changed by: more is heard (ROOM-6). */
const MOST_CHANGE = 0.05;
/** A drift is to be gone in about so long, where the most change allows it. */
const HORIZON_SECONDS = 4;

/** Whether a room of something live has not been begun by its host: its position says nothing. */
const isUnset = ({ positionSeconds, revision }: RoomPlayback, isLive: boolean): boolean =>
  isLive && positionSeconds === 0 && revision === 0;

/**
 * Where everybody is at a moment.
 * @param now milliseconds on the service's clock
 * @param duration seconds, where it is known
 * @returns null where the room has not begun
 */
export const roomPosition = (
  playback: RoomPlayback,
  now: number,
  { isLive, duration }: { readonly isLive: boolean; readonly duration: number | null },
): number | null => {
  if (isUnset(playback, isLive)) return null;
  const { state, positionSeconds, rate, at } = playback;
  const gone = state === 'playing' ? (Math.max(0, now - at) / 1000) * rate : 0;
  const position = positionSeconds + gone;
  return duration === null ? position : Math.min(duration, position);
};

/** How much faster or slower to play to make up for being `drift` seconds ahead. */
export const paceFor = (drift: number): number => {
  const change = Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, -drift / HORIZON_SECONDS));
  return Math.round((1 + change) * 1000) / 1000;
};

/**
 * What a member's player does next. A player that cannot follow is left alone: it catches up afterwards, and the others
 * do not wait for it (ROOM-7).
 * @param position where the room is; null where that is not known
 * @param lead seconds that a seek takes on this device: it aims so far ahead of what plays
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
