import type { Neighbour } from '../store/playback-loader.js';
import { PlayerError } from '../store/player-error.js';
import { resetState, type PlayerState } from '../store/player-state.js';

/** The state fields that an announced start determines. */
export type StartShare = Pick<PlayerState, 'type' | 'title' | 'thumb' | 'eventSchedule'>;

/** For states that have no load or no video. */
interface NoLoad {
  readonly load?: undefined;
}
interface NoVideo {
  readonly video?: undefined;
}

/**
 * The loading phase of the player. Playing and pausing are not part of it: they are the media element's own state,
 * which is only observed, and both are possible in `loading` and `ready`.
 * @typeParam Load the requested video, and how to request it again
 * @typeParam Video the stream in the media element
 */
export type Playback<Load, Video> =
  | ({ readonly phase: 'empty' | 'destroyed' } & NoLoad & NoVideo)
  /** Waits for playback data, or for other data needed before the stream is opened. */
  | ({ readonly phase: 'asking'; readonly load: Load } & NoVideo)
  /** The service announced a future start. */
  | ({ readonly phase: 'upcoming'; readonly load: Load; readonly start: StartShare } & NoVideo)
  /** The stream is opened; in `ready` the video accepts commands. */
  | { readonly phase: 'loading' | 'ready'; readonly load: Load; readonly video: Video }
  | ({ readonly phase: 'failed'; readonly load?: Load | undefined; readonly error: PlayerError } & NoVideo)
  /** The event is over. */
  | ({ readonly phase: 'over'; readonly load: Load; readonly recording: Neighbour | null } & NoVideo);

/** Each event has the name of the phase that it leads to, if it is not ignored. */
export type PlaybackEvent<Load, Video> =
  /** A load is requested, from any phase. */
  | { readonly phase: 'asking'; readonly load: Load }
  | { readonly phase: 'upcoming'; readonly start: StartShare }
  /** `loading`: the stream is opened. `ready`: the video accepts commands. */
  | { readonly phase: 'loading' | 'ready'; readonly video: Video }
  | { readonly phase: 'failed'; readonly error: PlayerError }
  /** The current event is over. */
  | { readonly phase: 'over'; readonly recording: Neighbour | null }
  | { readonly phase: 'empty' | 'destroyed' };

type Phase = Playback<unknown, unknown>['phase'];

const AWAITED: readonly Phase[] = ['asking', 'upcoming'];
const SHOWN: readonly Phase[] = ['loading', 'ready'];
const IN_PROGRESS = [...AWAITED, ...SHOWN];
const ALIVE = [...IN_PROGRESS, 'empty', 'failed', 'over'];

/** The phases in which each event is accepted. */
const ACCEPTED_IN: Readonly<Record<Phase, readonly string[]>> = {
  asking: ALIVE,
  upcoming: AWAITED,
  loading: AWAITED,
  ready: SHOWN,
  // A page may refuse an address without loading anything.
  failed: [...IN_PROGRESS, 'empty'],
  over: SHOWN,
  empty: ALIVE,
  destroyed: ALIVE,
};

/** Returns the same state if the event is ignored. */
export const reducePlayback = <Load, Video>(
  state: Playback<Load, Video>,
  event: PlaybackEvent<Load, Video>,
): Playback<Load, Video> => {
  const { phase } = event;
  // The previous stream may become ready while the next one is opened.
  const isStale = phase === 'ready' && (state.phase === phase || state.video !== event.video);
  if (isStale || !ACCEPTED_IN[phase].includes(state.phase)) return state;
  const retained = phase === 'empty' || phase === 'destroyed' ? {} : { load: state.load };
  return { ...retained, ...event } as Playback<Load, Video>;
};

/** Whether the transition to this phase unloads the video; only the other phases continue the same load. */
export const leavesVideo = ({ phase }: Playback<unknown, unknown>): boolean =>
  phase !== 'upcoming' && !SHOWN.includes(phase);

const notYet = ({ type }: StartShare): PlayerError =>
  new PlayerError(type === 'live' ? 'NOT_LIVE' : 'NOT_AVAILABLE', 'The video has not started yet.');

/** Why there is no video for commands, and none will come without another load; null if one is there or may come. */
export const refusalOf = (playback: Playback<unknown, unknown>): PlayerError | null => {
  switch (playback.phase) {
    case 'failed':
      return playback.error;
    case 'upcoming':
      return notYet(playback.start);
    case 'over':
      return new PlayerError('NOT_LIVE', 'The event is over.');
    case 'destroyed':
    case 'empty':
    case 'asking':
    case 'loading':
    case 'ready':
      return null;
  }
};

const STILL = { waiting: false, isPlaying: false, reconnecting: false } as const;

/** The changes of the public state when a playback state begins. */
export const playbackShare = (
  playback: Playback<unknown, unknown>,
  state: PlayerState,
): Partial<PlayerState> => {
  const { phase } = playback;
  switch (phase) {
    case 'empty':
      return resetState(state);
    case 'asking':
      return { ...resetState(state), status: 'loading' };
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
