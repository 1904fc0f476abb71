import type { RoomWay } from '@footlight/client';
import type { Room, RoomEvent, RoomMember, RoomMessage, RoomPlayback } from '@footlight/contract';
import type { CallError } from '../calls/status.js';

/** `visiting`: the room is loaded, and the viewer is not a member yet. */
export type RoomPhase = 'idle' | 'loading' | 'visiting' | 'joined' | 'left' | 'removed' | 'closed' | 'failed';

export interface RoomState {
  readonly phase: RoomPhase;
  readonly error: CallError | null;
  readonly room: Room | null;
  /** The transport in use; null while disconnected. */
  readonly transport: RoomWay | null;
  readonly memberId: string | null;
  readonly hostId: string | null;
  readonly everyoneSteers: boolean;
  readonly mayChat: boolean;
  readonly members: readonly RoomMember[];
  readonly messages: readonly RoomMessage[];
  readonly blockedIds: readonly string[];
  /** Ids of the members who are typing. */
  readonly typingIds: readonly string[];
  readonly playback: RoomPlayback | null;
  /** The member who steered last; null if nobody has since the connection was opened. */
  readonly controlledBy: string | null;
  /** Milliseconds to add to this page's clock to get the service's time; null before the first response. */
  readonly offset: number | null;
  /** Why the last message or steering command was refused; null if it was accepted. */
  readonly commandError: CallError | null;
}

export const NO_ROOM: RoomState = {
  phase: 'idle',
  error: null,
  room: null,
  transport: null,
  memberId: null,
  hostId: null,
  everyoneSteers: false,
  mayChat: false,
  members: [],
  messages: [],
  blockedIds: [],
  typingIds: [],
  playback: null,
  controlledBy: null,
  offset: null,
  commandError: null,
};

const MESSAGES_MAX = 200;

/** What an event of the room changes; the state itself if that is nothing. */
export const changeByEvent = (state: RoomState, event: RoomEvent): Partial<RoomState> => {
  switch (event.type) {
    case 'welcome': {
      const { type: _type, now: _now, ...snapshot } = event;
      return { ...snapshot, controlledBy: null, typingIds: [] };
    }
    case 'playback': {
      const { playback, memberId } = event;
      const known = state.playback;
      // Events over two transports may arrive out of order.
      const isNewer = known === null || playback.revision > known.revision;
      return isNewer ? { playback, controlledBy: memberId } : state;
    }
    case 'people': {
      const { hostId, everyoneSteers, members } = event;
      return { hostId, everyoneSteers, members };
    }
    case 'message': {
      const others = state.messages.filter(({ id }) => id !== event.message.id);
      return { messages: [...others, event.message].slice(-MESSAGES_MAX) };
    }
    case 'reactions': {
      const { messageId, reactions } = event;
      return {
        messages: state.messages.map((message) =>
          message.id === messageId ? { ...message, reactions } : message,
        ),
      };
    }
    case 'blocked': {
      const { blockedIds } = event;
      return {
        blockedIds,
        messages: state.messages.filter(({ memberId }) => !blockedIds.includes(memberId)),
      };
    }
    case 'typing':
    case 'closed':
    case 'answer':
    case 'refused':
      return state;
  }
};
