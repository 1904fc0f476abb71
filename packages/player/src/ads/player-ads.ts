import type { PlaybackData } from '@footlight/domain';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

export type AdUnit = PlaybackData['streams'][number]['adUnits'][number];

/** What advertisements are given of the player that they interrupt. */
export interface AdsHost {
  readonly store: Store<PlayerState>;
  /** Of the content. */
  readonly media: HTMLVideoElement;
  /** Aborts when the content is left. */
  readonly signal: AbortSignal;
  readonly units: readonly AdUnit[];
  /** Breaks that were over before: the content is loaded again. */
  readonly seen: ReadonlySet<string>;
}

/** What the player asks of its advertisements, whose code is fetched only where a video has some. */
export interface PlayerAds {
  /** The element that advertisements play in, over the content's. */
  readonly picture: HTMLVideoElement;
  /** Breaks that are over. */
  readonly seen: ReadonlySet<string>;
  /**
   * Plays what is due: the advertisement that was paused, a break, or the content.
   * @throws {DOMException} NotAllowedError where the browser wants a press first
   */
  play(): Promise<void>;
  pause(): void;
  /** @throws {PlayerError} UNSUPPORTED while there is nothing to skip */
  skip(): void;
  /** The page of the advertisement that plays; null where it has none. */
  pageAddress(): string | null;
  /** Counts a visit to that page, and pauses for it. */
  visit(): void;
  /** Fields of the state that an advertisement decides while it plays. */
  share(): Partial<PlayerState>;
}
