import type { PlayerHost, PlayerFeature } from '../session/player-host.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';

const LEAP_SECONDS = 10;

type Handlers = readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[];

const handlersOf = (player: PlayerHost, { listNext, listPrev }: PlayerState): Handlers => {
  const command = <N extends CommandName>(name: N, params: CommandParams[N]): void => {
    // The player shows the failure.
    player.execute(name, params).catch(() => undefined);
  };
  return [
    ['play', () => command('play', {})],
    ['pause', () => command('pause', {})],
    ['seekbackward', ({ seekOffset }) => command('seek', { by: -(seekOffset ?? LEAP_SECONDS) })],
    ['seekforward', ({ seekOffset }) => command('seek', { by: seekOffset ?? LEAP_SECONDS })],
    [
      'seekto',
      ({ seekTime }) => {
        if (seekTime !== undefined) command('seek', { to: seekTime });
      },
    ],
    ...(listNext === null ? [] : [['nexttrack', () => command('next', {})] as const]),
    ...(listPrev === null ? [] : [['previoustrack', () => command('previous', {})] as const]),
  ];
};

const ACTIONS: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'nexttrack',
  'previoustrack',
];

const metadataOf = ({ title, thumb }: PlayerState): MediaMetadata =>
  new MediaMetadata({
    title,
    ...(thumb === null ? {} : { artwork: [{ src: new URL(thumb, document.baseURI).href }] }),
  });

/** The player that the system's media keys control: the one that played last. */
let holder: PlayerHost | null = null;

/**
 * Reports playback to the system and handles its play, pause, seek, next and previous actions (headsets, lock screens).
 * A page has only one media session, used by the player that played last; a muted player does not take it from one with
 * sound.
 * @see https://www.w3.org/TR/mediasession/
 */
export const mediaSession: PlayerFeature = (player, signal) => {
  // Needed at run time: the type declarations assume that every browser supports it.
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;

  const release = () => {
    if (holder !== player) return;
    holder = null;
    session.metadata = null;
    session.playbackState = 'none';
    for (const action of ACTIONS) session.setActionHandler(action, null);
  };
  const describe = (state: PlayerState) => {
    session.metadata = metadataOf(state);
    const handlers = new Map(handlersOf(player, state));
    for (const action of ACTIONS) session.setActionHandler(action, handlers.get(action) ?? null);
  };
  const setPosition = ({ duration, currentTime, playbackRate }: PlayerState) => {
    // The system rejects a rate of 0, which only the page can set.
    if (duration === null || playbackRate === 0) session.setPositionState();
    else
      session.setPositionState({
        duration,
        playbackRate,
        position: Math.min(duration, Math.max(0, currentTime)),
      });
  };

  const stop = player.store.subscribe((state, previous) => {
    const begins = state.isPlaying && !previous.isPlaying;
    // A muted player, such as a preview, does not take the session from one with sound.
    const mayTake = holder === null || !state.muted || holder.store.get().muted;
    if (begins && holder !== player && mayTake) {
      holder = player;
      describe(state);
    }
    if (holder !== player) return;
    if (state.status !== 'ready') {
      if (state.status !== 'loading') release();
      return;
    }
    const changed = (['title', 'thumb', 'listNext', 'listPrev'] as const).some(
      (name) => state[name] !== previous[name],
    );
    if (changed) describe(state);
    session.playbackState = state.paused ? 'paused' : 'playing';
    const moved =
      begins ||
      (!state.seeking && previous.seeking) ||
      state.duration !== previous.duration ||
      state.playbackRate !== previous.playbackRate ||
      state.paused !== previous.paused;
    if (moved) setPosition(state);
  });
  signal.addEventListener('abort', () => {
    stop();
    release();
  });
};
