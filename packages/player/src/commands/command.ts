import type { EngineAdapter } from '../media/engine/engine.js';
import type { Screen } from '../media/screens/screen.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { PlaybackLoader, PlaybackRequest } from '../playback-loader.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import type { PlayerAds } from '../ads/player-ads.js';
import type { VideoLoads } from '../session/video-loads.js';
import type { PlayerState, TextTrackChoice } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/** What commands act on: one player with one video in it. */
export interface CommandTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly screen: Screen;
  /** Aborts when the video is left; commands under way end with its reason. */
  readonly signal: AbortSignal;
  /** Aborts when the player is destroyed: for what does not end with the video. */
  readonly life: AbortSignal;
  readonly engine: EngineAdapter | null;
  /** What was asked of the loader last; the list in it goes on to the neighbours. */
  readonly request: PlaybackRequest | null;
  /** How the page gets data; null for a page that has none. */
  readonly loader: PlaybackLoader | null;
  /** Null where the video has none. */
  readonly ads: PlayerAds | null;
  /** What loads videos, and knows what stands around the one that plays. */
  readonly loads: Pick<VideoLoads, 'request' | 'neighboursFound'>;
  /** Counts the changes that were told to listeners. */
  readonly revision: number;
  /** Remembers what the viewer chose, for the next video and the next visit. */
  keep(choices: ViewerPreferences): void;
  showTextTrack(track: TextTrackChoice | null): Promise<void>;
}

/** The effect of one command, by its name. */
export interface CommandEffect<N extends CommandName> {
  /** Waits in the queue until there is a video to act on. */
  readonly needsMedia: boolean;
  run(target: CommandTarget, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/** The effects of the commands of these names. */
export type EffectsOf<Name extends CommandName> = { readonly [N in Name]: CommandEffect<N> };
