import type { RoomEvent, RoomPlayback } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.js';
import type { OpenDatabase } from '../../database/database.js';
import type { RoomChatRepository } from './room-chat.repository.js';
import { isOnline, type RoomsRepository, type StoredMember, type StoredRoom } from './rooms.repository.js';

/** Change of a room, sent to all processes. It carries ids and figures only; message texts stay in the database. */
export type RoomNews =
  | { readonly kind: 'playback'; readonly playback: RoomPlayback; readonly memberId: string | null }
  | { readonly kind: 'people' }
  | { readonly kind: 'message' | 'reactions'; readonly messageId: string; readonly memberId: string }
  | { readonly kind: 'typing'; readonly memberId: string; readonly isTyping: boolean }
  | { readonly kind: 'blocked'; readonly memberId: string }
  | { readonly kind: 'removed' | 'left'; readonly memberId: string }
  | { readonly kind: 'closed' };

type RoomNotification = RoomNews & { readonly room: string };

/** One connection of a member. */
export interface RoomLine {
  readonly send: (event: RoomEvent) => void;
  /** Called after the last event. */
  readonly end: () => void;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The room connections of this process and the events sent to them. */
export interface RoomHub {
  /** Notifies the members of a room, in every process. */
  notify(roomId: string, news: RoomNews): Promise<void>;
  /**
   * Sends the complete room first, then its changes.
   * @returns a function that closes the connection
   */
  open(room: StoredRoom, member: StoredMember, line: RoomLine): Promise<() => void>;
  readonly lines: () => number;
  /** Refreshes the connections of this process and removes hosts and members who have gone. */
  look(): Promise<void>;
  stop(): void;
}

export interface RoomHubOptions {
  readonly database: Pick<OpenDatabase, 'listen' | 'notify'>;
  readonly repository: RoomsRepository;
  readonly chat: RoomChatRepository;
  readonly clock: Clock;
}

const CHANNEL = 'footlight_room';
const LOOK_EVERY_MS = 5_000;

const playbackOf = ({ state, positionSeconds, rate, atMs, revision }: StoredRoom): RoomPlayback => ({
  state,
  positionSeconds,
  rate,
  at: atMs,
  revision,
});

interface OpenLine extends RoomLine {
  readonly memberId: string;
  blocked: ReadonlySet<string>;
  /** Events queued while the welcome is loaded, which may or may not include them; null after it has been sent. */
  early: RoomEvent[] | null;
}

export const createRoomHub = ({ database, repository, chat, clock }: RoomHubOptions): RoomHub => {
  const rooms = new Map<string, Set<OpenLine>>();
  /** Rooms whose members are being loaded; true if they have changed since. */
  const reading = new Map<string, boolean>();
  let listening: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const linesOf = (roomId: string): ReadonlySet<OpenLine> => rooms.get(roomId) ?? new Set();
  const sendTo = (line: OpenLine, event: RoomEvent): void => {
    if (line.early === null) line.send(event);
    else line.early.push(event);
  };

  const peopleOf = async (roomId: string) => {
    const [room, members] = await Promise.all([repository.find(roomId), repository.members(roomId)]);
    const now = clock.now();
    return {
      hostId: room?.hostId ?? '',
      everyoneSteers: room?.everyoneSteers ?? false,
      members: members.map((member) => ({
        id: member.id,
        name: member.name,
        status: isOnline(member, now) ? member.status : ('offline' as const),
      })),
    };
  };

  /** Coalesces concurrent changes into one load and one more afterwards. */
  const sendPeople = async (roomId: string): Promise<void> => {
    if (reading.has(roomId)) {
      reading.set(roomId, true);
      return;
    }
    reading.set(roomId, false);
    try {
      do {
        reading.set(roomId, false);
        const people = await peopleOf(roomId);
        for (const line of linesOf(roomId)) sendTo(line, { type: 'people', ...people });
      } while (reading.get(roomId) === true);
    } finally {
      reading.delete(roomId);
    }
  };

  const sendMessage = async (
    roomId: string,
    { kind, messageId, memberId }: RoomNews & { kind: 'message' | 'reactions' },
  ) => {
    const message = await chat.find(roomId, messageId);
    if (message === undefined) return;
    const event: RoomEvent =
      kind === 'message'
        ? { type: 'message', message }
        : { type: 'reactions', messageId, reactions: message.reactions };
    for (const line of linesOf(roomId)) if (!line.blocked.has(memberId)) sendTo(line, event);
  };

  const sendBlocked = async (roomId: string, memberId: string): Promise<void> => {
    const blockedIds = await chat.blockedBy(memberId);
    for (const line of linesOf(roomId)) {
      if (line.memberId !== memberId) continue;
      line.blocked = new Set(blockedIds);
      sendTo(line, { type: 'blocked', blockedIds });
    }
  };

  const close = (lines: readonly OpenLine[], reason: 'removed' | 'closed' | 'left'): void => {
    for (const line of lines) {
      line.send({ type: 'closed', reason });
      line.end();
    }
  };

  const act = async (roomId: string, news: RoomNews): Promise<void> => {
    const lines = [...linesOf(roomId)];
    switch (news.kind) {
      case 'playback':
        for (const line of lines)
          sendTo(line, { type: 'playback', playback: news.playback, memberId: news.memberId });
        return;
      case 'people':
        return sendPeople(roomId);
      case 'message':
      case 'reactions':
        return sendMessage(roomId, news);
      case 'typing':
        for (const line of lines)
          if (line.memberId !== news.memberId && !line.blocked.has(news.memberId))
            sendTo(line, { type: 'typing', memberId: news.memberId, isTyping: news.isTyping });
        return;
      case 'blocked':
        return sendBlocked(roomId, news.memberId);
      case 'removed':
      case 'left':
        close(
          lines.filter(({ memberId }) => memberId === news.memberId),
          news.kind,
        );
        return sendPeople(roomId);
      case 'closed':
        return close(lines, 'closed');
    }
  };

  const receive = (payload: string): void => {
    const { room, ...news } = JSON.parse(payload) as RoomNotification;
    const [line] = linesOf(room);
    if (line === undefined) return;
    act(room, news).catch((error: unknown) => line.log.error({ err: error }, 'a room was not told'));
  };

  const notify = (roomId: string, news: RoomNews): Promise<void> =>
    database.notify(CHANNEL, JSON.stringify({ room: roomId, ...news } satisfies RoomNotification));

  const look = async (): Promise<void> => {
    const now = new Date(clock.now());
    const memberIds = [...rooms.values()].flatMap((lines) => [...lines].map(({ memberId }) => memberId));
    await repository.touch([...new Set(memberIds)], now);
    for (const roomId of rooms.keys())
      if (await repository.settle(roomId, now)) await notify(roomId, { kind: 'people' });
  };

  const lookOn = (): void => {
    timer ??= setInterval(() => {
      const [lines] = rooms.values();
      const [line] = lines ?? [];
      look().catch((error: unknown) => line?.log.error({ err: error }, 'rooms were not looked after'));
    }, LOOK_EVERY_MS).unref();
  };

  const leave = async (roomId: string, line: OpenLine): Promise<void> => {
    const lines = rooms.get(roomId);
    if (lines?.delete(line) !== true) return;
    const isElsewhere = [...lines].some(({ memberId }) => memberId === line.memberId);
    if (lines.size === 0) rooms.delete(roomId);
    if (rooms.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    if (isElsewhere) return;
    await repository.disconnect(line.memberId, new Date(clock.now()));
    await notify(roomId, { kind: 'people' });
  };

  return {
    notify,
    look,
    lines: () => [...rooms.values()].reduce((sum, { size }) => sum + size, 0),
    stop: () => {
      clearInterval(timer);
      timer = undefined;
      rooms.clear();
    },
    open: async (room, member, { send, end, log }) => {
      listening ??= database.listen(CHANNEL, receive).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      const line: OpenLine = {
        send,
        end,
        memberId: member.id,
        log,
        blocked: new Set(await chat.blockedBy(member.id)),
        early: [],
      };
      rooms.set(room.id, (rooms.get(room.id) ?? new Set<OpenLine>()).add(line));
      lookOn();
      const close = (): void =>
        void leave(room.id, line).catch((error: unknown) => log.error({ err: error }, 'a room was not left'));
      try {
        await repository.connect(member.id, new Date(clock.now()));
        const [now, people, messages] = await Promise.all([
          repository.find(room.id),
          peopleOf(room.id),
          chat.latest(room.id),
        ]);
        const early = line.early ?? [];
        line.early = null;
        send({
          type: 'welcome',
          now: clock.now(),
          memberId: member.id,
          mayChat: member.mayChat,
          blockedIds: [...line.blocked],
          playback: playbackOf(now ?? room),
          ...people,
          messages: messages.filter(({ memberId }) => !line.blocked.has(memberId)),
        });
        for (const event of early) send(event);
        await notify(room.id, { kind: 'people' });
      } catch (error) {
        close();
        throw error;
      }
      return close;
    },
  };
};
