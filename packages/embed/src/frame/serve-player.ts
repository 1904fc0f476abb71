import { randomId } from '@footlight/player-contract';
import { DEFAULT_CHANNEL, type RpcNotification } from '../protocol/message.js';
import { WindowWire } from '../wire/window-wire.js';
import { missingPolicies } from './missing-policies.js';
import type { PlayerPort } from './player-port.js';
import { createSession } from './session.js';

export interface ServeOptions {
  /**
   * Origins of pages that may control the player, exact or `*`. They come from the realm's configuration, never from a
   * parameter or the referrer, which the host page controls.
   */
  readonly allowedOrigins: readonly string[];
  readonly channel?: string;
  /** The host page's window; `window.parent` when absent. */
  readonly host?: Window;
}

export interface PlayerServer {
  readonly instanceId: string;
  /** Sends `player.destroyed` to the host and closes the channel. Idempotent. */
  readonly destroy: () => void;
}

/**
 * Serves a player to the host page. Does nothing in a top-level page, and does not respond to origins that are not
 * allowed.
 */
export const servePlayer = (port: PlayerPort, options: ServeOptions): PlayerServer => {
  const instanceId = randomId();
  const host = options.host ?? window.parent;
  const { allowedOrigins } = options;
  const isFramed = host !== window;
  const missing = isFramed ? missingPolicies(document as object) : [];
  // The console is where developers of the host page look first.
  for (const { message } of missing) console.warn(`Footlight: ${message}`);
  let isDestroyed = false;

  const notify = (notification: RpcNotification): void => {
    // A failure to send means that the host is gone; there is nobody to notify.
    wire.send(notification).catch(() => undefined);
  };
  const session = createSession(port, instanceId, notify, missing);

  const wire = new WindowWire({
    allowedOrigins,
    channel: options.channel ?? DEFAULT_CHANNEL,
    receive: session.receive,
    onOpen: () => undefined,
    onLost: session.reset,
  });
  if (isFramed && allowedOrigins.length > 0) wire.connect(host);

  return {
    instanceId,
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      session.end();
      // Gives the last message time to be sent.
      setTimeout(() => {
        wire.close();
      });
    },
  };
};
