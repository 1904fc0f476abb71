import type { Annotations } from '../annotations/annotations.js';
import type { Captions } from '../captions/captions.js';
import type { EngineAdapter } from '../media/engine/engine.js';
import type { Neighbour, PlaybackLoader, PlaybackRequest } from '../store/playback-loader.js';
import type { PlayerError } from '../store/player-error.js';
import type { CurrentVideo } from '../session/current-video.js';
import type { PlayerPage } from '../core/player-page.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/** The player's interface for features. */
export interface FeatureHost {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** The player element. */
  readonly page: PlayerPage;
  readonly captions: Captions;
  readonly annotations: Annotations;
  /** Aborts when the video is unloaded; each load has its own signal. */
  readonly signal: AbortSignal;
  readonly engine: EngineAdapter | null;
  /** How the page gets playback data; null if the page sets no loader. */
  readonly loader: PlaybackLoader | null;
  /** The last request to the loader; null if the page set playback data or an address instead. */
  readonly request: PlaybackRequest | null;
  /** The current video, if it came from a loader. */
  readonly current: CurrentVideo | null;
  /** Stops the video with an error, which is shown and reported in an event. */
  fail(error: PlayerError): void;
  /** Shows subtitles in the preferred language, if the video has them. */
  showPreferredSubtitles(): Promise<void>;
  /** Ends an event that is over. @param recording the event's recording, to be offered to the viewer */
  conclude(recording: Neighbour | null): void;
  /** Requests new addresses for the current stream. @returns whether there are any */
  renewStream(): Promise<boolean>;
  /** Repeats the last load automatically; plays only if it was playing or about to. @throws {PlayerError} */
  autoRetry(): Promise<void>;
  /** @throws {PlayerError} */
  execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/**
 * A part of the player that depends only on this interface: it observes the store and the media and acts through
 * commands. It releases all its resources when the signal aborts.
 */
export type PlayerFeature = (player: FeatureHost, signal: AbortSignal) => void;
