import { roomPosition, type Correction } from '@footlight/domain';
import type { FootlightPlayer } from '@footlight/player';
import type { RoomPlayback } from '@footlight/contract';

export type TogetherPlayer = Pick<
  FootlightPlayer,
  'state' | 'currentTime' | 'clockOrigin' | 'play' | 'pause' | 'seek' | 'setRate' | 'setPace'
>;

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
/** A seek to the very start of a live window would already be outside it. */
const WINDOW_MARGIN_SECONDS = 2;

export interface SyncedPlayerOptions {
  readonly player: TogetherPlayer;
  readonly isLive: boolean;
  /** Called when a command has failed. */
  readonly onFailed: () => void;
  /** Called when a command is over. */
  readonly onSettled: () => void;
}

/** A player that is corrected to a room's position: the commands that it is given, and how long they take. */
export class SyncedPlayer {
  readonly #options: SyncedPlayerOptions;
  /**
   * Whether the last command left the player paused. Null when there was no command, or when the player could not carry
   * it out.
   */
  commandedPaused: boolean | null = null;
  #acting = 0;
  #pace = 1;
  #lead = 0.2;
  #lastSeekAt = -Infinity;
  #lastSeekRevision = -1;

  constructor(options: SyncedPlayerOptions) {
    this.#options = options;
  }

  /** Whether a command is being carried out. */
  get isActing(): boolean {
    return this.#acting > 0;
  }

  get isCorrecting(): boolean {
    return this.#pace !== 1;
  }

  /** Estimated duration of a seek, in seconds. */
  get lead(): number {
    return this.#lead;
  }

  /** In seconds, for a live stream since 1970; null when unknown. */
  get position(): number | null {
    const from = this.#origin;
    return from === null ? null : from + this.#options.player.currentTime;
  }

  /**
   * The room's position, limited to what this player can reach; null when unknown.
   * @param now the service's time
   */
  target(playback: RoomPlayback | null, now: number | null): number | null {
    const { player, isLive } = this.#options;
    const { live, duration } = player.state;
    const wanted = playback && now !== null ? roomPosition(playback, now, { isLive, duration }) : null;
    const from = this.#origin;
    if (wanted === null || !isLive) return wanted;
    if (live === null || from === null) return null;
    return Math.min(from + live.edge, Math.max(from + live.windowStart + WINDOW_MARGIN_SECONDS, wanted));
  }

  /** @param revision of the playback that the correction follows */
  correct(correction: Correction, revision: number): void {
    const { player } = this.#options;
    switch (correction.kind) {
      case 'none':
        return;
      case 'pace':
        return this.setPace(correction.factor);
      case 'play':
        return this.#act(() => player.play(), false);
      case 'pause':
        this.setPace(1);
        return this.#act(() => player.pause(), true);
      case 'seek':
        if (performance.now() < this.#lastSeekAt + SEEK_PAUSE_MS && this.#lastSeekRevision === revision)
          return;
        this.#lastSeekRevision = revision;
        return this.seek(correction.to);
    }
  }

  setPace(factor: number): void {
    if (factor === 1 && !this.isCorrecting) return;
    this.#pace = factor;
    this.#options.player.setPace(factor);
  }

  setRate(rate: number): void {
    this.#act(() => this.#options.player.setRate(rate));
  }

  seek(to: number): void {
    this.#act(async () => {
      const startedAt = performance.now();
      this.#lastSeekAt = startedAt;
      this.setPace(1);
      await this.#options.player.seek({ to: to - (this.#origin ?? 0) });
      const took = Math.min(MOST_LEAD_SECONDS, (performance.now() - startedAt) / 1000);
      this.#lead = (1 - LEAD_SHARE) * this.#lead + LEAD_SHARE * took;
    });
  }

  get #origin(): number | null {
    const { player, isLive } = this.#options;
    return isLive ? player.clockOrigin : 0;
  }

  /** @param thenPaused whether the player is paused after the command; by default unchanged */
  #act(work: () => Promise<unknown>, thenPaused = this.#options.player.state.paused): void {
    this.#acting += 1;
    this.commandedPaused = thenPaused;
    const late = new Promise<never>((_resolve, reject) => setTimeout(reject, COMMAND_WITHIN_MS));
    Promise.race([work(), late])
      .catch(() => {
        this.commandedPaused = null;
        this.#options.onFailed();
      })
      .finally(() => {
        this.#acting -= 1;
        this.#options.onSettled();
      });
  }
}
