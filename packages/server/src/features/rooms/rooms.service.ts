import { randomBytes, randomUUID } from 'node:crypto';
import {
  ROOMS_AN_HOUR,
  ROOM_IDLE_HOURS,
  ROOM_MEMBERS_MAX,
  ROOM_NAME_MAX,
  roomSocketPath,
  type BodyOf,
  type ReplyOf,
  type Room,
} from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import { newSingleUseToken, singleUseHash } from '../../auth/single-use-token.js';
import type { Clock } from '../../clock.js';
import type { Caller } from '../../feature.js';
import { plainText } from '../../plain-text.js';
import type { ContentReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import { viewerOf } from '../playback/progress/progress-reader.js';
import type { RoomChatRepository } from './room-chat.repository.js';
import type { RoomHub } from './room-hub.js';
import type { NewMember, RoomsRepository, StoredMember, StoredRoom } from './rooms.repository.js';

const HOUR_MS = 3_600_000;
const TICKET_SECONDS = 30;
/** 96 random bits: the link alone grants access, so the id must not be guessable. */
const ROOM_ID_BYTES = 12;

/** A member of an open room. */
export interface Membership {
  readonly room: StoredRoom;
  readonly member: StoredMember;
}

/** Rooms in which several people watch the same content together. */
export interface RoomsService {
  /** @throws {ApiError} CONTENT_NOT_FOUND, ROOM_NAME_REQUIRED, RATE_LIMITED */
  create(body: BodyOf<'createRoom'>, view: ContentView): Promise<Room>;
  /** @throws {ApiError} ROOM_NOT_FOUND */
  show(id: string, view: ContentView): Promise<Room>;
  /** @throws {ApiError} ROOM_NOT_FOUND, ROOM_NAME_REQUIRED, ROOM_FULL, ROOM_REMOVED */
  join(id: string, body: BodyOf<'joinRoom'>, view: ContentView): Promise<Room>;
  /** @throws {ApiError} ROOM_NOT_FOUND */
  leave(id: string, caller: Caller): Promise<void>;
  /** @throws {ApiError} ROOM_NOT_FOUND, ROOM_NOT_MEMBER, ROOM_REMOVED */
  membership(id: string, caller: Caller): Promise<Membership>;
  ticket(id: string, caller: Caller): Promise<ReplyOf<'createRoomTicket'>>;
  /** Consumes a ticket. @throws {ApiError} ROOM_NOT_FOUND, ROOM_TICKET_INVALID */
  enter(id: string, ticket: string): Promise<Membership>;
  /** @throws {ApiError} ROOM_HOST_ONLY, ROOM_MEMBER_NOT_FOUND */
  save(id: string, change: BodyOf<'saveRoom'>, caller: Caller): Promise<void>;
  /** @throws {ApiError} ROOM_HOST_ONLY, ROOM_MEMBER_NOT_FOUND */
  remove(id: string, memberId: string, caller: Caller): Promise<void>;
  /** @throws {ApiError} ROOM_MEMBER_NOT_FOUND */
  block(id: string, memberId: string, isBlocked: boolean, caller: Caller): Promise<void>;
  close(id: string): Promise<void>;
  clean(): Promise<void>;
}

export interface RoomsServiceOptions {
  readonly repository: RoomsRepository;
  readonly chat: RoomChatRepository;
  readonly hub: RoomHub;
  readonly content: Pick<ContentReader, 'itemsByKeys'>;
  readonly clock: Clock;
}

const KINDS = { vod: ['VOD'], live: ['LIVE_EVENT', 'CHANNEL'] } as const;

/** Id of the membership: the profile, else the account, else the guest. */
const subjectOf = (caller: Caller): string => {
  const subject = viewerOf(caller) ?? caller.subject;
  if (subject === null) throw new ApiError('UNAUTHORISED');
  return subject;
};

/** Children may only watch and read. Administrators impersonating an account write nothing in its name (ROOM-11). */
const mayChat = ({ profile, isGuest, impersonation }: Caller): boolean =>
  impersonation === undefined && (isGuest || profile?.tp !== 'child');

export const createRoomsService = (options: RoomsServiceOptions): RoomsService => {
  const { repository, chat, hub, content, clock } = options;

  const titleOf = async (
    { contentKind, contentId: id }: Pick<StoredRoom, 'contentKind' | 'contentId'>,
    view: ContentView,
  ) => {
    const [item] = await content.itemsByKeys(
      KINDS[contentKind].map((kind) => ({ kind, id })),
      view,
    );
    return item?.title;
  };

  const open = async (id: string): Promise<StoredRoom> => {
    const room = await repository.find(id);
    if (room === undefined) throw new ApiError('ROOM_NOT_FOUND');
    return room;
  };

  const shown = async (room: StoredRoom, view: ContentView): Promise<Room> => {
    const { subject } = view.caller;
    const [title, members, own] = await Promise.all([
      titleOf(room, view),
      repository.members(room.id),
      subject === null ? undefined : repository.member(room.id, subjectOf(view.caller)),
    ]);
    return {
      id: room.id,
      content: { kind: room.contentKind, id: room.contentId, title: title ?? '' },
      hostName: members.find(({ id }) => id === room.hostId)?.name ?? '',
      memberCount: members.length,
      memberId: own === undefined || own.leftAt !== null ? null : own.id,
    };
  };

  /** @throws {ApiError} ROOM_NAME_REQUIRED */
  const newMember = async (name: string | undefined, caller: Caller): Promise<NewMember> => {
    const { accountId, profile } = caller;
    const givenName = name === undefined ? '' : plainText(name).replaceAll(/\s+/gu, ' ');
    const known =
      givenName === '' && accountId !== null ? await repository.nameOf(accountId, profile?.id ?? null) : null;
    const called = givenName === '' ? (known ?? '') : givenName;
    if (called === '') throw new ApiError('ROOM_NAME_REQUIRED');
    return {
      id: randomUUID(),
      subject: subjectOf(caller),
      accountId,
      name: Array.from(called).slice(0, ROOM_NAME_MAX).join(''),
      mayChat: mayChat(caller),
      at: new Date(clock.now()),
    };
  };

  const membership = async (id: string, caller: Caller): Promise<Membership> => {
    const room = await open(id);
    const member = await repository.member(id, subjectOf(caller));
    if (member?.removedAt) throw new ApiError('ROOM_REMOVED');
    if (member === undefined || member.leftAt !== null) throw new ApiError('ROOM_NOT_MEMBER');
    return { room, member };
  };

  const asHost = async (id: string, caller: Caller): Promise<Membership> => {
    const found = await membership(id, caller);
    if (found.room.hostId !== found.member.id) throw new ApiError('ROOM_HOST_ONLY');
    return found;
  };

  const otherMember = async (id: string, memberId: string, own: StoredMember): Promise<StoredMember> => {
    const other = await repository.memberById(id, memberId);
    if (other === undefined || other.id === own.id) throw new ApiError('ROOM_MEMBER_NOT_FOUND');
    return other;
  };

  const settle = async (id: string): Promise<void> => {
    await repository.settle(id, new Date(clock.now()));
    await hub.notify(id, { kind: 'people' });
  };

  return {
    create: async ({ kind: contentKind, contentId, name, positionSeconds = 0 }, view) => {
      const title = await titleOf({ contentKind, contentId }, view);
      if (title === undefined) throw new ApiError('CONTENT_NOT_FOUND');
      const host = await newMember(name, view.caller);
      const now = clock.now();
      if ((await repository.countOpened(host.subject, new Date(now - HOUR_MS))) >= ROOMS_AN_HOUR) {
        const retryAfterSeconds = HOUR_MS / 1000;
        throw new ApiError('RATE_LIMITED', {
          headers: { 'retry-after': String(retryAfterSeconds) },
          details: { retryAfterSeconds },
        });
      }
      const id = randomBytes(ROOM_ID_BYTES).toString('base64url');
      await repository.add({ id, contentKind, contentId, positionSeconds, atMs: now }, host);
      return shown(await open(id), view);
    },
    show: async (id, view) => shown(await open(id), view),
    join: async (id, { name }, view) => {
      const room = await open(id);
      const known = await repository.member(id, subjectOf(view.caller));
      const joined = await repository.join(id, await newMember(name ?? known?.name, view.caller));
      if ('refused' in joined) {
        if (joined.refused === 'full')
          throw new ApiError('ROOM_FULL', { details: { limit: ROOM_MEMBERS_MAX } });
        throw new ApiError(joined.refused === 'removed' ? 'ROOM_REMOVED' : 'ROOM_NOT_FOUND');
      }
      await hub.notify(id, { kind: 'people' });
      return shown(room, view);
    },
    leave: async (id, caller) => {
      await open(id);
      const member = await repository.member(id, subjectOf(caller));
      if (member === undefined || member.leftAt !== null) return;
      await repository.leave(member.id, new Date(clock.now()));
      await hub.notify(id, { kind: 'left', memberId: member.id });
      await settle(id);
    },
    membership,
    ticket: async (id, caller) => {
      const { member } = await membership(id, caller);
      const ticket = newSingleUseToken();
      const endsAt = new Date(clock.now() + TICKET_SECONDS * 1000);
      await repository.keepTicket(member.id, { hash: singleUseHash(ticket), endsAt });
      return { ticket, expiresInSeconds: TICKET_SECONDS, socketPath: roomSocketPath(id) };
    },
    enter: async (id, ticket) => {
      const room = await open(id);
      const member = await repository.takeTicket(id, singleUseHash(ticket), new Date(clock.now()));
      if (member === undefined) throw new ApiError('ROOM_TICKET_INVALID');
      return { room, member };
    },
    save: async (id, { hostId, everyoneSteers }, caller) => {
      const { member } = await asHost(id, caller);
      if (hostId !== undefined && hostId !== member.id) await otherMember(id, hostId, member);
      await repository.save(id, {
        ...(hostId === undefined ? {} : { hostId }),
        ...(everyoneSteers === undefined ? {} : { everyoneSteers }),
      });
      await hub.notify(id, { kind: 'people' });
    },
    remove: async (id, memberId, caller) => {
      const { member } = await asHost(id, caller);
      const other = await otherMember(id, memberId, member);
      await repository.remove(other.id, new Date(clock.now()));
      await hub.notify(id, { kind: 'removed', memberId: other.id });
    },
    block: async (id, memberId, isBlocked, caller) => {
      const { member } = await membership(id, caller);
      // A member who has left can still be unblocked.
      if (isBlocked) await otherMember(id, memberId, member);
      await chat.block(member.id, memberId, isBlocked);
      await hub.notify(id, { kind: 'blocked', memberId: member.id });
    },
    close: async (id) => {
      await repository.close(id, new Date(clock.now()));
      await hub.notify(id, { kind: 'closed' });
    },
    clean: async () => {
      const now = clock.now();
      await repository.clean({
        now: new Date(now),
        idleBefore: new Date(now - ROOM_IDLE_HOURS * HOUR_MS),
        closedBefore: new Date(now - ROOM_IDLE_HOURS * HOUR_MS),
      });
    },
  };
};
