import type { CommandParams as ContractParams } from '@footlight/player-contract';
import type { PlaybackRequest } from '../playback-loader.js';

export type { CommandName, CommandResults } from '@footlight/player-contract';

export interface LoadParams extends PlaybackRequest {
  /** Seconds from start. */
  readonly startAt?: number;
  /** Whether to start at once; by default as the element's `autoplay` says. */
  readonly autoplay?: boolean;
}

/** What each command takes: as the contract has it, where a page may ask its own loader for more. */
export type CommandParams = Omit<ContractParams, 'load'> & { readonly load: LoadParams };

export type SeekParams = CommandParams['seek'];
export type VolumeParams = CommandParams['setVolume'];
/** By language (BCP 47; null for none) or by the track's id. */
export type TrackParams = CommandParams['setTextTrack'];
export type PreferenceParams = CommandParams['setPreferences'];
