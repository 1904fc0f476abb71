import { followRoom, isHttpError, type Client, type RoomConnection, type RoomWay } from '@footlight/client';
import type {
  Room,
  RoomCommand,
  RoomContentKind,
  RoomEvent,
  RoomMember,
  RoomMessage,
  RoomPlayback,
  RoomReaction,
  RoomReportReason,
  RoomStatus,
} from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { attempt } from '../calls/attempt.js';
import type { Clock } from '../clock.js';
import { callErrorOf, type CallError } from '../calls/status.js';
import { createRoomClock } from './room-clock.js';
import { createTypingMembers } from './typing-members.js';

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

export interface RoomStoreOptions {
  readonly client: Pick<Client, 'call' | 'open' | 'origin' | 'ensureGuest'>;
  /** A monotonic clock. */
  readonly clock: Clock;
  /** Default: the browser's `WebSocket`. Null disables sockets. */
  readonly openSocket?: ((address: string) => WebSocket) | null;
}

export interface NewRoom {
  readonly kind: RoomContentKind;
  readonly contentId: string;
  readonly name?: string;
  readonly positionSeconds?: number;
}

const NOTHING: RoomState = {
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

/** Interval for repeating the typing state. */
const TYPING_AGAIN_MS = 2_500;
const MESSAGES_MAX = 200;

/** One room, as used by one page. */
export const createRoomStore = ({ client, clock, openSocket }: RoomStoreOptions) => {
  const store = createStore<RoomState>()(() => NOTHING);
  const { getState: get, setState: set } = store;
  let life = new AbortController();
  let line: RoomConnection | null = null;
  let sentTypingAt = -Infinity;
  /** Id of the room being visited. */
  let visited = '';

  const roomId = (): string => get().room?.id ?? '';
  const params = () => ({ params: { id: roomId() } });

  const requestTime = async (): Promise<number | null> => {
    const { signal } = life;
    try {
      const serverTime = await line?.send({ type: 'ping' });
      return serverTime === undefined || signal.aborted ? null : serverTime;
    } catch (error) {
      // The connection reports failures itself.
      if (isHttpError(error) || signal.aborted) return null;
      throw error;
    }
  };
  const serviceClock = createRoomClock({
    clock,
    requestTime,
    isUp: () => get().transport !== null,
    onOffset: (offset) => set({ offset }),
  });
  const typing = createTypingMembers((typingIds) => set({ typingIds }));

  const end = (phase: RoomPhase, error: CallError | null = null): void => {
    life.abort();
    serviceClock.stop();
    typing.clear();
    line = null;
    set({ phase, error, transport: null, typingIds: [] });
  };

  const handleEvent = (event: RoomEvent): void => {
    switch (event.type) {
      case 'welcome': {
        const { type: _type, now: _now, ...snapshot } = event;
        typing.clear();
        set({ ...snapshot, controlledBy: null, typingIds: [] });
        return;
      }
      case 'playback': {
        const { playback, memberId } = event;
        const known = get().playback;
        // Events over two transports may arrive out of order.
        if (known === null || playback.revision > known.revision) set({ playback, controlledBy: memberId });
        return;
      }
      case 'people': {
        const { hostId, everyoneSteers, members } = event;
        set({ hostId, everyoneSteers, members });
        return;
      }
      case 'message':
        typing.receive(event.message.memberId, false);
        set(({ messages }) => ({
          messages: [...messages.filter(({ id }) => id !== event.message.id), event.message].slice(
            -MESSAGES_MAX,
          ),
        }));
        return;
      case 'reactions':
        set(({ messages }) => ({
          messages: messages.map((message) =>
            message.id === event.messageId ? { ...message, reactions: event.reactions } : message,
          ),
        }));
        return;
      case 'typing':
        return typing.receive(event.memberId, event.isTyping);
      case 'blocked': {
        const { blockedIds } = event;
        set(({ messages }) => ({
          blockedIds,
          messages: messages.filter(({ memberId }) => !blockedIds.includes(memberId)),
        }));
        return;
      }
      case 'closed':
        return end(event.reason);
      case 'answer':
      case 'refused':
        return;
    }
  };

  const follow = (): void => {
    life.abort();
    life = new AbortController();
    const { signal } = life;
    line = followRoom(client, roomId(), {
      signal,
      onEvent: (event) => {
        if (!signal.aborted) handleEvent(event);
      },
      onConnection: (transport) => {
        if (signal.aborted) return;
        set({ transport });
        if (transport !== null) serviceClock.start();
      },
      onRefused: (error) => {
        if (signal.aborted) return;
        if (error.code === 'ROOM_REMOVED') end('removed');
        else if (error.code === 'ROOM_NOT_FOUND') end('closed');
        // A member who was away for long has been removed, and may join again.
        else if (error.code === 'ROOM_NOT_MEMBER')
          void join().then((error) => {
            if (error !== null) end('failed', error);
          });
        else end('failed', callErrorOf(error));
      },
      ...(openSocket === undefined ? {} : { openSocket }),
    });
  };

  const enter = (room: Room): void => {
    set({
      room,
      memberId: room.memberId,
      phase: room.memberId === null ? 'visiting' : 'joined',
      error: null,
    });
    if (room.memberId !== null) follow();
  };

  const join = async (name?: string): Promise<CallError | null> =>
    attempt(async () =>
      enter(await client.call('joinRoom', { ...params(), body: name === undefined ? {} : { name } })),
    );

  const sendCommand = async (command: RoomCommand): Promise<CallError | null> => {
    const { signal } = life;
    try {
      await line?.send(command);
      set({ commandError: null });
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      const callError = callErrorOf(error);
      set({ commandError: callError });
      return callError;
    }
  };
  /** Sends a command whose result does not matter. */
  const sendUnconfirmed = (command: RoomCommand): void => {
    const { signal } = life;
    line?.send(command).catch((error: unknown) => {
      if (!isHttpError(error) && !signal.aborted) console.error(error);
    });
  };

  const visit = async (id: string): Promise<void> => {
    end('loading');
    visited = id;
    set({ ...NOTHING, phase: 'loading' });
    serviceClock.forget();
    try {
      // With a guest token, the service recognises a guest who is already a member.
      await client.ensureGuest();
      const room = await client.call('getRoom', { params: { id } });
      if (visited === id) enter(room);
    } catch (error) {
      if (visited === id) set({ phase: 'failed', error: callErrorOf(error) });
    }
  };

  return {
    ...store,
    /** Loads a room; a member starts following it at once. */
    visit,
    /** Repeats a failed visit. */
    retry: (): Promise<void> => visit(visited),
    /** Creates a room, with the viewer as its host. */
    open: async ({ kind, contentId, name, positionSeconds }: NewRoom): Promise<CallError | null> =>
      attempt(async () => {
        const room = await client.call('createRoom', {
          body: {
            kind,
            contentId,
            ...(name === undefined ? {} : { name }),
            ...(positionSeconds === undefined ? {} : { positionSeconds }),
          },
        });
        serviceClock.forget();
        visited = room.id;
        enter(room);
      }),
    join,
    leave: async (): Promise<CallError | null> => {
      const error = await attempt(() => client.call('leaveRoom', params()));
      if (error === null) end('left');
      return error;
    },
    /** The service's time, in milliseconds since 1970; null before it is known. */
    serverNow: (): number | null => {
      const { offset } = get();
      return offset === null ? null : clock.now() + offset;
    },
    mayControl: (): boolean => {
      const { everyoneSteers, hostId, memberId } = get();
      return memberId !== null && (everyoneSteers || hostId === memberId);
    },
    /** Sets the playback for all members. A newer change by another member takes precedence. */
    steer: async (
      target: Pick<RoomPlayback, 'state' | 'positionSeconds' | 'rate'>,
      at: number,
    ): Promise<CallError | null> => {
      const { playback, memberId } = get();
      if (playback === null) return null;
      const { revision } = playback;
      // Shown at once; the service confirms it with the same values.
      set({ playback: { ...target, at, revision }, controlledBy: memberId });
      const error = await sendCommand({ type: 'steer', ...target, at, revision });
      if (error !== null && get().playback?.revision === revision) set({ playback });
      return error;
    },
    write: (text: string): Promise<CallError | null> => {
      sentTypingAt = -Infinity;
      return sendCommand({ type: 'chat', text });
    },
    react: (messageId: string, reaction: RoomReaction, on: boolean): Promise<CallError | null> =>
      sendCommand({ type: 'react', messageId, reaction, on }),
    /** Sends the typing state, throttled. */
    type: (isTyping: boolean): void => {
      const now = clock.now();
      if (isTyping && now < sentTypingAt + TYPING_AGAIN_MS) return;
      if (!isTyping && sentTypingAt === -Infinity) return;
      sentTypingAt = isTyping ? now : -Infinity;
      sendUnconfirmed({ type: 'typing', on: isTyping });
    },
    sendStatus: (status: Exclude<RoomStatus, 'offline'>): void => sendUnconfirmed({ type: 'status', status }),
    save: (change: {
      readonly hostId?: string;
      readonly everyoneSteers?: boolean;
    }): Promise<CallError | null> => attempt(() => client.call('saveRoom', { ...params(), body: change })),
    remove: (memberId: string): Promise<CallError | null> =>
      attempt(() => client.call('removeRoomMember', { params: { id: roomId(), memberId } })),
    block: (memberId: string, isBlocked: boolean): Promise<CallError | null> =>
      attempt(() =>
        client.call(isBlocked ? 'blockRoomMember' : 'unblockRoomMember', {
          params: { id: roomId(), memberId },
        }),
      ),
    report: (memberId: string, reason: RoomReportReason, messageId?: string): Promise<CallError | null> =>
      attempt(() =>
        client.call('reportRoomMember', {
          ...params(),
          body: { memberId, reason, ...(messageId === undefined ? {} : { messageId }) },
        }),
      ),
    /** Closes the connection; the membership lasts for a while. */
    dispose: (): void => end('idle'),
  };
};

export type RoomStore = ReturnType<typeof createRoomStore>;
