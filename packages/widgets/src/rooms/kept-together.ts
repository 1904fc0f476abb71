import type { RoomPlayback, RoomStatus } from '@footlight/contract';
import { correctionFor } from '@footlight/domain';
import type { PlayerState } from '@footlight/player';
import type { RoomStore } from '@footlight/state';
import { SyncedPlayer, type TogetherPlayer } from './synced-player.js';

/** `apart`: the viewer has paused locally; `blocked`: the browser requires a user gesture before it plays. */
export type Togetherness = 'waiting' | 'following' | 'apart' | 'blocked';

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
/** A status must last this long before it is reported. */
const STATUS_AFTER_MS = 600;
/** A larger difference than playback explains counts as a seek by the viewer. */
const SEEK_THRESHOLD_SECONDS = 0.7;

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

const statusOf = (state: PlayerState, togetherness: Togetherness): OwnStatus => {
  if (state.ad !== null) return 'ad';
  if (togetherness === 'apart' || togetherness === 'blocked') return 'away';
  return state.waiting || state.status === 'loading' || state.reconnecting ? 'buffering' : 'watching';
};

/** Reports the viewer's status to the room once it has lasted. */
class StatusReport {
  readonly #send: (status: OwnStatus) => void;
  #reported: OwnStatus = 'watching';
  #status: OwnStatus = 'watching';
  #since = 0;

  constructor(send: (status: OwnStatus) => void) {
    this.#send = send;
  }

  update(next: OwnStatus): void {
    const now = performance.now();
    if (next !== this.#status) {
      this.#status = next;
      this.#since = now;
    }
    if (next === this.#reported || now < this.#since + STATUS_AFTER_MS) return;
    this.#reported = next;
    this.#send(next);
  }
}

/**
 * Keeps a player in sync with its room, and sends its viewer's actions to the room, until it is disposed of. It uses
 * only the player's public commands, so the player needs no knowledge of rooms.
 */
export class KeptTogether {
  readonly #options: KeepTogetherOptions;
  readonly #synced: SyncedPlayer;
  readonly #status: StatusReport;
  readonly #listeners = new Set<() => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stop: () => void;
  #togetherness: Togetherness = 'waiting';
  #seen: Seen | null = null;
  /** The store contains this page's own change before the service has confirmed it. */
  #isControlling = false;

  constructor(options: KeepTogetherOptions) {
    const { player, store, content } = options;
    this.#options = options;
    this.#status = new StatusReport((status) => store.sendStatus(status));
    this.#synced = new SyncedPlayer({
      player,
      isLive: content.kind === 'live',
      onFailed: () => {
        // The reason of the failure is in the player's state.
        if (player.state.autoplayBlocked) this.#become('blocked');
      },
      onSettled: () => {
        this.#seen = null;
      },
    });
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    // Changes by other members are applied at once.
    this.#stop = store.subscribe((next, previous) => {
      if (next.playback !== previous.playback && !this.#isControlling) this.#tick();
    });
  }

  readonly get = (): Togetherness => this.#togetherness;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Ends `apart` and follows the room again. */
  catchUp(): void {
    this.#become('following');
    this.#seen = null;
    this.#tick();
  }

  /** Seconds ahead of the room; null when unknown. */
  drift(): number | null {
    const { store } = this.#options;
    const wanted = this.#synced.target(store.getState().playback, store.serverNow());
    const at = this.#synced.position;
    return wanted === null || at === null ? null : at - wanted;
  }

  dispose(): void {
    clearInterval(this.#timer);
    this.#stop();
    this.#synced.setPace(1);
  }

  #become(next: Togetherness): void {
    if (next === this.#togetherness) return;
    this.#togetherness = next;
    for (const listener of this.#listeners) listener();
  }

  #tick(): void {
    const { player, store, content } = this.#options;
    const { playback, transport } = store.getState();
    const { state } = player;
    if (playback === null || transport === null) return;
    if (state.id !== content.id) {
      this.#synced.commandedPaused = null;
      return;
    }
    this.#status.update(statusOf(state, this.#togetherness));
    const serverNow = store.serverNow();
    if (this.#synced.isActing || state.seeking || serverNow === null) return;
    const before = this.#seen;
    const now = this.#look();
    this.#seen = now;
    if (!now.isContent) return;
    const own = actOf(before, now, this.#synced.commandedPaused, state);
    this.#synced.commandedPaused = now.paused;

    if (playback.revision === 0 && store.mayControl()) {
      // A new room starts when a member who may steer it starts playing.
      if (state.isPlaying && !this.#isControlling) this.#steer(serverNow);
      return;
    }
    if (own !== null && store.mayControl()) {
      this.#become('following');
      this.#steer(serverNow);
      return;
    }
    if (own === 'pause' && playback.state === 'playing') this.#become('apart');
    if (own === 'play' || (this.#togetherness === 'blocked' && !state.paused)) this.#become('following');
    if (this.#togetherness === 'apart' || this.#togetherness === 'blocked') return;
    this.#become('following');
    this.#follow(playback, serverNow);
  }

  #look(): Seen {
    const { state, currentTime } = this.#options.player;
    return {
      paused: state.paused,
      rate: state.playbackRate,
      position: currentTime,
      at: performance.now(),
      isContent: isReady(state) && state.id === this.#options.content.id,
    };
  }

  /** Corrects the player to the room's playback. */
  #follow(playback: RoomPlayback, serverNow: number): void {
    const { player, content } = this.#options;
    const { state } = player;
    const wanted = this.#synced.target(playback, serverNow);
    if (state.ended) {
      const isOverForAll = wanted === null || state.duration === null || wanted > state.duration - 1;
      if (!isOverForAll) this.#synced.seek(wanted);
      return;
    }
    if (content.kind !== 'live' && state.playbackRate !== playback.rate) {
      this.#synced.setRate(playback.rate);
      return;
    }
    const { position, isCorrecting, lead } = this.#synced;
    const own = { position, isPaused: state.paused, canFollow: true, isSeeking: state.seeking, isCorrecting };
    this.#synced.correct(correctionFor(playback, wanted, own, lead), playback.revision);
  }

  /** Sends the player's playback to the room. */
  #steer(serverNow: number): void {
    const { player, store } = this.#options;
    const { position } = this.#synced;
    if (position === null) return;
    const { paused, playbackRate } = player.state;
    this.#synced.setPace(1);
    this.#isControlling = true;
    void store
      .steer(
        {
          state: paused ? 'paused' : 'playing',
          positionSeconds: Math.max(0, position),
          rate: playbackRate,
        },
        serverNow,
      )
      .finally(() => {
        this.#isControlling = false;
      });
  }
}
