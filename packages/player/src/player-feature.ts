import type { Annotations } from './annotations/annotations.js';
import type { Captions } from './captions/captions.js';
import type { EngineAdapter } from './media/engine/engine.js';
import type { Neighbour, PlaybackLoader, PlaybackRequest } from './playback-loader.js';
import type { PlayerError } from './player-error.js';
import type { CurrentVideo } from './session/current-video.js';
import type { PlayerPage } from './source/player-page.js';
import type { CommandName, CommandParams, CommandResults } from './store/command-signatures.js';
import type { PlayerState } from './store/player-state.js';
import type { Store } from './store/store.js';

/** What a feature is given of the player that it belongs to. */
export interface FeatureHost {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** The element in the page. */
  readonly page: PlayerPage;
  readonly captions: Captions;
  readonly annotations: Annotations;
  /** Aborts when the video is left; there is one a load. */
  readonly signal: AbortSignal;
  readonly engine: EngineAdapter | null;
  /** How the page gets playback data; null for a page that has none. */
  readonly loader: PlaybackLoader | null;
  /** What was asked of the loader last; null where the page brought data or an address. */
  readonly request: PlaybackRequest | null;
  /** What plays, where a loader brought it. */
  readonly current: CurrentVideo | null;
  /** Gives the video up with an error that is shown and told. */
  fail(error: PlayerError): void;
  /** Shows the subtitles of the preferred language, where the video has them. */
  showPreferredSubtitles(): Promise<void>;
  /** Ends an event that is over. @param recording the video that it has become, to be offered */
  conclude(recording: Neighbour | null): void;
  /** Asks for new addresses of the stream that plays. @returns whether there are */
  renewStream(): Promise<boolean>;
  /** Does the last load again by itself; it plays only where it played, or was about to. @throws {PlayerError} */
  comeBack(): Promise<void>;
  /** @throws {PlayerError} */
  execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/**
 * A part of the player that needs nothing but the player: it watches the store and the media, and acts
 * through commands. It lets go of everything when the signal aborts.
 */
export type PlayerFeature = (player: FeatureHost, signal: AbortSignal) => void;
