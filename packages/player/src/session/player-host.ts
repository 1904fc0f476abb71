import type { AdUnit, PlayerAds } from '../ads/player-ads.js';
import type { EngineAdapter } from '../media/engine/engine.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import type { Neighbour, PlaybackLoader, PlaybackRequest } from '@footlight/domain';
import type { PluginHost } from '../plugins/plugin-host.js';
import type { PlayerError } from '../store/player-error.js';
import type { CurrentVideo } from './current-video.js';
import type { PlayerCore } from './player-core.js';
import type { VideoSource } from './video-source.js';

/** One player and its current video, for commands and features. */
export interface PlayerHost extends PlayerCore {
  /** Aborts when the video is unloaded; pending commands then reject with its reason. */
  readonly signal: AbortSignal;
  readonly engine: EngineAdapter | null;
  /** How the page gets playback data; null if the page sets no loader. */
  readonly loader: PlaybackLoader | null;
  /**
   * The last request to the loader, whose list determines the next and the previous video; null if the page set
   * playback data or an address instead.
   */
  readonly request: PlaybackRequest | null;
  /** The current video, if it came from a loader. */
  readonly current: CurrentVideo | null;
  readonly plugins: PluginHost;
  /** Null if the video has none. */
  readonly ads: PlayerAds | null;
  /** Why there is no video to act on, and none will come without another load; null otherwise. */
  readonly commandError: PlayerError | null;
  /** The number of state changes reported to listeners. */
  readonly revision: number;
  /**
   * Loads a video; resolves when it accepts commands, or when its future start is shown.
   * @throws {PlayerError}
   */
  load(source: VideoSource): Promise<void>;
  /** Resolves when the previous and the next video of the list are known. */
  neighboursFound(): Promise<void>;
  /** Stops the video with an error, which is shown and reported in an event. */
  fail(error: PlayerError): void;
  /** Ends an event that is over. @param recording the event's recording, to be offered to the viewer */
  conclude(recording: Neighbour | null): void;
  /** Adds ad breaks that the stream has itself. */
  addAds(units: readonly AdUnit[]): Promise<void>;
  /** Requests new addresses for the current stream. @returns whether there are any */
  renewStream(): Promise<boolean>;
  /** Repeats the last load automatically; plays only if it was playing or about to. @throws {PlayerError} */
  autoRetry(): Promise<void>;
  /** @throws {PlayerError} */
  execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/**
 * A part of the player that depends only on the host: it observes the store and the media and acts through commands.
 * It releases all its resources when the signal aborts.
 */
export type PlayerFeature = (player: PlayerHost, signal: AbortSignal) => void;
