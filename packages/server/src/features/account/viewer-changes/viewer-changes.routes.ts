import type { Handlers } from '../../../feature.js';
import type { ListenerSeats } from '../../../http/event-streams/listener-seats.js';
import { streamViewerChanges } from './viewer-changes-stream.js';
import type { ViewerChanges } from './viewer-changes.js';

export const viewerChangesHandlers = (changes: ViewerChanges, seats: ListenerSeats) =>
  ({
    streamViewerChanges: async (request) => {
      await streamViewerChanges(changes, seats, request);
      // The stream has been written to the reply already and stays open.
      return undefined as never;
    },
  }) satisfies Handlers;
