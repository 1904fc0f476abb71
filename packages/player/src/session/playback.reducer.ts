import type { Neighbour } from '../playback-loader.js';
import type { PlayerError } from '../player-error.js';
import { resetState, type PlayerState } from '../store/player-state.js';

/** What a start that is still to come tells of the video. */
export type StartShare = Pick<PlayerState, 'type' | 'title' | 'thumb' | 'eventSchedule'>;

/** A state without a load, or without a video, has no such field. */
interface NoLoad {
  readonly load?: undefined;
}
interface NoVideo {
  readonly video?: undefined;
}

/**
 * How far a player is with what it was asked to play. Whether it plays or pauses is no part of it: that is the media
 * element's own state, which is only observed, and any of it is possible in `loading` and `ready`.
 * @typeParam Load what was asked for, and how it is asked for again
 * @typeParam Video its stream in the media element
 */
export type Playback<Load, Video> =
  | ({ readonly phase: 'empty' | 'destroyed' } & NoLoad & NoVideo)
  /** Playback data, or what must be known before the stream is opened, is awaited. */
  | ({ readonly phase: 'asking'; readonly load: Load } & NoVideo)
  /** The service named a start that is still to come. */
  | ({ readonly phase: 'upcoming'; readonly load: Load; readonly start: StartShare } & NoVideo)
  /** The stream is opened; in `ready` there is something to act on. */
  | { readonly phase: 'loading' | 'ready'; readonly load: Load; readonly video: Video }
  | ({ readonly phase: 'failed'; readonly load: Load; readonly error: PlayerError } & NoVideo)
  /** The event is over. */
  | ({ readonly phase: 'over'; readonly load: Load; readonly recording: Neighbour | null } & NoVideo);

/** Each event is named for the one phase that it leads to, where it is heard. */
export type PlaybackEvent<Load, Video> =
  /** Something is asked for, whatever was there before. */
  | { readonly phase: 'asking'; readonly load: Load }
  | { readonly phase: 'upcoming'; readonly start: StartShare }
  /** `loading`: the stream is opened. `ready`: there is something to act on. */
  | { readonly phase: 'loading' | 'ready'; readonly video: Video }
  | { readonly phase: 'failed'; readonly error: PlayerError }
  /** The event that plays is over. */
  | { readonly phase: 'over'; readonly recording: Neighbour | null }
  | { readonly phase: 'empty' | 'destroyed' };

type Phase = Playback<unknown, unknown>['phase'];

const AWAITED: readonly Phase[] = ['asking', 'upcoming'];
const SHOWN: readonly Phase[] = ['loading', 'ready'];
const UNDER_WAY = [...AWAITED, ...SHOWN];
const ALIVE = [...UNDER_WAY, 'empty', 'failed', 'over'];

/** The phases that each event is heard in. */
const HEARD: Readonly<Record<Phase, readonly string[]>> = {
  asking: ALIVE,
  upcoming: AWAITED,
  loading: AWAITED,
  ready: SHOWN,
  failed: UNDER_WAY,
  over: SHOWN,
  empty: ALIVE,
  destroyed: ALIVE,
};

/** An event that means nothing in a state returns that state itself. */
export const reducePlayback = <Load, Video>(
  state: Playback<Load, Video>,
  event: PlaybackEvent<Load, Video>,
): Playback<Load, Video> => {
  const { phase } = event;
  // A stream that was left may become ready while the next one is opened.
  const isStale = phase === 'ready' && (state.phase === phase || state.video !== event.video);
  if (isStale || !HEARD[phase].includes(state.phase)) return state;
  const kept = phase === 'empty' || phase === 'destroyed' ? {} : { load: state.load };
  return { ...kept, ...event } as Playback<Load, Video>;
};

/** Whether the former video is left on the way to this state: only these go on with the load of the one before. */
export const leavesVideo = ({ phase }: Playback<unknown, unknown>): boolean =>
  phase !== 'upcoming' && !SHOWN.includes(phase);

const STILL = { waiting: false, isPlaying: false, reconnecting: false } as const;

/** What a state that has just begun changes of what is told of the player. */
export const playbackShare = (
  playback: Playback<unknown, unknown>,
  told: PlayerState,
): Partial<PlayerState> => {
  const { phase } = playback;
  switch (phase) {
    case 'empty':
      return resetState(told);
    case 'asking':
      return { ...resetState(told), status: 'loading' };
    case 'upcoming':
      return { ...playback.start, status: phase, reconnecting: false };
    case 'loading':
    case 'ready':
      return { status: phase };
    case 'failed':
      return { ...STILL, status: phase, error: playback.error };
    case 'over':
      return { ...STILL, ended: true, live: null, recording: playback.recording };
    case 'destroyed':
      return {};
  }
};
