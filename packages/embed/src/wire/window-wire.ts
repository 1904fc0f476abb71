import type { Connection, Message, Messenger } from 'penpal';
import type { RpcFrame } from '../protocol/message.js';

/**
 * The only Penpal method of each side. Penpal's own messages are not JSON-RPC and lose codes and data, so the 2.0
 * envelope is sent as its argument.
 */
type WireMethods = {
  rpc(message: unknown): Promise<unknown>;
};

export interface WireOptions {
  readonly remoteWindow: Window;
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

export interface Wire {
  /** Sends one message; rejects only on transport errors. */
  readonly send: (frame: RpcFrame) => Promise<unknown>;
  readonly destroy: () => void;
}

/** Penpal adds the stack of an error to its reply; it must not be sent to another origin. */
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
 * Opens the connection between this window and another; when the other side closes, it opens again for the next page.
 * Penpal is loaded here, because its module accesses browser globals.
 */
export const openWindowWire = async (options: WireOptions): Promise<Wire> => {
  const { CallOptions, WindowMessenger, connect } = await import('penpal');
  const methods: WireMethods = Object.assign(Object.create(null) as object, {
    rpc: (message: unknown) => options.receive(message),
  });
  let isDestroyed = false;

  const open = (): Connection<WireMethods> => {
    const messenger = new WindowMessenger({
      remoteWindow: options.remoteWindow,
      allowedOrigins: [...options.allowedOrigins],
    });
    stripStacks(messenger);
    watchHandshakes(messenger, options, () => {
      if (!isDestroyed) connection = open();
    });
    // No time limit by Penpal: callers have their own, and a frame may wait indefinitely for its host.
    return connect<WireMethods>({ messenger, methods, channel: options.channel });
  };

  let connection = open();
  return {
    send: async (frame) => {
      const remote = await connection.promise;
      return remote.rpc(frame, new CallOptions({ timeout: FORGET_CALL_MS }));
    },
    destroy() {
      isDestroyed = true;
      connection.destroy();
    },
  };
};
