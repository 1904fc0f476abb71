import type { RoomStatus } from '@footlight/contract';
import { correctionFor, roomPosition, type Correction } from '@footlight/domain';
import type { FootlightPlayer, PlayerState } from '@footlight/player';
import type { RoomStore } from '@footlight/state';

/** `apart`: the viewer has paused locally; `blocked`: the browser requires a user gesture before it plays. */
export type Togetherness = 'waiting' | 'following' | 'apart' | 'blocked';

export interface KeptTogether {
  readonly get: () => Togetherness;
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends `apart` and follows the room again. */
  catchUp(): void;
  /** Seconds ahead of the room; null when unknown. */
  drift(): number | null;
  dispose(): void;
}

export type TogetherPlayer = Pick<
  FootlightPlayer,
  'state' | 'currentTime' | 'clockOrigin' | 'play' | 'pause' | 'seek' | 'setRate' | 'setPace'
>;

export interface KeepTogetherOptions {
  readonly player: TogetherPlayer;
  readonly store: Pick<
    RoomStore,
    'getState' | 'subscribe' | 'serverNow' | 'mayControl' | 'sendStatus' | 'steer'
  >;
  /** The content of the room; the player is not controlled while it plays anything else. */
  readonly content: { readonly kind: 'vod' | 'live'; readonly id: string };
}

const TICK_MS = 200;
/** Minimum time between two seeks, for the player to settle. */
const SEEK_PAUSE_MS = 1_500;
const COMMAND_WITHIN_MS = 10_000;
/**
 * Weight of the last seek's duration in the estimate for the next one: high, so that a slow connection is noticed soon.
 */
const LEAD_SHARE = 0.7;
/**
 * Upper limit for the estimated duration of a seek, in seconds. A lower limit would keep slow connections out of sync.
 */
const MOST_LEAD_SECONDS = 8;
/** A status must last this long before it is reported. */
const STATUS_AFTER_MS = 600;
/** A larger difference than playback explains counts as a seek by the viewer. */
const SEEK_THRESHOLD_SECONDS = 0.7;
/** A seek to the very start of a live window would already be outside it. */
const WINDOW_MARGIN_SECONDS = 2;

type OwnStatus = Exclude<RoomStatus, 'offline'>;

interface Seen {
  readonly paused: boolean;
  readonly rate: number;
  readonly position: number;
  readonly at: number;
  readonly isContent: boolean;
}

/** Whether the player shows the content and can carry out commands. */
const isReady = ({ status, ad, waiting, error }: PlayerState): boolean =>
  status === 'ready' && ad === null && !waiting && error === null;

/**
 * The viewer's own action since the previous tick; null without one.
 * @param commandedPaused the last commanded state; differs if the viewer pressed a button during a correction or a wait
 */
const actOf = (
  before: Seen | null,
  now: Seen,
  commandedPaused: boolean | null,
  { ended }: PlayerState,
): 'play' | 'pause' | 'seek' | 'rate' | null => {
  if (commandedPaused !== null && commandedPaused !== now.paused && !ended)
    return now.paused ? 'pause' : 'play';
  if (before === null || !before.isContent) return null;
  if (before.rate !== now.rate) return 'rate';
  const moved = now.position - before.position;
  const most = before.paused ? 0 : ((now.at - before.at) / 1000) * before.rate * 1.1;
  return moved < -SEEK_THRESHOLD_SECONDS || moved > most + SEEK_THRESHOLD_SECONDS ? 'seek' : null;
};

/**
 * Keeps a player in sync with its room, and sends its viewer's actions to the room. It uses only the player's public
 * commands, so the player needs no knowledge of rooms.
 */
export const keepTogether = ({ player, store, content }: KeepTogetherOptions): KeptTogether => {
  const isLive = content.kind === 'live';
  const listeners = new Set<() => void>();
  let togetherness: Togetherness = 'waiting';
  let acting = 0;
  let isOver = false;
  let seen: Seen | null = null;
  /** Null when there was no command, or when the player could not carry it out. */
  let commandedPaused: boolean | null = null;
  let pace = 1;
  let lead = 0.2;
  let lastSeekAt = -Infinity;
  let lastSeekRevision = -1;
  let reportedStatus: OwnStatus = 'watching';
  let status: OwnStatus = 'watching';
  let statusSince = 0;
  /** The store contains this page's own change before the service has confirmed it. */
  let isControlling = false;

  const become = (next: Togetherness): void => {
    if (next === togetherness) return;
    togetherness = next;
    for (const listener of listeners) listener();
  };
  const origin = (): number | null => (isLive ? player.clockOrigin : 0);
  const position = (): number | null => {
    const from = origin();
    return from === null ? null : from + player.currentTime;
  };
  const look = (now: number): Seen => {
    const { state } = player;
    return {
      paused: state.paused,
      rate: state.playbackRate,
      position: player.currentTime,
      at: now,
      isContent: isReady(state) && state.id === content.id,
    };
  };

  /** @param thenPaused whether the player is paused after the command; by default unchanged */
  const act = (work: () => Promise<unknown>, thenPaused = player.state.paused): void => {
    acting += 1;
    commandedPaused = thenPaused;
    const late = new Promise<never>((_resolve, reject) => setTimeout(reject, COMMAND_WITHIN_MS));
    Promise.race([work(), late])
      .catch(() => {
        commandedPaused = null;
        // The reason of the failure is in the player's state.
        if (player.state.autoplayBlocked) become('blocked');
      })
      .finally(() => {
        acting -= 1;
        seen = null;
      });
  };
  const setPace = (factor: number): void => {
    if (factor === 1 && pace === 1) return;
    pace = factor;
    player.setPace(factor);
  };
  const seek = async (to: number): Promise<void> => {
    const startedAt = performance.now();
    lastSeekAt = startedAt;
    setPace(1);
    await player.seek({ to: to - (origin() ?? 0) });
    const took = Math.min(MOST_LEAD_SECONDS, (performance.now() - startedAt) / 1000);
    lead = (1 - LEAD_SHARE) * lead + LEAD_SHARE * took;
  };

  /** The room's position, limited to what this player can reach; null when unknown. */
  const target = (now: number | null): number | null => {
    const { playback } = store.getState();
    const { live, duration } = player.state;
    const wanted = playback && now !== null ? roomPosition(playback, now, { isLive, duration }) : null;
    const from = origin();
    if (wanted === null || !isLive) return wanted;
    if (live === null || from === null) return null;
    return Math.min(from + live.edge, Math.max(from + live.windowStart + WINDOW_MARGIN_SECONDS, wanted));
  };

  const carryOut = (correction: Correction, revision: number): void => {
    switch (correction.kind) {
      case 'none':
        return;
      case 'pace':
        return setPace(correction.factor);
      case 'play':
        return act(() => player.play(), false);
      case 'pause':
        setPace(1);
        return act(() => player.pause(), true);
      case 'seek':
        if (performance.now() < lastSeekAt + SEEK_PAUSE_MS && lastSeekRevision === revision) return;
        lastSeekRevision = revision;
        return act(() => seek(correction.to));
    }
  };

  const reportStatus = (): void => {
    const { state } = player;
    const next: OwnStatus =
      state.ad !== null
        ? 'ad'
        : togetherness === 'apart' || togetherness === 'blocked'
          ? 'away'
          : state.waiting || state.status === 'loading' || state.reconnecting
            ? 'buffering'
            : 'watching';
    const now = performance.now();
    if (next !== status) [status, statusSince] = [next, now];
    if (status === reportedStatus || now < statusSince + STATUS_AFTER_MS) return;
    reportedStatus = status;
    store.sendStatus(status);
  };

  const steer = (now: number): void => {
    const at = position();
    if (at === null) return;
    const { paused, playbackRate } = player.state;
    setPace(1);
    isControlling = true;
    void store
      .steer(
        { state: paused ? 'paused' : 'playing', positionSeconds: Math.max(0, at), rate: playbackRate },
        now,
      )
      .finally(() => {
        isControlling = false;
      });
  };

  const tick = (): void => {
    const { playback, transport: way } = store.getState();
    const { state } = player;
    if (playback === null || way === null) return;
    if (state.id !== content.id) {
      commandedPaused = null;
      return;
    }
    reportStatus();
    const serverNow = store.serverNow();
    if (acting > 0 || state.seeking || serverNow === null) return;
    const before = seen;
    const now = look(performance.now());
    seen = now;
    if (!now.isContent) return;
    const own = actOf(before, now, commandedPaused, state);
    commandedPaused = now.paused;

    if (playback.revision === 0 && store.mayControl()) {
      // A new room starts when a member who may steer it starts playing.
      if (state.isPlaying && !isControlling) steer(serverNow);
      return;
    }
    if (own !== null && store.mayControl()) {
      become('following');
      steer(serverNow);
      return;
    }
    if (own === 'pause' && playback.state === 'playing') become('apart');
    if (own === 'play' || (togetherness === 'blocked' && !state.paused)) become('following');
    if (togetherness === 'apart' || togetherness === 'blocked') return;
    become('following');

    const wanted = target(serverNow);
    if (state.ended) {
      const isOverForAll = wanted === null || state.duration === null || wanted > state.duration - 1;
      if (!isOverForAll) act(() => seek(wanted));
      return;
    }
    if (!isLive && state.playbackRate !== playback.rate) {
      act(() => player.setRate(playback.rate));
      return;
    }
    carryOut(
      correctionFor(
        playback,
        wanted,
        {
          position: position(),
          isPaused: state.paused,
          canFollow: true,
          isSeeking: state.seeking,
          isCorrecting: pace !== 1,
        },
        lead,
      ),
      playback.revision,
    );
  };

  const timer = setInterval(tick, TICK_MS);
  // Changes by other members are applied at once.
  const stop = store.subscribe((next, previous) => {
    if (next.playback !== previous.playback && !isControlling) tick();
  });

  return {
    get: () => togetherness,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp: () => {
      become('following');
      seen = null;
      tick();
    },
    drift: () => {
      const [wanted, at] = [target(store.serverNow()), position()];
      return wanted === null || at === null ? null : at - wanted;
    },
    dispose: () => {
      if (isOver) return;
      isOver = true;
      clearInterval(timer);
      stop();
      setPace(1);
    },
  };
};
