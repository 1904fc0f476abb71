import { catchUpTimes, minimumAge, wasSent } from '@footlight/domain';
import type { Clock } from '../../../clock.js';
import type { GuideBroadcast, GuideReader, SentReader } from '../content-ports.js';
import type { ContentRepository, Reading, StoredContent } from '../content.repository.js';
import { programmeOfBroadcast } from './broadcast-id.js';
import { broadcastRow, type Broadcast } from './broadcast-row.js';

export interface BroadcastsOptions {
  readonly repository: ContentRepository;
  readonly guide: Pick<GuideReader, 'broadcasts'>;
  readonly sent: SentReader;
  readonly clock: Clock;
}

export interface ReadBroadcast {
  readonly stored: StoredContent;
  readonly broadcast: Broadcast;
}

/** Whether a child's profile may see a programme of a sender that it may see: one that is not rated above it. */
const isForProfile = (
  { ageRating }: GuideBroadcast,
  { minimumAge: senders }: StoredContent,
  { caller }: Reading,
): boolean => caller.profile?.tp !== 'child' || (minimumAge(ageRating) ?? 0) <= (senders ?? 0);

/** Past broadcasts of channels, which are videos cut from what the channel sent (GUIDE-40). */
export class Broadcasts {
  readonly #options: BroadcastsOptions;

  constructor(options: BroadcastsOptions) {
    this.#options = options;
  }

  /**
   * Those of `vodIds` that are broadcasts offered now and suit the caller, by id. No query if none is an id of a
   * broadcast.
   */
  async read(vodIds: readonly string[], reading: Reading): Promise<ReadonlyMap<string, ReadBroadcast>> {
    const ids = new Map(
      vodIds.flatMap((id) => {
        const programme = programmeOfBroadcast(id);
        return programme === null ? [] : [[programme, id] as const];
      }),
    );
    if (ids.size === 0) return new Map();
    const programmes = await this.#options.guide.broadcasts([...ids.keys()]);
    const senders = await this.#senders(programmes, reading);
    const found = await Promise.all(
      programmes.map(async (programme): Promise<ReadBroadcast | null> => {
        const { channel, sender } = senders.get(programme.channelId) ?? {};
        const id = ids.get(programme.id);
        return id === undefined || channel === undefined || sender === undefined
          ? null
          : this.#one({ id, programme, channel, sender }, reading);
      }),
    );
    return new Map(found.flatMap((one) => (one === null ? [] : [[one.stored.id, one]])));
  }

  /** Whether an id is that of a programme in the guide, whether it is offered or not. */
  async exists(vodId: string): Promise<boolean> {
    const programme = programmeOfBroadcast(vodId);
    return programme !== null && (await this.#options.guide.broadcasts([programme])).length > 0;
  }

  async #one(source: Parameters<typeof broadcastRow>[0], reading: Reading): Promise<ReadBroadcast | null> {
    const { programme, channel, sender } = source;
    const now = this.#options.clock.now();
    const time = { startsAt: programme.startsAt.getTime(), endsAt: programme.endsAt.getTime() };
    if (channel.catchUp === null || !isForProfile(programme, sender, reading)) return null;
    const { from, until } = catchUpTimes(time, channel.catchUp);
    if (now < from || now >= until) return null;
    if (!wasSent(await this.#options.sent.sentTimes(sender), time)) return null;
    const stored = broadcastRow(source, reading);
    return stored === null ? null : { stored, broadcast: { ...time, senderId: sender.id, until } };
  }

  /** Channels with what they send, by id of the channel; without those that do not suit the caller. */
  async #senders(programmes: readonly GuideBroadcast[], reading: Reading) {
    const { repository } = this.#options;
    const ids = [...new Set(programmes.map(({ channelId }) => channelId))];
    const channels = await repository.read(
      ids.map((id) => ({ kind: 'CHANNEL', id })),
      reading,
    );
    const carried = channels.flatMap(({ id, liveEventId }) =>
      liveEventId === null || liveEventId === id ? [] : [{ kind: 'LIVE_EVENT' as const, id: liveEventId }],
    );
    const events = new Map((await repository.read(carried, reading)).map((event) => [event.id, event]));
    return new Map(
      channels.map((channel) => {
        const { id, liveEventId } = channel;
        const sender = liveEventId === null || liveEventId === id ? channel : events.get(liveEventId);
        return [id, { channel, sender }];
      }),
    );
  }
}
