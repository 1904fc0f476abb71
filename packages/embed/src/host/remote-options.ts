import type { EventName } from '../protocol/events.js';

export interface RemotePlayerOptions {
  /** The service's origin; the only one that the player may speak from. */
  readonly origin: string;
  /** Penpal channel, when one page holds two connections to one frame. */
  readonly channel?: string;
  /** Milliseconds until a call is given up; 30 000 when absent. */
  readonly timeout?: number;
  /** Events wanted; all when absent. */
  readonly subscribe?: readonly EventName[];
  /** Who calls, for the player's log. */
  readonly client?: { readonly name: string; readonly version: string };
}
