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

const sendTo = (line: OpenLine, event: RoomEvent): void => {
  if (line.early === null) line.send(event);
  else line.early.push(event);
};

const close = (lines: readonly OpenLine[], reason: 'removed' | 'closed' | 'left'): void => {
  for (const line of lines) {
    line.send({ type: 'closed', reason });
    line.end();
  }
};

/** The room connections of this process and the events sent to them. */
export class RoomHub {
  readonly #options: RoomHubOptions;
  readonly #rooms = new Map<string, Set<OpenLine>>();
  /** Rooms whose members are being loaded; true if they have changed since. */
  readonly #reading = new Map<string, boolean>();
  #listening: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RoomHubOptions) {
    this.#options = options;
  }

  /** Notifies the members of a room, in every process. */
  notify(roomId: string, news: RoomNews): Promise<void> {
    return this.#options.database.notify(
      CHANNEL,
      JSON.stringify({ room: roomId, ...news } satisfies RoomNotification),
    );
  }

  /**
   * Sends the complete room first, then its changes.
   * @returns a function that closes the connection
   */
  async open(room: StoredRoom, member: StoredMember, { send, end, log }: RoomLine): Promise<() => void> {
    this.#listening ??= this.#options.database
      .listen(CHANNEL, (payload) => this.#receive(payload))
      .catch((error: unknown) => {
        this.#listening = undefined;
        throw error;
      });
    await this.#listening;
    const line: OpenLine = {
      send,
      end,
      memberId: member.id,
      log,
      blocked: new Set(await this.#options.chat.blockedBy(member.id)),
      early: [],
    };
    this.#rooms.set(room.id, (this.#rooms.get(room.id) ?? new Set<OpenLine>()).add(line));
    this.#lookOn();
    const close = (): void =>
      void this.#leave(room.id, line).catch((error: unknown) =>
        log.error({ err: error }, 'a room was not left'),
      );
    try {
      await this.#options.repository.connect(member.id, new Date(this.#options.clock.now()));
      const [now, people, messages] = await Promise.all([
        this.#options.repository.find(room.id),
        this.#peopleOf(room.id),
        this.#options.chat.latest(room.id),
      ]);
      const early = line.early ?? [];
      line.early = null;
      send({
        type: 'welcome',
        now: this.#options.clock.now(),
        memberId: member.id,
        mayChat: member.mayChat,
        blockedIds: [...line.blocked],
        playback: playbackOf(now ?? room),
        ...people,
        messages: messages.filter(({ memberId }) => !line.blocked.has(memberId)),
      });
      for (const event of early) send(event);
      await this.notify(room.id, { kind: 'people' });
    } catch (error) {
      close();
      throw error;
    }
    return close;
  }

  lines(): number {
    return [...this.#rooms.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Refreshes the connections of this process and removes hosts and members who have gone. */
  async look(): Promise<void> {
    const now = new Date(this.#options.clock.now());
    const memberIds = [...this.#rooms.values()].flatMap((lines) =>
      [...lines].map(({ memberId }) => memberId),
    );
    await this.#options.repository.touch([...new Set(memberIds)], now);
    for (const roomId of this.#rooms.keys())
      if (await this.#options.repository.settle(roomId, now)) await this.notify(roomId, { kind: 'people' });
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#rooms.clear();
  }

  #linesOf(roomId: string): ReadonlySet<OpenLine> {
    return this.#rooms.get(roomId) ?? new Set();
  }

  async #peopleOf(roomId: string) {
    const [room, members] = await Promise.all([
      this.#options.repository.find(roomId),
      this.#options.repository.members(roomId),
    ]);
    const now = this.#options.clock.now();
    return {
      hostId: room?.hostId ?? '',
      everyoneSteers: room?.everyoneSteers ?? false,
      members: members.map((member) => ({
        id: member.id,
        name: member.name,
        status: isOnline(member, now) ? member.status : ('offline' as const),
      })),
    };
  }

  /** Coalesces concurrent changes into one load and one more afterwards. */
  async #sendPeople(roomId: string): Promise<void> {
    if (this.#reading.has(roomId)) {
      this.#reading.set(roomId, true);
      return;
    }
    this.#reading.set(roomId, false);
    try {
      do {
        this.#reading.set(roomId, false);
        const people = await this.#peopleOf(roomId);
        for (const line of this.#linesOf(roomId)) sendTo(line, { type: 'people', ...people });
      } while (this.#reading.get(roomId) === true);
    } finally {
      this.#reading.delete(roomId);
    }
  }

  async #sendMessage(
    roomId: string,
    { kind, messageId, memberId }: RoomNews & { kind: 'message' | 'reactions' },
  ) {
    const message = await this.#options.chat.find(roomId, messageId);
    if (message === undefined) return;
    const event: RoomEvent =
      kind === 'message'
        ? { type: 'message', message }
        : { type: 'reactions', messageId, reactions: message.reactions };
    for (const line of this.#linesOf(roomId)) if (!line.blocked.has(memberId)) sendTo(line, event);
  }

  async #sendBlocked(roomId: string, memberId: string): Promise<void> {
    const blockedIds = await this.#options.chat.blockedBy(memberId);
    for (const line of this.#linesOf(roomId)) {
      if (line.memberId !== memberId) continue;
      line.blocked = new Set(blockedIds);
      sendTo(line, { type: 'blocked', blockedIds });
    }
  }

  async #act(roomId: string, news: RoomNews): Promise<void> {
    const lines = [...this.#linesOf(roomId)];
    switch (news.kind) {
      case 'playback':
        for (const line of lines)
          sendTo(line, { type: 'playback', playback: news.playback, memberId: news.memberId });
        return;
      case 'people':
        return this.#sendPeople(roomId);
      case 'message':
      case 'reactions':
        return this.#sendMessage(roomId, news);
      case 'typing':
        for (const line of lines)
          if (line.memberId !== news.memberId && !line.blocked.has(news.memberId))
            sendTo(line, { type: 'typing', memberId: news.memberId, isTyping: news.isTyping });
        return;
      case 'blocked':
        return this.#sendBlocked(roomId, news.memberId);
      case 'removed':
      case 'left':
        close(
          lines.filter(({ memberId }) => memberId === news.memberId),
          news.kind,
        );
        return this.#sendPeople(roomId);
      case 'closed':
        return close(lines, 'closed');
    }
  }

  #receive(payload: string): void {
    const { room, ...news } = JSON.parse(payload) as RoomNotification;
    const [line] = this.#linesOf(room);
    if (line === undefined) return;
    this.#act(room, news).catch((error: unknown) => line.log.error({ err: error }, 'a room was not told'));
  }

  #lookOn(): void {
    this.#timer ??= setInterval(() => {
      const [lines] = this.#rooms.values();
      const [line] = lines ?? [];
      this.look().catch((error: unknown) => line?.log.error({ err: error }, 'rooms were not looked after'));
    }, LOOK_EVERY_MS).unref();
  }

  async #leave(roomId: string, line: OpenLine): Promise<void> {
    const lines = this.#rooms.get(roomId);
    if (lines?.delete(line) !== true) return;
    const isElsewhere = [...lines].some(({ memberId }) => memberId === line.memberId);
    if (lines.size === 0) this.#rooms.delete(roomId);
    if (this.#rooms.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    if (isElsewhere) return;
    await this.#options.repository.disconnect(line.memberId, new Date(this.#options.clock.now()));
    await this.notify(roomId, { kind: 'people' });
  }
}
