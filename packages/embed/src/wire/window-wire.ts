import type { Connection, Message, Messenger } from 'penpal';
import type { RpcFrame } from '../protocol/message.js';

/**
 * The one penpal method of each side. Penpal's own wire is no JSON-RPC (it loses codes and data), so
 * the 2.0 envelope rides through it as an argument.
 */
type WireMethods = {
  rpc(message: unknown): Promise<unknown>;
};

export interface WireOptions {
  readonly remoteWindow: Window;
  /** Exact origins, or `*`. Messages from any other are dropped in silence. */
  readonly allowedOrigins: readonly string[];
  readonly channel: string;
  /** Takes what the other side sends; must always fulfil. */
  readonly receive: (message: unknown) => Promise<unknown>;
  /** The two sides shook hands; again after each reload of the other side. */
  readonly onOpen: () => void;
  /** The other page went, reloaded or closed; what was under way will not be answered. */
  readonly onLost: () => void;
}

export interface Wire {
  /** Sends one frame; rejects only with transport trouble. */
  readonly send: (frame: RpcFrame) => Promise<unknown>;
  readonly destroy: () => void;
}

/** Penpal writes the stack of an error into its reply; none may cross the border. */
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
 * Penpal has no event for a lost or renewed connection, but every message passes here first: `SYN`
 * from a new page means that the old one is gone, `ACK1` or `ACK2` ends each handshake.
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
      // Penpal's own handler runs after this one and ends the connection for good.
      queueMicrotask(onClosed);
    } else if (message.type === 'ACK1' || message.type === 'ACK2') {
      // Likewise: there the port is connected.
      queueMicrotask(options.onOpen);
    }
  });
};

/** Milliseconds after which penpal forgets a call; longer than any caller waits, so only to free it. */
const FORGET_CALL_MS = 60_000;

/**
 * Opens the wire between this window and another; when the other side closes, it opens again for
 * whoever comes next. Penpal is loaded here and not before, because its module reads globals of the
 * browser.
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
    // No time limit of penpal's: who waits has one of its own, and a frame may wait for its host for ever.
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
