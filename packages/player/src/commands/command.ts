import type { EngineAdapter } from '../media/engine/engine.js';
import type { Fullscreen } from '../media/display/fullscreen.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { PlaybackLoader, PlaybackRequest } from '../store/playback-loader.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import type { PlayerAds } from '../ads/player-ads.js';
import type { VideoLoads } from '../session/video-loads.js';
import type { PlayerError } from '../store/player-error.js';
import type { PlayerState, TextTrackChoice } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/** What a command acts on: one player and its current video. */
export interface CommandTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly fullscreen: Fullscreen;
  /** Aborts when the video is closed; pending commands then reject with its reason. */
  readonly signal: AbortSignal;
  /** Aborts when the player is destroyed, for effects that outlast the video. */
  readonly life: AbortSignal;
  /** Why there is no video to act on, and none will come without another load; null otherwise. */
  readonly refusal: PlayerError | null;
  readonly engine: EngineAdapter | null;
  /** The last request to the loader. Its list determines the next and the previous video. */
  readonly request: PlaybackRequest | null;
  /** How the host page provides data; null if it does not. */
  readonly loader: PlaybackLoader | null;
  /** Null if the video has none. */
  readonly ads: PlayerAds | null;
  /** Loads videos, and knows the neighbours of the current one. */
  readonly loads: Pick<VideoLoads, 'request' | 'neighboursFound'>;
  /** Number of changes that listeners have been notified of. */
  readonly revision: number;
  /** Saves the viewer's choices for the next video and the next visit. */
  keep(choices: ViewerPreferences): void;
  showTextTrack(track: TextTrackChoice | null): Promise<void>;
}

/** The effect of one command, by its name. */
interface CommandEffect<N extends CommandName> {
  /**
   * What the command acts on, if anything. Until there is one, it is queued. Commands on a video are refused with the
   * player's error where no video will come; those on a list also move away from such a video.
   */
  readonly needs?: 'list' | 'video';
  run(target: CommandTarget, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/** The effects of the named commands. */
export type EffectsOf<Name extends CommandName> = { readonly [N in Name]: CommandEffect<N> };
