import type { PlayerFeature, PlayerHost } from '../session/player-host.js';
import type { EngineLatency } from '../media/engine/engine.js';
import { lookAhead } from '../media/errors/look-ahead.js';
import {
  AT_DISTANCE,
  reduceDistance,
  type DistanceEvent,
  type DistanceFromLive,
} from '../media/playing/distance-from-live.reducer.js';
import { requestedLatency } from '../media/playing/requested-latency.js';
import { chosenRate, paceOf, setPace } from '../media/playing/pace.js';
import { eachStream } from './each-stream.js';

const LOOK_EVERY_MS = 250;
/** Seconds by which targets may differ before the engine is told. */
const SAME_TARGET_S = 0.01;
/** Seconds by which a seek must go back to be one of the viewer. */
const BACK_S = 1;

/** Keeps one live stream at its distance from live, by its speed. */
class LatencyKeeper {
  readonly #player: PlayerHost;
  #distance: DistanceFromLive = AT_DISTANCE;
  /** The page has set a pace of its own, which stays until the next video. */
  #isPaced = false;
  /** The factor that was set last. */
  #factor = 1;
  /** From a seek until it plays again: the wait for its data is no stall. */
  #isMoving = false;
  /** Whether the viewer has paused or seeked back since it last played. */
  #hasGoneBack = false;
  #position = 0;

  constructor(player: PlayerHost, signal: AbortSignal) {
    this.#player = player;
    const { media } = player;
    this.#position = media.currentTime;
    const timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    const listen = (type: string, act: () => void): void => media.addEventListener(type, act, { signal });
    listen('seeking', () => this.#onMoving(this.#position - media.currentTime > BACK_S));
    listen('pause', () => this.#onMoving(true));
    listen('waiting', () => this.#onWaiting());
    listen('playing', () => this.#onPlaying());
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  /** The distance to keep. */
  #targetOf({ own, target }: EngineLatency): number {
    const base = requestedLatency(this.#player.settings().latency) ?? own;
    return base === null ? target : base + this.#distance.margin;
  }

  #reduce(event: DistanceEvent): void {
    this.#distance = reduceDistance(this.#distance, event);
  }

  #look(): void {
    const { engine, media, store } = this.#player;
    if (!media.seeking) this.#position = media.currentTime;
    const latency = engine?.latency?.() ?? null;
    if (latency === null) return;
    const target = this.#targetOf(latency);
    if (Math.abs(target - latency.target) > SAME_TARGET_S) engine?.keepLatency?.(target);
    const { isPlaying, seeking, ad } = store.get();
    this.#reduce({
      type: 'measured',
      at: performance.now(),
      latency: latency.current,
      target,
      ahead: lookAhead(media.buffered, media.currentTime).seconds,
      isPlaying: isPlaying && !seeking && ad === null,
    });
    this.#play();
  }

  /** Plays at the factor, unless the page keeps the pace, or the viewer has another speed. */
  #play(): void {
    const { media } = this.#player;
    const { factor } = this.#distance;
    if (paceOf(media) !== this.#factor) this.#isPaced = true;
    // dash.js halts playback by a speed of 0.
    if (this.#isPaced || media.playbackRate === 0 || this.#factor === factor) return;
    if (chosenRate(media) !== 1 && factor !== 1) return;
    this.#factor = factor;
    setPace(media, factor);
  }

  /** Before anything has played, engines seek to their own start. */
  #onMoving(isBack: boolean): void {
    if (this.#player.media.played.length === 0) return;
    this.#isMoving = true;
    this.#hasGoneBack ||= isBack;
  }

  #onWaiting(): void {
    const { media } = this.#player;
    if (this.#isMoving || media.seeking || media.paused || media.played.length === 0) return;
    this.#reduce({ type: 'stalled', at: performance.now() });
  }

  #onPlaying(): void {
    const latency = this.#player.engine?.latency?.() ?? null;
    const [hasMoved, isBack] = [this.#isMoving, this.#hasGoneBack];
    this.#isMoving = false;
    this.#hasGoneBack = false;
    if (hasMoved && latency !== null)
      this.#reduce({ type: 'moved', beyond: latency.current - this.#targetOf(latency), isBack });
  }
}

/** Keeps live streams at the distance from live that the page or the stream names (PLAY-80, PLAY-81). */
export const keepLatency: PlayerFeature = (player, life) => {
  const isLive = (): boolean => player.store.get().live !== null;
  eachStream(player, life, (signal) => void new LatencyKeeper(player, signal), {
    isThere: isLive,
    watched: ({ status, live }) => status === 'ready' && live !== null,
  });
};
