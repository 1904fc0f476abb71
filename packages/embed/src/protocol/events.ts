import type { RpcErrorBody } from './message.js';
import type { AdMoment, GuideProgramme } from '@footlight/player-contract';
import type { PlayerStateChanges } from './methods.js';

/** What each notification (player → host) carries. */
export interface EventParams {
  readonly 'player.ready': { readonly instanceId: string };
  /** At most one a frame; `currentTime` at most every 250 ms. `revision` only rises. */
  readonly 'player.stateChanged': { readonly revision: number; readonly changes: PlayerStateChanges };
  readonly 'player.ended': { readonly id: string | null };
  readonly 'player.error': RpcErrorBody;
  /** The browser let nothing start by itself; a click inside the frame or `player.play` after one will. */
  readonly 'player.autoplayBlocked': Readonly<Record<string, never>>;
  readonly 'player.programmeChanged': {
    readonly now: GuideProgramme | null;
    readonly next: GuideProgramme | null;
  };
  readonly 'player.goneLive': { readonly id: string | null };
  readonly 'player.skipMarker': { readonly type: string; readonly from: number; readonly to: number };
  /** An advertisement is seen; `index` counts from 1 within its break. */
  readonly 'player.adStarted': AdMoment;
  /** It is over, to its end or not. */
  readonly 'player.adEnded': AdMoment;
  /** The viewer chose a way on from an error that the page said it takes itself (`errorActions`). */
  readonly 'player.errorAction': { readonly action: string; readonly error: RpcErrorBody };
  readonly 'player.destroyed': { readonly instanceId: string };
}

export type EventName = keyof EventParams;

/** Every event; true for those sent whether subscribed or not. */
const SENT_ALWAYS = {
  'player.ready': false,
  'player.stateChanged': false,
  'player.ended': false,
  'player.error': true,
  'player.autoplayBlocked': false,
  'player.programmeChanged': false,
  'player.goneLive': false,
  'player.skipMarker': false,
  'player.adStarted': false,
  'player.adEnded': false,
  'player.errorAction': false,
  'player.destroyed': true,
} as const satisfies Record<EventName, boolean>;

export const EVENT_NAMES = Object.keys(SENT_ALWAYS) as readonly EventName[];

export const isEventName = (name: string): name is EventName => Object.hasOwn(SENT_ALWAYS, name);
export const isSentAlways = (name: EventName): boolean => SENT_ALWAYS[name];
