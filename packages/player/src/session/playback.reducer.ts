import type { AnnouncedStart } from './announced-start.js';
import type { Neighbour } from '@footlight/domain';
import { PlayerError } from '../store/player-error.js';
import { resetState, type PlayerState } from '../store/player-state.js';

interface NoSession {
  readonly session?: undefined;
}

/**
 * The loading phase of the player. Playing and pausing are not part of it: they are the media element's own state,
 * which is only observed, and both are possible in `loading` and `ready`.
 * @typeParam Session the requested video
 */
export type Playback<Session> =
  | ({ readonly phase: 'empty' | 'destroyed' } & NoSession)
  /**
   * `asking` waits for playback data, or for other data needed before the stream is opened. `loading` opens the stream;
   * in `ready` the video accepts commands.
   */
  | { readonly phase: 'asking' | 'loading' | 'ready'; readonly session: Session }
  /** The service announced a future start. */
  | { readonly phase: 'upcoming'; readonly session: Session; readonly start: AnnouncedStart }
  | { readonly phase: 'failed'; readonly session?: Session | undefined; readonly error: PlayerError }
  /** The event is over. */
  | { readonly phase: 'over'; readonly session: Session; readonly recording: Neighbour | null };

/** Each event has the name of the phase that it leads to, if it is not ignored. */
export type PlaybackEvent<Session> =
  /** `asking`: a load is requested, from any phase. The others continue it, if no other one has begun. */
  | { readonly phase: 'asking' | 'loading' | 'ready'; readonly session: Session }
  | { readonly phase: 'upcoming'; readonly session: Session; readonly start: AnnouncedStart }
  /** The current session ends. */
  | { readonly phase: 'failed'; readonly error: PlayerError }
  | { readonly phase: 'over'; readonly recording: Neighbour | null }
  | { readonly phase: 'empty' | 'destroyed' };

type Phase = Playback<unknown>['phase'];

const AWAITED: readonly Phase[] = ['asking', 'upcoming'];
const SHOWN: readonly Phase[] = ['loading', 'ready'];
const IN_PROGRESS = [...AWAITED, ...SHOWN];
const ALIVE = [...IN_PROGRESS, 'empty', 'failed', 'over'];

/** The phases in which each event is accepted. */
const ACCEPTED_IN: Readonly<Record<Phase, readonly string[]>> = {
  asking: ALIVE,
  upcoming: AWAITED,
  loading: AWAITED,
  ready: ['loading'],
  // A page may refuse an address without loading anything.
  failed: [...IN_PROGRESS, 'empty'],
  over: SHOWN,
  empty: ALIVE,
  destroyed: ALIVE,
};

/** Returns the same state if the event is ignored. */
export const reducePlayback = <Session>(
  state: Playback<Session>,
  event: PlaybackEvent<Session>,
): Playback<Session> => {
  const { phase } = event;
  if (!ACCEPTED_IN[phase].includes(state.phase)) return state;
  if (phase === 'empty' || phase === 'destroyed' || phase === 'asking') return event;
  // The previous video may go on while the next one is requested.
  if ('session' in event) return event.session === state.session ? event : state;
  return { ...event, session: state.session } as Playback<Session>;
};

/** Whether the transition to this phase unloads the video; only the other phases continue the same load. */
export const leavesVideo = ({ phase }: Playback<unknown>): boolean =>
  phase !== 'upcoming' && !SHOWN.includes(phase);

const notYet = ({ type }: AnnouncedStart): PlayerError =>
  new PlayerError(type === 'live' ? 'NOT_LIVE' : 'NOT_AVAILABLE', 'The video has not started yet.');

/** Why there is no video for commands, and none will come without another load; null if one is there or may come. */
export const commandErrorOf = (playback: Playback<unknown>): PlayerError | null => {
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
export const stateOfPhase = (playback: Playback<unknown>, state: PlayerState): Partial<PlayerState> => {
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
