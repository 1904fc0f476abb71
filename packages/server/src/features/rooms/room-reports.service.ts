import { randomUUID } from 'node:crypto';
import {
  PAGE_SIZES,
  ROOM_REPORTS_AN_HOUR,
  type BodyOf,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { accountOf } from '../../http/requests/account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Caller } from '../../feature.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { RoomChatRepository } from './room-chat.repository.js';
import type { RoomReportsRepository } from './room-reports.repository.js';
import type { RoomsRepository } from './rooms.repository.js';
import type { RoomsService } from './rooms.service.js';

const HOUR_MS = 3_600_000;

export interface RoomReportsServiceOptions {
  readonly repository: RoomReportsRepository;
  readonly members: Pick<RoomsRepository, 'memberById'>;
  readonly chat: Pick<RoomChatRepository, 'find'>;
  readonly rooms: Pick<RoomsService, 'membership' | 'close'>;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly clock: Clock;
}

/** Reports by members, and their handling by administrators (ROOM-12). */
export class RoomReportsService {
  readonly #options: RoomReportsServiceOptions;

  constructor(options: RoomReportsServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} ROOM_NOT_MEMBER, ROOM_MEMBER_NOT_FOUND, ROOM_MESSAGE_NOT_FOUND, RATE_LIMITED */
  async report(
    roomId: string,
    { memberId, messageId, reason }: BodyOf<'reportRoomMember'>,
    caller: Caller,
  ): Promise<void> {
    const { member } = await this.#options.rooms.membership(roomId, caller);
    const message = messageId === undefined ? undefined : await this.#options.chat.find(roomId, messageId);
    if (messageId !== undefined && message?.memberId !== memberId)
      throw new ApiError('ROOM_MESSAGE_NOT_FOUND');
    const reported = await this.#options.members.memberById(roomId, memberId);
    // A member who wrote a message and left can still be reported for it.
    if ((reported === undefined && message === undefined) || memberId === member.id)
      throw new ApiError('ROOM_MEMBER_NOT_FOUND');
    const now = this.#options.clock.now();
    if (
      (await this.#options.repository.countSince(member.subject, new Date(now - HOUR_MS))) >=
      ROOM_REPORTS_AN_HOUR
    ) {
      const retryAfterSeconds = HOUR_MS / 1000;
      throw new ApiError('RATE_LIMITED', {
        headers: { 'retry-after': String(retryAfterSeconds) },
        details: { retryAfterSeconds },
      });
    }
    await this.#options.repository.add({
      id: randomUUID(),
      roomId,
      reporterSubject: member.subject,
      reporterName: member.name,
      reportedId: memberId,
      reportedName: reported?.name ?? message?.name ?? '',
      reportedAccountId: reported?.accountId ?? null,
      messageId: messageId ?? null,
      message: message?.text ?? null,
      reason,
      at: new Date(now),
    });
  }

  /** @throws {ApiError} FORBIDDEN */
  async list(
    { rpp = PAGE_SIZES.roomReports, lastSeen }: QueryOf<'listRoomReports'>,
    caller: Caller,
  ): Promise<ResponseOf<'listRoomReports'>> {
    await this.#checkAdmin(caller);
    const rows = await this.#options.repository.page(rpp + 1, lastSeen);
    const reports = rows.slice(0, rpp).map(({ at, ...row }) => Object.assign(row, { at: at.toISOString() }));
    return {
      reports,
      paging: { moreDataAvailable: rows.length > rpp, lastSeen: reports.at(-1)?.id ?? null },
    };
  }

  /** @throws {ApiError} FORBIDDEN, ROOM_REPORT_NOT_FOUND */
  async settle(id: string, { closeRoom }: BodyOf<'settleRoomReport'>, caller: Caller): Promise<void> {
    await this.#checkAdmin(caller);
    const roomId = await this.#options.repository.settle(id, new Date(this.#options.clock.now()));
    if (roomId === undefined) throw new ApiError('ROOM_REPORT_NOT_FOUND');
    if (closeRoom) await this.#options.rooms.close(roomId);
  }

  /** Checks the account's role in the database: a token may outlive the role it was issued for. */
  async #checkAdmin(caller: Caller): Promise<void> {
    if ((await this.#options.accounts.byId(accountOf(caller)))?.role !== 'admin')
      throw new ApiError('FORBIDDEN');
  }
}
