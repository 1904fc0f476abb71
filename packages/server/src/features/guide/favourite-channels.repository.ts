import { FAVOURITE_CHANNELS_MAX } from '@footlight/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Repository } from '../../database/repository.js';
import type { MovingViewers } from '../../feature.js';
import { favouriteChannels } from '../../database/schema/content-guide.js';

const one = (accountId: string, channelId: string) =>
  and(eq(favouriteChannels.accountId, accountId), eq(favouriteChannels.channelId, channelId));

export class FavouriteChannelsRepository extends Repository {
  /** Newest first. */
  async list(accountId: string): Promise<string[]> {
    const rows = await this.db
      .select({ id: favouriteChannels.channelId })
      .from(favouriteChannels)
      .where(eq(favouriteChannels.accountId, accountId))
      .orderBy(desc(favouriteChannels.addedAt), asc(favouriteChannels.channelId))
      .limit(FAVOURITE_CHANNELS_MAX);
    return rows.map(({ id }) => id);
  }

  /** Returns whether the channel is a favourite afterwards; false if the account has reached the maximum. */
  async add(accountId: string, channelId: string, at: Date): Promise<boolean> {
    await this.db.execute(sql`
        insert into ${favouriteChannels} (account_id, channel_id, added_at)
        select ${accountId}, ${channelId}, ${at.toISOString()}::timestamptz
        where (select count(*) from ${favouriteChannels} where account_id = ${accountId}) < ${FAVOURITE_CHANNELS_MAX}
        on conflict do nothing`);
    const rows = await this.db
      .select({ id: favouriteChannels.channelId })
      .from(favouriteChannels)
      .where(one(accountId, channelId));
    return rows.length > 0;
  }

  /** Adds the favourite channels of an account to those of another. */
  async move({ from, to }: Omit<MovingViewers, 'viewerIds' | 'withoutProfile'>): Promise<void> {
    await this.db.execute(sql`
        insert into ${favouriteChannels} (account_id, channel_id, added_at)
        select ${to}, channel_id, added_at from ${favouriteChannels} where account_id = ${from}
        on conflict do nothing`);
    await this.db.delete(favouriteChannels).where(eq(favouriteChannels.accountId, from));
  }

  async remove(accountId: string, channelId: string): Promise<void> {
    await this.db.delete(favouriteChannels).where(one(accountId, channelId));
  }
}
