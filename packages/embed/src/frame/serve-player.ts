import { DEFAULT_CHANNEL, type RpcNotification } from '../protocol/message.js';
import { openWindowWire, type Wire } from '../wire/window-wire.js';
import { missingPolicies } from './missing-policies.js';
import type { PlayerPort } from './player-port.js';
import { createSession } from './session.js';

export interface ServeOptions {
  /**
   * Origins of pages that may control the player, exact or `*`; from the realm's configuration,
   * never from a parameter or the referrer, which the page around the frame chooses.
   */
  readonly allowedOrigins: readonly string[];
  readonly channel?: string;
  /** The page around the frame; `window.parent` when absent. */
  readonly host?: Window;
}

export interface PlayerServer {
  readonly instanceId: string;
  /** Tells the host `player.destroyed` and closes the channel. Idempotent. */
  readonly destroy: () => void;
}

/**
 * Serves a player to the page around this one. Does nothing in a page that stands alone, and answers
 * nobody whose origin is not allowed.
 */
export const servePlayer = (port: PlayerPort, options: ServeOptions): PlayerServer => {
  const instanceId = crypto.randomUUID();
  const host = options.host ?? window.parent;
  const { allowedOrigins } = options;
  const isFramed = host !== window;
  const missing = isFramed ? missingPolicies(document as object) : [];
  // Where whoever builds the page looks first.
  for (const { message } of missing) console.warn(`Footlight: ${message}`);
  let wire: Promise<Wire> | undefined;
  let isDestroyed = false;

  const notify = (notification: RpcNotification): void => {
    // A host that is gone hears nothing; there is nobody to tell of it.
    wire?.then((open) => open.send(notification)).catch(() => undefined);
  };
  const session = createSession(port, instanceId, notify, missing);

  if (isFramed && allowedOrigins.length > 0) {
    wire = openWindowWire({
      remoteWindow: host,
      allowedOrigins,
      channel: options.channel ?? DEFAULT_CHANNEL,
      receive: session.receive,
      onOpen: () => undefined,
      onLost: session.reset,
    });
  }

  return {
    instanceId,
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      session.end();
      // After the farewell has left.
      setTimeout(() => {
        void wire?.then((open) => {
          open.destroy();
        });
      });
    },
  };
};
