import type { Neighbour } from '../playback-loader.js';
import type { PlayerError } from '../player-error.js';
import { resetState, type PlayerState } from '../store/player-state.js';
import type { AnnouncedStart } from './announced-start.js';

/**
 * How far a player is with what it was asked to play. Whether it plays or pauses is no part of it: that is the media
 * element's own state, which is only observed, and any of it is possible in `starting` and `ready`.
 * @typeParam Load what was asked for, and how it is asked for again
 * @typeParam Video its stream in the media element
 */
export type Playback<Load, Video> =
  | { readonly phase: 'empty' }
  /** Playback data, or what must be known before the stream is opened, is awaited. */
  | { readonly phase: 'asking'; readonly load: Load }
  /** The service named a start that is still to come. */
  | { readonly phase: 'upcoming'; readonly load: Load; readonly start: AnnouncedStart }
  /** The stream is opened, and there is nothing to act on yet. */
  | { readonly phase: 'starting'; readonly load: Load; readonly video: Video }
  | { readonly phase: 'ready'; readonly load: Load; readonly video: Video }
  | { readonly phase: 'failed'; readonly load: Load; readonly error: PlayerError }
  /** The event is over. */
  | { readonly phase: 'over'; readonly load: Load; readonly recording: Neighbour | null }
  | { readonly phase: 'destroyed' };

export type PlaybackEvent<Load, Video> =
  /** Something is asked for, whatever was there before. */
  | { readonly type: 'begin'; readonly load: Load }
  | { readonly type: 'announce'; readonly start: AnnouncedStart }
  /** The stream is opened. */
  | { readonly type: 'show'; readonly video: Video }
  /** There is something to act on. */
  | { readonly type: 'ready'; readonly video: Video }
  | { readonly type: 'fail'; readonly error: PlayerError }
  | { readonly type: 'conclude'; readonly recording: Neighbour | null }
  | { readonly type: 'unload' }
  | { readonly type: 'destroy' };

/** While a load is under way, or its video is there. */
const reduceLoad = <Load, Video>(
  state: Playback<Load, Video> & { readonly phase: 'asking' | 'upcoming' | 'starting' | 'ready' },
  event: PlaybackEvent<Load, Video> & { readonly type: 'announce' | 'show' | 'ready' | 'fail' | 'conclude' },
): Playback<Load, Video> => {
  const { load } = state;
  const isAwaited = state.phase === 'asking' || state.phase === 'upcoming';
  switch (event.type) {
    case 'announce':
      return isAwaited ? { phase: 'upcoming', load, start: event.start } : state;
    case 'show':
      return isAwaited ? { phase: 'starting', load, video: event.video } : state;
    case 'ready':
      // A stream that was left may become ready while the next one is opened.
      return state.phase === 'starting' && state.video === event.video ? { ...state, phase: 'ready' } : state;
    case 'fail':
      return { phase: 'failed', load, error: event.error };
    case 'conclude':
      return isAwaited ? state : { phase: 'over', load, recording: event.recording };
  }
};

/** An event that means nothing in a state returns that state itself. */
export const reducePlayback = <Load, Video>(
  state: Playback<Load, Video>,
  event: PlaybackEvent<Load, Video>,
): Playback<Load, Video> => {
  if (state.phase === 'destroyed') return state;
  switch (event.type) {
    case 'begin':
      return { phase: 'asking', load: event.load };
    case 'unload':
      return { phase: 'empty' };
    case 'destroy':
      return { phase: 'destroyed' };
    case 'announce':
    case 'show':
    case 'ready':
    case 'fail':
    case 'conclude':
      return state.phase === 'empty' || state.phase === 'failed' || state.phase === 'over'
        ? state
        : reduceLoad(state, event);
  }
};

/** Whether what the former state held is left: the same load only goes on from `asking` to `ready`. */
export const leavesVideo = <Load, Video>(
  before: Playback<Load, Video>,
  next: Playback<Load, Video>,
): boolean =>
  next.phase === 'upcoming' || next.phase === 'starting' || next.phase === 'ready'
    ? !('load' in before) || before.load !== next.load
    : true;

/** Whether commands that need a video run; they wait while it is to come, and are refused once it will not come. */
export const commandsOf = ({ phase }: Playback<unknown, unknown>): 'run' | 'wait' | 'refused' => {
  if (phase === 'ready') return 'run';
  return phase === 'failed' || phase === 'destroyed' ? 'refused' : 'wait';
};

const STILL = { waiting: false, isPlaying: false, reconnecting: false } as const;

/** What a state that has just begun changes of what is told of the player. */
export const playbackShare = (
  playback: Playback<unknown, unknown>,
  told: PlayerState,
): Partial<PlayerState> => {
  switch (playback.phase) {
    case 'empty':
      return resetState(told);
    case 'asking':
      return { ...resetState(told), status: 'loading' };
    case 'upcoming': {
      const { kind, title, thumbnailUrl, startDate } = playback.start;
      return {
        status: 'upcoming',
        reconnecting: false,
        type: kind,
        title,
        thumb: thumbnailUrl,
        eventSchedule: { startDate, endDate: null },
      };
    }
    case 'starting':
      return { status: 'loading' };
    case 'ready':
      return { status: 'ready' };
    case 'failed':
      return { ...STILL, status: 'failed', error: playback.error };
    case 'over':
      return { ...STILL, ended: true, live: null, recording: playback.recording };
    case 'destroyed':
      return {};
  }
};
