import { randomId } from '@footlight/player-contract';
import type { PlayerState } from '../store/player-state.js';
import type { CmcdOptions } from './cmcd-options.js';

/** Which session a request belongs to, and what has happened in it since the last one. */
export class CmcdSession {
  readonly #fixed: CmcdOptions['sessionId'];
  #id: string;
  #status: PlayerState['status'] = 'idle';
  #hasRequested = false;
  #wasPlaying = false;
  #isStarved = false;
  /** Whether data is needed at once: at the start, after a seek, and while playback waits. */
  #isUrgent = true;
  #number = 0;

  constructor(fixed: CmcdOptions['sessionId']) {
    this.#fixed = fixed;
    this.#id = fixed ?? randomId();
  }

  /** Another video has another one, unless the page sets it. */
  get id(): string {
    return this.#id;
  }

  follow({ status, seeking, waiting, isPlaying, hasStarted }: PlayerState): void {
    const before = this.#status;
    this.#status = status;
    // A video that failed and is tried again stays in its session.
    const isAnother = status === 'loading' && before !== 'loading' && before !== 'failed';
    if (isAnother && this.#hasRequested) this.#begin();
    if (this.#wasPlaying && waiting && !seeking) this.#isStarved = true;
    this.#wasPlaying = isPlaying;
    this.#isUrgent = !hasStarted || seeking || waiting;
  }

  /** What is said with the next request. */
  next(): { readonly sid: string; readonly sn: number; readonly bs?: true; readonly su?: true } {
    const isStarved = this.#isStarved;
    this.#isStarved = false;
    this.#hasRequested = true;
    this.#number += 1;
    return {
      sid: this.#id,
      sn: this.#number - 1,
      ...(isStarved ? { bs: true } : {}),
      ...(this.#isUrgent ? { su: true } : {}),
    };
  }

  #begin(): void {
    this.#id = this.#fixed ?? randomId();
    this.#hasRequested = this.#wasPlaying = this.#isStarved = false;
    this.#number = 0;
  }
}
