import { followRoom, isHttpError, type Client, type RoomConnection } from '@footlight/client';
import type {
  Room,
  RoomCommand,
  RoomContentKind,
  RoomEvent,
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
import { NO_ROOM, changeByEvent, type RoomPhase, type RoomState } from './room-state.js';
import { createTypingMembers } from './typing-members.js';

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

/** Interval for repeating the typing state. */
const TYPING_AGAIN_MS = 2_500;

/** One room, as used by one page. */
export class RoomStore {
  readonly #options: RoomStoreOptions;
  readonly #store = createStore<RoomState>()(() => NO_ROOM);
  readonly #clock: ReturnType<typeof createRoomClock>;
  readonly #typing = createTypingMembers((typingIds) => this.#set({ typingIds }));
  /** Aborted when the connection ends. */
  #life = new AbortController();
  #connection: RoomConnection | null = null;
  #sentTypingAt = -Infinity;
  /** Id of the room being visited. */
  #visited = '';

  constructor(options: RoomStoreOptions) {
    this.#options = options;
    this.#clock = createRoomClock({
      clock: options.clock,
      requestTime: () => this.#requestTime(),
      isUp: () => this.getState().transport !== null,
      onOffset: (offset) => this.#set({ offset }),
    });
  }

  readonly getState = this.#store.getState;
  readonly subscribe = this.#store.subscribe;

  /** Loads a room; a member starts following it at once. */
  async visit(id: string): Promise<void> {
    const { client } = this.#options;
    this.#end('loading');
    this.#visited = id;
    this.#set({ ...NO_ROOM, phase: 'loading' });
    this.#clock.forget();
    try {
      // With a guest token, the service recognises a guest who is already a member.
      await client.ensureGuest();
      const room = await client.call('getRoom', { params: { id } });
      if (this.#visited === id) this.#enter(room);
    } catch (error) {
      if (this.#visited === id) this.#set({ phase: 'failed', error: callErrorOf(error) });
    }
  }

  /** Repeats a failed visit. */
  retry(): Promise<void> {
    return this.visit(this.#visited);
  }

  /** Creates a room, with the viewer as its host. */
  open({ kind, contentId, name, positionSeconds }: NewRoom): Promise<CallError | null> {
    return attempt(async () => {
      const room = await this.#options.client.call('createRoom', {
        body: {
          kind,
          contentId,
          ...(name === undefined ? {} : { name }),
          ...(positionSeconds === undefined ? {} : { positionSeconds }),
        },
      });
      this.#clock.forget();
      this.#visited = room.id;
      this.#enter(room);
    });
  }

  join(name?: string): Promise<CallError | null> {
    const body = name === undefined ? {} : { name };
    return attempt(async () =>
      this.#enter(await this.#options.client.call('joinRoom', { ...this.#room, body })),
    );
  }

  async leave(): Promise<CallError | null> {
    const error = await attempt(() => this.#options.client.call('leaveRoom', this.#room));
    if (error === null) this.#end('left');
    return error;
  }

  /** The service's time, in milliseconds since 1970; null before it is known. */
  serverNow(): number | null {
    const { offset } = this.getState();
    return offset === null ? null : this.#options.clock.now() + offset;
  }

  mayControl(): boolean {
    const { everyoneSteers, hostId, memberId } = this.getState();
    return memberId !== null && (everyoneSteers || hostId === memberId);
  }

  /** Sets the playback for all members. A newer change by another member takes precedence. */
  async steer(
    target: Pick<RoomPlayback, 'state' | 'positionSeconds' | 'rate'>,
    at: number,
  ): Promise<CallError | null> {
    const { playback, memberId } = this.getState();
    if (playback === null) return null;
    const { revision } = playback;
    // Shown at once; the service confirms it with the same values.
    this.#set({ playback: { ...target, at, revision }, controlledBy: memberId });
    const error = await this.#send({ type: 'steer', ...target, at, revision });
    if (error !== null && this.getState().playback?.revision === revision) this.#set({ playback });
    return error;
  }

  write(text: string): Promise<CallError | null> {
    this.#sentTypingAt = -Infinity;
    return this.#send({ type: 'chat', text });
  }

  react(messageId: string, reaction: RoomReaction, on: boolean): Promise<CallError | null> {
    return this.#send({ type: 'react', messageId, reaction, on });
  }

  /** Sends the typing state, throttled. */
  type(isTyping: boolean): void {
    const now = this.#options.clock.now();
    if (isTyping && now < this.#sentTypingAt + TYPING_AGAIN_MS) return;
    if (!isTyping && this.#sentTypingAt === -Infinity) return;
    this.#sentTypingAt = isTyping ? now : -Infinity;
    this.#sendUnconfirmed({ type: 'typing', on: isTyping });
  }

  sendStatus(status: Exclude<RoomStatus, 'offline'>): void {
    this.#sendUnconfirmed({ type: 'status', status });
  }

  save(change: { readonly hostId?: string; readonly everyoneSteers?: boolean }): Promise<CallError | null> {
    return attempt(() => this.#options.client.call('saveRoom', { ...this.#room, body: change }));
  }

  remove(memberId: string): Promise<CallError | null> {
    return attempt(() => this.#options.client.call('removeRoomMember', this.#member(memberId)));
  }

  block(memberId: string, isBlocked: boolean): Promise<CallError | null> {
    const name = isBlocked ? 'blockRoomMember' : 'unblockRoomMember';
    return attempt(() => this.#options.client.call(name, this.#member(memberId)));
  }

  report(memberId: string, reason: RoomReportReason, messageId?: string): Promise<CallError | null> {
    const body = { memberId, reason, ...(messageId === undefined ? {} : { messageId }) };
    return attempt(() => this.#options.client.call('reportRoomMember', { ...this.#room, body }));
  }

  /** Closes the connection; the membership lasts for a while. */
  dispose(): void {
    this.#end('idle');
  }

  get #room() {
    return { params: { id: this.getState().room?.id ?? '' } };
  }

  #member(memberId: string) {
    return { params: { ...this.#room.params, memberId } };
  }

  #set(change: Partial<RoomState>): void {
    this.#store.setState(change);
  }

  #end(phase: RoomPhase, error: CallError | null = null): void {
    this.#life.abort();
    this.#clock.stop();
    this.#typing.clear();
    this.#connection = null;
    this.#set({ phase, error, transport: null, typingIds: [] });
  }

  #enter(room: Room): void {
    const { memberId } = room;
    this.#set({ room, memberId, phase: memberId === null ? 'visiting' : 'joined', error: null });
    if (memberId !== null) this.#follow();
  }

  #follow(): void {
    const { client, openSocket } = this.#options;
    this.#life.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#connection = followRoom(client, this.#room.params.id, {
      signal,
      onEvent: (event) => {
        if (!signal.aborted) this.#receive(event);
      },
      onConnection: (transport) => {
        if (signal.aborted) return;
        this.#set({ transport });
        if (transport !== null) this.#clock.start();
      },
      onRefused: (error) => {
        if (signal.aborted) return;
        if (error.code === 'ROOM_REMOVED') this.#end('removed');
        else if (error.code === 'ROOM_NOT_FOUND') this.#end('closed');
        // A member who was away for long has been removed, and may join again.
        else if (error.code === 'ROOM_NOT_MEMBER')
          void this.join().then((error) => {
            if (error !== null) this.#end('failed', error);
          });
        else this.#end('failed', callErrorOf(error));
      },
      ...(openSocket === undefined ? {} : { openSocket }),
    });
  }

  #receive(event: RoomEvent): void {
    if (event.type === 'closed') return this.#end(event.reason);
    if (event.type === 'welcome') this.#typing.clear();
    else if (event.type === 'message') this.#typing.receive(event.message.memberId, false);
    else if (event.type === 'typing') this.#typing.receive(event.memberId, event.isTyping);
    this.#store.setState((state) => changeByEvent(state, event));
  }

  async #requestTime(): Promise<number | null> {
    const { signal } = this.#life;
    try {
      const serverTime = await this.#connection?.send({ type: 'ping' });
      return serverTime === undefined || signal.aborted ? null : serverTime;
    } catch (error) {
      // The connection reports failures itself.
      if (isHttpError(error) || signal.aborted) return null;
      throw error;
    }
  }

  async #send(command: RoomCommand): Promise<CallError | null> {
    const { signal } = this.#life;
    try {
      await this.#connection?.send(command);
      this.#set({ commandError: null });
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      const commandError = callErrorOf(error);
      this.#set({ commandError });
      return commandError;
    }
  }

  /** Sends a command whose result does not matter. */
  #sendUnconfirmed(command: RoomCommand): void {
    const { signal } = this.#life;
    this.#connection?.send(command).catch((error: unknown) => {
      if (!isHttpError(error) && !signal.aborted) console.error(error);
    });
  }
}
