import { randomBytes, randomUUID } from 'node:crypto';
import {
  ROOMS_AN_HOUR,
  ROOM_IDLE_HOURS,
  ROOM_MEMBERS_MAX,
  ROOM_NAME_MAX,
  roomSocketPath,
  type BodyOf,
  type ResponseOf,
  type Room,
} from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import { newSingleUseToken, singleUseHash } from '../../auth/single-use-token.js';
import type { Clock } from '../../clock.js';
import type { Caller } from '../../feature.js';
import { plainText } from '../../http/requests/plain-text.js';
import type { ContentReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import { viewerOf } from '../../http/requests/viewer-of.js';
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

/** Rooms in which several people watch the same content together. */
export class RoomsService {
  readonly #options: RoomsServiceOptions;

  constructor(options: RoomsServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} CONTENT_NOT_FOUND, ROOM_NAME_REQUIRED, RATE_LIMITED */
  async create(
    { kind: contentKind, contentId, name, positionSeconds = 0 }: BodyOf<'createRoom'>,
    view: ContentView,
  ): Promise<Room> {
    const title = await this.#titleOf({ contentKind, contentId }, view);
    if (title === undefined) throw new ApiError('CONTENT_NOT_FOUND');
    const host = await this.#newMember(name, view.caller);
    const now = this.#options.clock.now();
    if (
      (await this.#options.repository.countOpened(host.subject, new Date(now - HOUR_MS))) >= ROOMS_AN_HOUR
    ) {
      const retryAfterSeconds = HOUR_MS / 1000;
      throw new ApiError('RATE_LIMITED', {
        headers: { 'retry-after': String(retryAfterSeconds) },
        details: { retryAfterSeconds },
      });
    }
    const id = randomBytes(ROOM_ID_BYTES).toString('base64url');
    await this.#options.repository.add({ id, contentKind, contentId, positionSeconds, atMs: now }, host);
    return this.#shown(await this.#open(id), view);
  }

  /** @throws {ApiError} ROOM_NOT_FOUND */
  async show(id: string, view: ContentView): Promise<Room> {
    return this.#shown(await this.#open(id), view);
  }

  /** @throws {ApiError} ROOM_NOT_FOUND, ROOM_NAME_REQUIRED, ROOM_FULL, ROOM_REMOVED */
  async join(id: string, { name }: BodyOf<'joinRoom'>, view: ContentView): Promise<Room> {
    const room = await this.#open(id);
    await this.#openTitleOf(room, view);
    const known = await this.#options.repository.member(id, subjectOf(view.caller));
    const joined = await this.#options.repository.join(
      id,
      await this.#newMember(name ?? known?.name, view.caller),
    );
    if ('refused' in joined) {
      if (joined.refused === 'full')
        throw new ApiError('ROOM_FULL', { details: { limit: ROOM_MEMBERS_MAX } });
      throw new ApiError(joined.refused === 'removed' ? 'ROOM_REMOVED' : 'ROOM_NOT_FOUND');
    }
    await this.#options.hub.notify(id, { kind: 'people' });
    return this.#shown(room, view);
  }

  /** @throws {ApiError} ROOM_NOT_FOUND */
  async leave(id: string, caller: Caller): Promise<void> {
    await this.#open(id);
    const member = await this.#options.repository.member(id, subjectOf(caller));
    if (member === undefined || member.leftAt !== null) return;
    await this.#options.repository.leave(member.id, new Date(this.#options.clock.now()));
    await this.#options.hub.notify(id, { kind: 'left', memberId: member.id });
    await this.#settle(id);
  }

  /** @throws {ApiError} ROOM_NOT_FOUND, ROOM_NOT_MEMBER, ROOM_REMOVED */
  async membership(id: string, caller: Caller): Promise<Membership> {
    const room = await this.#open(id);
    const member = await this.#options.repository.member(id, subjectOf(caller));
    if (member?.removedAt) throw new ApiError('ROOM_REMOVED');
    if (member === undefined || member.leftAt !== null) throw new ApiError('ROOM_NOT_MEMBER');
    return { room, member };
  }

  async ticket(id: string, caller: Caller): Promise<ResponseOf<'createRoomTicket'>> {
    const { member } = await this.membership(id, caller);
    const ticket = newSingleUseToken();
    const endsAt = new Date(this.#options.clock.now() + TICKET_SECONDS * 1000);
    await this.#options.repository.keepTicket(member.id, { hash: singleUseHash(ticket), endsAt });
    return { ticket, expiresInSeconds: TICKET_SECONDS, socketPath: roomSocketPath(id) };
  }

  /** Consumes a ticket. @throws {ApiError} ROOM_NOT_FOUND, ROOM_TICKET_INVALID */
  async enter(id: string, ticket: string): Promise<Membership> {
    const room = await this.#open(id);
    const member = await this.#options.repository.takeTicket(
      id,
      singleUseHash(ticket),
      new Date(this.#options.clock.now()),
    );
    if (member === undefined) throw new ApiError('ROOM_TICKET_INVALID');
    return { room, member };
  }

  /** @throws {ApiError} ROOM_HOST_ONLY, ROOM_MEMBER_NOT_FOUND */
  async save(id: string, { hostId, everyoneSteers }: BodyOf<'saveRoom'>, caller: Caller): Promise<void> {
    const { member } = await this.#asHost(id, caller);
    if (hostId !== undefined && hostId !== member.id) await this.#otherMember(id, hostId, member);
    await this.#options.repository.save(id, {
      ...(hostId === undefined ? {} : { hostId }),
      ...(everyoneSteers === undefined ? {} : { everyoneSteers }),
    });
    await this.#options.hub.notify(id, { kind: 'people' });
  }

  /** @throws {ApiError} ROOM_HOST_ONLY, ROOM_MEMBER_NOT_FOUND */
  async remove(id: string, memberId: string, caller: Caller): Promise<void> {
    const { member } = await this.#asHost(id, caller);
    const other = await this.#otherMember(id, memberId, member);
    await this.#options.repository.remove(other.id, new Date(this.#options.clock.now()));
    await this.#options.hub.notify(id, { kind: 'removed', memberId: other.id });
  }

  /** @throws {ApiError} ROOM_MEMBER_NOT_FOUND */
  async block(id: string, memberId: string, isBlocked: boolean, caller: Caller): Promise<void> {
    const { member } = await this.membership(id, caller);
    // A member who has left can still be unblocked.
    if (isBlocked) await this.#otherMember(id, memberId, member);
    await this.#options.chat.block(member.id, memberId, isBlocked);
    await this.#options.hub.notify(id, { kind: 'blocked', memberId: member.id });
  }

  async close(id: string): Promise<void> {
    await this.#options.repository.close(id, new Date(this.#options.clock.now()));
    await this.#options.hub.notify(id, { kind: 'closed' });
  }

  async clean(): Promise<void> {
    const now = this.#options.clock.now();
    await this.#options.repository.clean({
      now: new Date(now),
      idleBefore: new Date(now - ROOM_IDLE_HOURS * HOUR_MS),
      closedBefore: new Date(now - ROOM_IDLE_HOURS * HOUR_MS),
    });
  }

  async #titleOf(
    { contentKind, contentId: id }: Pick<StoredRoom, 'contentKind' | 'contentId'>,
    view: ContentView,
  ) {
    const [item] = await this.#options.content.itemsByKeys(
      KINDS[contentKind].map((kind) => ({ kind, id })),
      view,
    );
    return item?.title;
  }

  /** @throws {ApiError} ROOM_NOT_FOUND if there is no such title for the caller (ACC-40) */
  async #openTitleOf(room: StoredRoom, view: ContentView): Promise<string> {
    const title = await this.#titleOf(room, view);
    if (title === undefined) throw new ApiError('ROOM_NOT_FOUND');
    return title;
  }

  async #open(id: string): Promise<StoredRoom> {
    const room = await this.#options.repository.find(id);
    if (room === undefined) throw new ApiError('ROOM_NOT_FOUND');
    return room;
  }

  async #shown(room: StoredRoom, view: ContentView): Promise<Room> {
    const { subject } = view.caller;
    const [title, members, own] = await Promise.all([
      this.#openTitleOf(room, view),
      this.#options.repository.members(room.id),
      subject === null ? undefined : this.#options.repository.member(room.id, subjectOf(view.caller)),
    ]);
    return {
      id: room.id,
      content: { kind: room.contentKind, id: room.contentId, title },
      hostName: members.find(({ id }) => id === room.hostId)?.name ?? '',
      memberCount: members.length,
      memberId: own === undefined || own.leftAt !== null ? null : own.id,
    };
  }

  /** @throws {ApiError} ROOM_NAME_REQUIRED */
  async #newMember(name: string | undefined, caller: Caller): Promise<NewMember> {
    const { accountId, profile } = caller;
    const givenName = name === undefined ? '' : plainText(name).replaceAll(/\s+/gu, ' ');
    const known =
      givenName === '' && accountId !== null
        ? await this.#options.repository.nameOf(accountId, profile?.id ?? null)
        : null;
    const called = givenName === '' ? (known ?? '') : givenName;
    if (called === '') throw new ApiError('ROOM_NAME_REQUIRED');
    return {
      id: randomUUID(),
      subject: subjectOf(caller),
      accountId,
      name: Array.from(called).slice(0, ROOM_NAME_MAX).join(''),
      mayChat: mayChat(caller),
      at: new Date(this.#options.clock.now()),
    };
  }

  async #asHost(id: string, caller: Caller): Promise<Membership> {
    const found = await this.membership(id, caller);
    if (found.room.hostId !== found.member.id) throw new ApiError('ROOM_HOST_ONLY');
    return found;
  }

  async #otherMember(id: string, memberId: string, own: StoredMember): Promise<StoredMember> {
    const other = await this.#options.repository.memberById(id, memberId);
    if (other === undefined || other.id === own.id) throw new ApiError('ROOM_MEMBER_NOT_FOUND');
    return other;
  }

  async #settle(id: string): Promise<void> {
    await this.#options.repository.settle(id, new Date(this.#options.clock.now()));
    await this.#options.hub.notify(id, { kind: 'people' });
  }
}
