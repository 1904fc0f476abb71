import { FAVOURITE_CHANNELS_MAX, type ReplyOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ChannelReader } from '../content/content-reader.js';
import type { FavouriteChannelsRepository } from './favourite-channels.repository.js';

/** A viewer's favourite channels; the guide can be filtered by them. */
export interface FavouriteChannels {
  list(accountId: string): Promise<ReplyOf<'listFavouriteChannels'>>;
  /** @throws {ApiError} CHANNEL_NOT_FOUND, FAVOURITE_CHANNEL_LIMIT_REACHED */
  add(accountId: string, channelId: string): Promise<void>;
  remove(accountId: string, channelId: string): Promise<void>;
}

export const createFavouriteChannels = (
  repository: FavouriteChannelsRepository,
  content: Pick<ChannelReader, 'channelExists'>,
  clock: Clock,
): FavouriteChannels => ({
  list: async (accountId) => ({ channelIds: await repository.list(accountId) }),
  add: async (accountId, channelId) => {
    if (!(await content.channelExists(channelId))) throw new ApiError('CHANNEL_NOT_FOUND');
    if (await repository.add(accountId, channelId, new Date(clock.now()))) return;
    throw new ApiError('FAVOURITE_CHANNEL_LIMIT_REACHED', { details: { limit: FAVOURITE_CHANNELS_MAX } });
  },
  remove: (accountId, channelId) => repository.remove(accountId, channelId),
});
