import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.js';
import type { OpenDatabase } from './database/database.js';
import type { Handlers } from './feature.js';
import type { AccountsService } from './features/accounts/accounts.service.js';
import type { ContentReader } from './features/content/content-reader.js';
import { createLiveSeats } from './features/live/live-seats.js';
import { createRoomChatRepository } from './features/rooms/room-chat.repository.js';
import { createRoomCommands } from './features/rooms/room-commands.service.js';
import { createRoomHub } from './features/rooms/room-hub.js';
import { createRoomReportsRepository } from './features/rooms/room-reports.repository.js';
import { createRoomReportsService } from './features/rooms/room-reports.service.js';
import { registerRoomSocket } from './features/rooms/room-socket.routes.js';
import { createRoomsRepository } from './features/rooms/rooms.repository.js';
import { roomsHandlers } from './features/rooms/rooms.routes.js';
import { createRoomsService } from './features/rooms/rooms.service.js';
import type { Limit } from './http/limits.js';
import type { Metrics } from './http/metrics.js';
import type { Realm } from './realm/load-realm.js';

export interface ComposeRoomsOptions {
  readonly realm: Pick<Realm, 'embed'>;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
}

/** Rooms stand on content, for what is watched in them, and on accounts, for who moderates. */
export const composeRooms = (
  { realm, database, clock, metrics, origins }: ComposeRoomsOptions,
  content: ContentReader,
  accounts: AccountsService,
): {
  readonly handlers: Handlers;
  readonly clean: () => Promise<void>;
  register(app: FastifyInstance, limit: Limit): Promise<void>;
} => {
  const repository = createRoomsRepository(database.db);
  const chat = createRoomChatRepository(database.db);
  const hub = createRoomHub({ database, repository, chat, clock });
  metrics.gauge('footlight_room_lines', hub.lines);
  const rooms = createRoomsService({ repository, chat, hub, content, clock });
  const commands = createRoomCommands({ repository, chat, hub, clock });
  const reports = createRoomReportsService({
    repository: createRoomReportsRepository(database.db),
    members: repository,
    chat,
    rooms,
    accounts,
    clock,
  });
  const seats = createLiveSeats();
  return {
    handlers: roomsHandlers({ rooms, commands, reports, hub, seats }),
    clean: () => rooms.clean(),
    register: async (app, limit) => {
      app.addHook('onClose', async () => hub.stop());
      await registerRoomSocket(app, {
        rooms,
        commands,
        hub,
        seats,
        origins,
        allowedOrigins: realm.embed.allowedOrigins,
        limit,
      });
    },
  };
};
