import { errorOfLoader } from '../media/errors/loader-error.js';
import type { HeartbeatResponse, MultiViewHeartbeat, PlaybackLoader } from '@footlight/domain';

/** Milliseconds: the delay after a failed request, and the minimum between two heartbeats. */
const DELAY_MS = 30_000;
const LEAST_MS = 1000;

export interface HeartbeatParts {
  /** The next heartbeat; null if nothing plays or screens are not counted. */
  heartbeat(): MultiViewHeartbeat | null;
  loader(): PlaybackLoader | null;
  /** The account plays on too many screens. */
  refused(): void;
}

/** Sends a heartbeat when playback starts, and then at the intervals that the service requests. */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isActive = false;
  /** Incremented on every stop, so that responses to earlier requests are ignored. */
  #life = 0;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /** Starts the heartbeats if something plays and they are not running. Safe to call at any time. */
  look(): void {
    if (!this.#isActive && this.#parts.heartbeat() !== null) void this.#send();
  }

  /** @param last the final heartbeat, with which the service frees the screen at once */
  stop(last: MultiViewHeartbeat | null): void {
    // If the request is lost, the service frees the screen itself a little later.
    if (this.#isActive && last !== null)
      this.#parts
        .loader()
        ?.multiViewHeartbeat?.({ ...last, ended: true })
        .catch(() => undefined);
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#life += 1;
    this.#isActive = false;
  }

  async #send(): Promise<void> {
    const heartbeat = this.#parts.heartbeat();
    const response = heartbeat === null ? undefined : this.#parts.loader()?.multiViewHeartbeat?.(heartbeat);
    this.#isActive = response !== undefined;
    if (response === undefined) return;
    const life = this.#life;
    const waitMs = await this.#waitAfter(response);
    if (life !== this.#life) return;
    if (waitMs === 'refused') {
      this.#rest();
      this.#parts.refused();
    } else if (waitMs !== null) this.#timer = setTimeout(() => void this.#send(), waitMs);
  }

  /** Milliseconds until the next heartbeat; null if none is expected. */
  async #waitAfter(response: Promise<HeartbeatResponse>): Promise<number | 'refused' | null> {
    try {
      const { nextIn } = await response;
      return nextIn === null ? null : Math.max(LEAST_MS, nextIn * 1000);
    } catch (cause) {
      // Playback continues if the service cannot be reached.
      return errorOfLoader(cause, 'live', navigator.onLine).code === 'TOO_MANY_SCREENS'
        ? 'refused'
        : DELAY_MS;
    }
  }
}
