import { errorOfRefusal } from '../media/faults/failure.js';
import type { BeatAnswer, MultiViewBeat, PlaybackLoader } from '../playback-loader.js';

/** Milliseconds: to try again in where the service did not answer, and at the least between two. */
const PATIENCE_MS = 30_000;
const LEAST_MS = 1000;

export interface HeartbeatParts {
  /** What plays; null while nothing does, or where nobody counts screens. */
  beat(): MultiViewBeat | null;
  loader(): PlaybackLoader | null;
  /** The account plays on too many screens. */
  refused(): void;
}

/** Sends a heartbeat when something begins to play, and then whenever the service wants the next. */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBeating = false;
  /** Counts what is under way: an answer to an earlier life is not heard. */
  #life = 0;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /** Begins where something plays and no heartbeat is due; harmless at any time. */
  look(): void {
    if (!this.#isBeating && this.#parts.beat() !== null) void this.#tell();
  }

  /** @param last what played until now: the service frees the screen at once */
  stop(last: MultiViewBeat | null): void {
    // A service that does not hear it frees the screen by itself, a little later.
    if (this.#isBeating && last !== null)
      this.#parts
        .loader()
        ?.multiViewHeartbeat?.({ ...last, ended: true })
        .catch(() => undefined);
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#life += 1;
    this.#isBeating = false;
  }

  async #tell(): Promise<void> {
    const beat = this.#parts.beat();
    const answer = beat === null ? undefined : this.#parts.loader()?.multiViewHeartbeat?.(beat);
    this.#isBeating = answer !== undefined;
    if (answer === undefined) return;
    const life = this.#life;
    const waitMs = await this.#waitAfter(answer);
    if (life !== this.#life) return;
    if (waitMs === 'refused') {
      this.#rest();
      this.#parts.refused();
    } else if (waitMs !== null) this.#timer = setTimeout(() => void this.#tell(), waitMs);
  }

  /** Milliseconds until the next one; null where none is wanted. */
  async #waitAfter(answer: Promise<BeatAnswer>): Promise<number | 'refused' | null> {
    try {
      const { nextIn } = await answer;
      return nextIn === null ? null : Math.max(LEAST_MS, nextIn * 1000);
    } catch (cause) {
      // A service that cannot be reached must not stop what plays.
      return errorOfRefusal(cause, 'live', navigator.onLine).code === 'TOO_MANY_SCREENS'
        ? 'refused'
        : PATIENCE_MS;
    }
  }
}
