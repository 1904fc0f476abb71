import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import type { Limits } from '../../http/limits/limits.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { ContentReader } from '../content/content-reader.js';
import { ListenerSeats } from '../../http/event-streams/listener-seats.js';
import { RoomChatRepository } from './room-chat.repository.js';
import { RoomCommands } from './room-commands.service.js';
import { RoomHub } from './room-hub.js';
import { RoomReportsRepository } from './room-reports.repository.js';
import { RoomReportsService } from './room-reports.service.js';
import { registerRoomSocket } from './room-socket.routes.js';
import { RoomsRepository } from './rooms.repository.js';
import { roomsHandlers } from './rooms.routes.js';
import { RoomsService } from './rooms.service.js';

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
  const repository = new RoomsRepository(db);
  const chat = new RoomChatRepository(db);
  const hub = new RoomHub({ database, repository, chat, clock });
  metrics.gauge('footlight_room_lines', () => hub.lines());
  const rooms = new RoomsService({ repository, chat, hub, content, clock });
  const commands = new RoomCommands({ repository, chat, hub, clock });
  const reports = new RoomReportsService({
    repository: new RoomReportsRepository(db),
    members: repository,
    chat,
    rooms,
    accounts,
    clock,
  });
  const seats = new ListenerSeats();
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
