import type { CommandParams as ContractParams } from '@footlight/player-contract';
import type { PlaybackRequest } from '@footlight/domain';

export type { CommandName, CommandResults } from '@footlight/player-contract';

export interface LoadParams extends PlaybackRequest {
  /** Seconds from the start. */
  readonly startAt?: number;
  /** Whether to start at once; defaults to the element's `autoplay`. */
  readonly autoplay?: boolean;
}

/**
 * The parameters of each command, as in the contract, except that `load` takes a full request for the page's loader.
 */
export type CommandParams = Omit<ContractParams, 'load'> & { readonly load: LoadParams };

export type SeekParams = CommandParams['seek'];
export type VolumeParams = CommandParams['setVolume'];
/** By language (BCP 47; null for none) or by the track's id. */
export type TrackParams = CommandParams['setTextTrack'];
export type PreferenceParams = CommandParams['setPreferences'];
