import type { EngineAdapter } from './media/engine.js';
import type { PlaybackLoader, PlaybackRequest } from './playback-loader.js';
import type { CommandName, CommandParams, CommandResults } from './store/command-signatures.js';
import type { PlayerState } from './store/player-state.js';
import type { Store } from './store/store.js';

/** What a feature is given of the player that it belongs to. */
export interface FeatureHost {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** Aborts when the video is left; there is one a load. */
  readonly signal: AbortSignal;
  readonly engine: EngineAdapter | null;
  /** How the page gets playback data; null for a page that has none. */
  readonly loader: PlaybackLoader | null;
  /** What was asked of the loader last; null where the page brought data or an address. */
  readonly request: PlaybackRequest | null;
  /** @throws {PlayerError} */
  execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/**
 * A part of the player that needs nothing but the player: it watches the store and the media, and acts
 * through commands. It lets go of everything when the signal aborts.
 */
export type PlayerFeature = (player: FeatureHost, signal: AbortSignal) => void;
