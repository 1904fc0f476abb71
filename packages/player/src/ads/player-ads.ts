import type { PlaybackData } from '@footlight/domain';
import type { Captions } from '../captions/captions.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

export type AdUnit = PlaybackData['streams'][number]['adUnits'][number];

/** What the advertisements receive from the player that they interrupt. */
export interface AdsHost {
  readonly store: Store<PlayerState>;
  /** Video element of the content. */
  readonly media: HTMLVideoElement;
  readonly captions: Pick<Captions, 'interrupt' | 'resume'>;
  /** Aborts when the content is closed. */
  readonly signal: AbortSignal;
  readonly units: readonly AdUnit[];
  /** Breaks that ended before the content was reloaded. */
  readonly seen: ReadonlySet<string>;
}

/** The player's interface to its advertisements, whose code is loaded only for videos that have any. */
export interface PlayerAds {
  /** The video element for advertisements, over the content's. */
  readonly picture: HTMLVideoElement;
  /** Breaks that are over. */
  readonly seen: ReadonlySet<string>;
  /**
   * Plays what is due: the paused advertisement, a break, or the content.
   * @throws {DOMException} NotAllowedError if the browser requires a user gesture
   */
  play(): Promise<void>;
  pause(): void;
  /** @throws {PlayerError} UNSUPPORTED if there is nothing to skip */
  skip(): void;
  /** URL of the current advertisement's page; null if it has none. */
  pageAddress(): string | null;
  /** Tracks a visit to that page, and pauses. */
  visit(): void;
  /** Fields of the player state that the advertisements override. */
  state(): Partial<PlayerState>;
}
