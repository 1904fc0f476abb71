import { FAVOURITE_CHANNELS_MAX, type ResponseOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ChannelReader } from '../content/content-reader.js';
import type { FavouriteChannelsRepository } from './favourite-channels.repository.js';

/** A viewer's favourite channels; the guide can be filtered by them. */
export class FavouriteChannels {
  readonly #repository: FavouriteChannelsRepository;
  readonly #content: Pick<ChannelReader, 'channelExists'>;
  readonly #clock: Clock;

  constructor(
    repository: FavouriteChannelsRepository,
    content: Pick<ChannelReader, 'channelExists'>,
    clock: Clock,
  ) {
    this.#repository = repository;
    this.#content = content;
    this.#clock = clock;
  }

  async list(accountId: string): Promise<ResponseOf<'listFavouriteChannels'>> {
    return { channelIds: await this.#repository.list(accountId) };
  }

  /** @throws {ApiError} CHANNEL_NOT_FOUND, FAVOURITE_CHANNEL_LIMIT_REACHED */
  async add(accountId: string, channelId: string): Promise<void> {
    if (!(await this.#content.channelExists(channelId))) throw new ApiError('CHANNEL_NOT_FOUND');
    if (await this.#repository.add(accountId, channelId, new Date(this.#clock.now()))) return;
    throw new ApiError('FAVOURITE_CHANNEL_LIMIT_REACHED', { details: { limit: FAVOURITE_CHANNELS_MAX } });
  }

  remove(accountId: string, channelId: string): Promise<void> {
    return this.#repository.remove(accountId, channelId);
  }
}
