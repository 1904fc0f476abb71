import type { EventName } from '../protocol/events.js';

export interface RemotePlayerOptions {
  /** The service's origin; messages from any other origin are ignored. */
  readonly origin: string;
  /** Penpal channel, needed when one page has two connections to one frame. */
  readonly channel?: string;
  /** Time limit of a call in milliseconds; 30 000 when absent. */
  readonly timeout?: number;
  /** Events to subscribe to; all when absent. */
  readonly subscribe?: readonly EventName[];
  /** Name and version of the host page's software, for the player's log. */
  readonly client?: { readonly name: string; readonly version: string };
}
