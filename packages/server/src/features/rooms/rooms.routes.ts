import type { Handlers } from '../../feature.js';
import type { ListenerSeats } from '../../http/event-streams/listener-seats.js';
import type { RoomCommands } from './room-commands.service.js';
import type { RoomHub } from './room-hub.js';
import type { RoomReportsService } from './room-reports.service.js';
import { streamRoom } from './room-stream.js';
import type { RoomsService } from './rooms.service.js';

export interface RoomParts {
  readonly rooms: RoomsService;
  readonly commands: RoomCommands;
  readonly reports: RoomReportsService;
  readonly hub: RoomHub;
  readonly seats: ListenerSeats;
}

export const roomsHandlers = ({ rooms, commands, reports, hub, seats }: RoomParts) =>
  ({
    createRoom: ({ body, ...view }) => rooms.create(body, view),
    getRoom: ({ params, ...view }) => rooms.show(params.id, view),
    joinRoom: ({ params, body, ...view }) => rooms.join(params.id, body, view),
    leaveRoom: ({ params, caller }) => rooms.leave(params.id, caller).then(() => undefined),
    createRoomTicket: ({ params, caller }) => rooms.ticket(params.id, caller),
    streamRoom: async ({ params, caller, http }) => {
      await streamRoom(hub, seats, await rooms.membership(params.id, caller), http);
      // The stream has been written to the reply already and stays open.
      return undefined as never;
    },
    sendToRoom: async ({ params, body, caller }) => {
      const { member } = await rooms.membership(params.id, caller);
      return { now: await commands.run(member, body) };
    },
    saveRoom: ({ params, body, caller }) => rooms.save(params.id, body, caller).then(() => undefined),
    removeRoomMember: ({ params, caller }) =>
      rooms.remove(params.id, params.memberId, caller).then(() => undefined),
    blockRoomMember: ({ params, caller }) =>
      rooms.block(params.id, params.memberId, true, caller).then(() => undefined),
    unblockRoomMember: ({ params, caller }) =>
      rooms.block(params.id, params.memberId, false, caller).then(() => undefined),
    reportRoomMember: ({ params, body, caller }) =>
      reports.report(params.id, body, caller).then(() => undefined),
    listRoomReports: ({ query, caller }) => reports.list(query, caller),
    settleRoomReport: ({ params, body, caller }) =>
      reports.settle(params.id, body, caller).then(() => undefined),
  }) satisfies Handlers;
