import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import type { Limits } from '../../http/limits/limits.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { ContentReader } from '../content/content-reader.js';
import { createLiveSeats } from '../live/live-seats.js';
import { createRoomChatRepository } from './room-chat.repository.js';
import { createRoomCommands } from './room-commands.service.js';
import { createRoomHub } from './room-hub.js';
import { createRoomReportsRepository } from './room-reports.repository.js';
import { createRoomReportsService } from './room-reports.service.js';
import { registerRoomSocket } from './room-socket.routes.js';
import { createRoomsRepository } from './rooms.repository.js';
import { roomsHandlers } from './rooms.routes.js';
import { createRoomsService } from './rooms.service.js';

/** Rooms depend on content, for what is watched in them, and on accounts, for moderators. */
export const createRoomsFeature = ({
  realm,
  db,
  database,
  clock,
  metrics,
  origins,
  content,
  accounts,
}: Pick<FeatureTools, 'realm' | 'db' | 'database' | 'clock' | 'metrics' | 'origins'> & {
  readonly content: ContentReader;
  readonly accounts: AccountsService;
}) => {
  const repository = createRoomsRepository(db);
  const chat = createRoomChatRepository(db);
  const hub = createRoomHub({ database, repository, chat, clock });
  metrics.gauge('footlight_room_lines', hub.lines);
  const rooms = createRoomsService({ repository, chat, hub, content, clock });
  const commands = createRoomCommands({ repository, chat, hub, clock });
  const reports = createRoomReportsService({
    repository: createRoomReportsRepository(db),
    members: repository,
    chat,
    rooms,
    accounts,
    clock,
  });
  const seats = createLiveSeats();
  const { allowedOrigins } = realm.embed;
  return {
    handlers: roomsHandlers({ rooms, commands, reports, hub, seats }),
    jobs: [cleaning('rooms', () => rooms.clean())],
    /** Registers the WebSockets of rooms. */
    register: async (app: FastifyInstance, { calls: limit }: Limits): Promise<void> => {
      app.addHook('onClose', async () => hub.stop());
      await registerRoomSocket(app, { rooms, commands, hub, seats, origins, allowedOrigins, limit });
    },
  };
};
