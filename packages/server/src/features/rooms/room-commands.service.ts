import { randomUUID } from 'node:crypto';
import { ROOM_COMMANDS_IN_TEN_SECONDS, type RoomCommand } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import { invalidFields, issueOf } from '../../http/requests/field-refused.js';
import { plainText } from '../../http/requests/plain-text.js';
import type { RoomChatRepository } from './room-chat.repository.js';
import type { RoomHub } from './room-hub.js';
import type { RoomsRepository, StoredMember } from './rooms.repository.js';

export interface RoomCommandsOptions {
  readonly repository: RoomsRepository;
  readonly chat: RoomChatRepository;
  readonly hub: RoomHub;
  readonly clock: Clock;
}

const WINDOW_MS = 10_000;
const MINUTE_SECONDS = 60;
/** Maximum deviation at which a member's estimate of the service's clock is accepted. */
const BELIEVED_MS = 5_000;
/** Above this size, expired counts are deleted. */
const COUNTS_MAX = 10_000;

const limited = (retryAfterSeconds: number): ApiError =>
  new ApiError('RATE_LIMITED', {
    headers: { 'retry-after': String(retryAfterSeconds) },
    details: { retryAfterSeconds },
  });

/** @throws {ApiError} INVALID_FIELD */
const needed = <N extends keyof RoomCommand>(command: RoomCommand, name: N): NonNullable<RoomCommand[N]> => {
  const value = command[name];
  if (value === undefined)
    throw invalidFields([issueOf(`body.${name}`, value, `what \`${command.type}\` needs`)]);
  return value;
};

/** Commands of a room's members, from WebSockets and HTTP requests. */
export class RoomCommands {
  readonly #options: RoomCommandsOptions;
  readonly #counts = new Map<string, { startedAt: number; count: number }>();
  readonly #act: Readonly<
    Record<RoomCommand['type'], (member: StoredMember, command: RoomCommand) => Promise<void>>
  >;

  constructor(options: RoomCommandsOptions) {
    this.#options = options;
    this.#act = {
      ping: () => Promise.resolve(),
      steer: (value, command) => this.#steer(value, command),
      chat: (member, command) => this.#write(member, command),
      react: (value, command) => this.#react(value, command),
      typing: async ({ id: memberId, roomId, mayChat }, command) => {
        if (mayChat)
          await options.hub.notify(roomId, { kind: 'typing', memberId, isTyping: command.on ?? true });
      },
      status: async ({ id, roomId }, command) => {
        if (await options.repository.setStatus(id, needed(command, 'status')))
          await options.hub.notify(roomId, { kind: 'people' });
      },
    };
  }

  /**
   * @returns the service's time in milliseconds since 1970
   * @throws {ApiError} INVALID_FIELD if a command lacks a required field, RATE_LIMITED, ROOM_STEERING_NOT_ALLOWED,
   * ROOM_CHANGED, ROOM_CHAT_NOT_ALLOWED, ROOM_MESSAGE_NOT_FOUND
   */
  async run(member: StoredMember, command: RoomCommand): Promise<number> {
    this.#countOf(member);
    // A ping returns the time before any waiting: the member's clock estimate relies on it.
    const now = this.#options.clock.now();
    await this.#act[command.type](member, command);
    return command.type === 'ping' ? now : this.#options.clock.now();
  }

  #countOf(member: StoredMember): void {
    const now = this.#options.clock.now();
    if (this.#counts.size > COUNTS_MAX) {
      for (const [id, { startedAt }] of this.#counts)
        if (startedAt <= now - WINDOW_MS) this.#counts.delete(id);
    }
    const current = this.#counts.get(member.id);
    if (current === undefined || current.startedAt <= now - WINDOW_MS) {
      this.#counts.set(member.id, { startedAt: now, count: 1 });
      return;
    }
    current.count += 1;
    if (current.count > ROOM_COMMANDS_IN_TEN_SECONDS)
      throw limited(Math.max(1, Math.ceil((current.startedAt + WINDOW_MS - now) / 1000)));
  }

  async #steer({ id: memberId, roomId }: StoredMember, command: RoomCommand): Promise<void> {
    const now = this.#options.clock.now();
    const sentAt = command.at ?? now;
    const revision = needed(command, 'revision');
    const playback = {
      state: needed(command, 'state'),
      positionSeconds: needed(command, 'positionSeconds'),
      rate: needed(command, 'rate'),
      at: Math.abs(sentAt - now) > BELIEVED_MS ? now : sentAt,
      revision,
    };
    if (await this.#options.repository.steer({ roomId, memberId, playback })) {
      await this.#options.hub.notify(roomId, {
        kind: 'playback',
        playback: { ...playback, revision: revision + 1 },
        memberId,
      });
      return;
    }
    const room = await this.#options.repository.find(roomId);
    if (room === undefined) throw new ApiError('ROOM_NOT_FOUND');
    const isAllowed = room.everyoneSteers || room.hostId === memberId;
    throw new ApiError(isAllowed ? 'ROOM_CHANGED' : 'ROOM_STEERING_NOT_ALLOWED');
  }

  async #write(member: StoredMember, command: RoomCommand): Promise<void> {
    if (!member.mayChat) throw new ApiError('ROOM_CHAT_NOT_ALLOWED');
    const { id: memberId, roomId, name } = member;
    const text = plainText(needed(command, 'text')).replaceAll(/\n{3,}/gu, '\n\n');
    if (text === '') throw invalidFields([issueOf('body.text', command.text, 'a text that can be seen')]);
    const id = randomUUID();
    const isAdded = await this.#options.chat.add({
      id,
      roomId,
      memberId,
      name,
      text,
      at: new Date(this.#options.clock.now()),
    });
    if (!isAdded) throw limited(MINUTE_SECONDS);
    await this.#options.hub.notify(roomId, { kind: 'message', messageId: id, memberId });
  }

  async #react({ id: memberId, roomId, mayChat }: StoredMember, command: RoomCommand): Promise<void> {
    if (!mayChat) throw new ApiError('ROOM_CHAT_NOT_ALLOWED');
    const messageId = needed(command, 'messageId');
    const message = await this.#options.chat.find(roomId, messageId);
    if (message === undefined) throw new ApiError('ROOM_MESSAGE_NOT_FOUND');
    const [reaction, on] = [needed(command, 'reaction'), command.on ?? true];
    await this.#options.chat.react({
      messageId,
      memberId,
      reaction,
      on,
      at: new Date(this.#options.clock.now()),
    });
    await this.#options.hub.notify(roomId, { kind: 'reactions', messageId, memberId: message.memberId });
  }
}
