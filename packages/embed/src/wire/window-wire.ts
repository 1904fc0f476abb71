import type { Message, Messenger } from 'penpal';
import type { RpcFrame } from '../protocol/message.js';

/**
 * The only Penpal method of each side. Penpal's own messages are not JSON-RPC and lose codes and data, so the 2.0
 * envelope is sent as its argument.
 */
type WireMethods = {
  rpc(message: unknown): Promise<unknown>;
};

export interface WireOptions {
  /** Exact origins, or `*`. Messages from any other are silently dropped. */
  readonly allowedOrigins: readonly string[];
  readonly channel: string;
  /** Handles messages from the other side; must never reject. */
  readonly receive: (message: unknown) => Promise<unknown>;
  /** Called after each handshake, including after a reload of the other side. */
  readonly onOpen: () => void;
  /** Called when the other page was reloaded or closed; pending calls will not be answered. */
  readonly onLost: () => void;
}

interface OpenConnection {
  readonly send: (frame: RpcFrame) => Promise<unknown>;
  readonly destroy: () => void;
}

/** Penpal adds the stack of an error to its response; it must not be sent to another origin. */
const withoutStack = (message: Message): Message =>
  message.type === 'REPLY' && message.isError === true && message.isSerializedErrorInstance === true
    ? { ...message, value: { ...message.value, stack: '' } }
    : message;

const stripStacks = (messenger: Messenger): void => {
  const send = messenger.sendMessage;
  messenger.sendMessage = (message, transferables) => {
    send(withoutStack(message), transferables);
  };
};

/**
 * Penpal has no event for a lost or renewed connection, but every message passes this handler first: a `SYN` from a new
 * page means that the old one is gone, and `ACK1` or `ACK2` completes each handshake.
 */
const watchHandshakes = (messenger: Messenger, options: WireOptions, onClosed: () => void): void => {
  let participant: string | undefined;
  messenger.addMessageHandler((message) => {
    if (message.type === 'SYN') {
      const isAnotherPage = participant !== undefined && participant !== message.participantId;
      participant = message.participantId;
      if (isAnotherPage) options.onLost();
    } else if (message.type === 'DESTROY') {
      options.onLost();
      // Penpal's own handler runs after this one and closes the connection for good.
      queueMicrotask(onClosed);
    } else if (message.type === 'ACK1' || message.type === 'ACK2') {
      // The port is connected after Penpal's handler, too.
      queueMicrotask(options.onOpen);
    }
  });
};

/** Time in milliseconds after which Penpal drops a call; longer than any caller waits, so it only frees memory. */
const FORGET_CALL_MS = 60_000;

/**
 * The connection between this window and another. When the page in the other window goes away, it opens again for the
 * next one.
 */
export class WindowWire {
  readonly #options: WireOptions;
  #remoteWindow: Window | null = null;
  #connection: Promise<OpenConnection> | undefined;

  constructor(options: WireOptions) {
    this.#options = options;
  }

  /** The other window; null while there is no connection. */
  get remoteWindow(): Window | null {
    return this.#remoteWindow;
  }

  /** Opens the connection, and closes the one to an earlier window. */
  connect(remoteWindow: Window): void {
    this.close();
    this.#remoteWindow = remoteWindow;
    this.#connection = this.#open(remoteWindow);
    this.#connection.catch(() => undefined);
  }

  /** Sends one message. @throws when there is no connection, or the other page is gone. */
  async send(frame: RpcFrame): Promise<unknown> {
    const connection = await this.#connection;
    if (connection === undefined) throw new Error('There is no connection to another window.');
    return connection.send(frame);
  }

  /** Closes the connection; `connect` opens another. */
  close(): void {
    // A connection that failed to open has nothing to destroy; its calls time out.
    this.#connection?.then(
      (connection) => connection.destroy(),
      () => undefined,
    );
    this.#connection = undefined;
    this.#remoteWindow = null;
  }

  /** Loads Penpal lazily, because its module accesses browser globals. */
  async #open(remoteWindow: Window): Promise<OpenConnection> {
    const { CallOptions, WindowMessenger, connect } = await import('penpal');
    const { allowedOrigins, channel, receive } = this.#options;
    const messenger = new WindowMessenger({ remoteWindow, allowedOrigins: [...allowedOrigins] });
    const methods: WireMethods = Object.assign(Object.create(null) as object, {
      rpc: (message: unknown) => receive(message),
    });
    stripStacks(messenger);
    watchHandshakes(messenger, this.#options, () => {
      if (this.#remoteWindow === remoteWindow) this.#connection = this.#open(remoteWindow);
    });
    // No time limit by Penpal: callers have their own, and a frame may wait indefinitely for its host.
    const { promise, destroy } = connect<WireMethods>({ messenger, methods, channel });
    // Those who send learn of it; a page that never sends must not be told of an unhandled rejection.
    promise.catch(() => undefined);
    return {
      send: async (frame) => {
        const remote = await promise;
        return remote.rpc(frame, new CallOptions({ timeout: FORGET_CALL_MS }));
      },
      destroy,
    };
  }
}
