import type { PlaybackData } from '@footlight/domain';
import type { Captions } from '../captions/captions.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/** Tracking URLs of an ad break. */
export interface BreakTracking {
  readonly breakStart: readonly string[];
  readonly breakEnd: readonly string[];
  readonly error: readonly string[];
}

/** What an interstitial of a playlist plays, and where the content continues. */
export interface Interstitial {
  /** Address of a playlist, of a list of assets (JSON), or of a manifest, which may be a list of manifests. */
  readonly asset: { readonly uri: string } | { readonly list: string } | { readonly mpd: string };
  /** Seconds from the start of the interstitial at which the content continues; null for the length of what was played. */
  readonly resumeOffset: number | null;
  /** Seconds after which it ends; null for the ends of its assets. */
  readonly limit: number | null;
  /** Seconds after which an asset can be skipped; null if it cannot. */
  readonly skipAfter: number | null;
}

/** An ad break as playback data, a page or a VMAP document describes it. */
export interface AdUnit extends Readonly<PlaybackData['streams'][number]['adUnits'][number]> {
  /** Position of a mid-roll as a share of the duration, between 0 and 1. */
  readonly share?: number;
  /** Seconds after which the break is repeated, again and again. */
  readonly every?: number;
  /** The VAST document, if it came with the break; `url` is then the base of its addresses. */
  readonly text?: string;
  readonly tracking?: BreakTracking;
  /** What the break plays, if it is of the stream itself; `url` is then its address. */
  readonly interstitial?: Interstitial;
}

/** What the advertisements receive from the player that they interrupt. */
export interface AdsHost {
  readonly store: Store<PlayerState>;
  /** Video element of the content. */
  readonly media: HTMLVideoElement;
  readonly captions: Pick<Captions, 'interrupt' | 'resume'>;
  /** Aborts when the content is closed. */
  readonly signal: AbortSignal;
  readonly units: readonly AdUnit[];
  /** Whether the content plays already: breaks of the stream itself are known only then. */
  readonly hasStarted: boolean;
  /** Breaks that ended before the content was reloaded. */
  readonly seen: ReadonlySet<string>;
}

/** The player's interface to its advertisements, whose code is loaded only for videos that have any. */
export interface PlayerAds {
  /** The element with the advertisements, over the content's. */
  readonly picture: HTMLElement;
  /** Breaks that are over. */
  readonly seen: ReadonlySet<string>;
  /**
   * Plays what is due: the paused advertisement, a break, or the content.
   * @throws {DOMException} NotAllowedError if the browser requires a user gesture
   */
  play(): Promise<void>;
  pause(): void;
  /** Adds breaks; those of positions that have been played are left out. */
  add(units: readonly AdUnit[]): void;
  /** @throws {PlayerError} UNSUPPORTED if there is nothing to skip */
  skip(): void;
  /** URL of the current advertisement's page; null if it has none. */
  pageAddress(): string | null;
  /** Tracks a visit to that page, and pauses. */
  visit(): void;
  /** Fields of the player state that the advertisements override. */
  state(): Partial<PlayerState>;
}
