import type { AdMoment, GuideProgramme, SkipMarker } from './player-state.js';

/**
 * The payloads of the player's events. `Failure` is the type of an error: a `PlayerError` within a page, its code and
 * message across a frame boundary.
 */
export interface PlayerEvents<Failure = unknown> {
  /** The video played to its end. */
  readonly ended: { readonly id: string | null };
  /** The video failed. */
  readonly error: { readonly error: Failure };
  /**
   * The viewer chose an error action. The player handles `retry` itself; the host page handles `sign-in`, `purchase`
   * and `back` if `errorActions` lists them.
   */
  readonly errorAction: { readonly action: string; readonly error: Failure };
  /** The browser blocked autoplay. A press on the player, or `play` called after a press, starts playback. */
  readonly autoplayBlocked: Readonly<Record<string, never>>;
  /** The current programme of a guide channel changed. */
  readonly programmeChanged: { readonly now: GuideProgramme | null; readonly next: GuideProgramme | null };
  /** The live event started. */
  readonly goneLive: { readonly id: string | null };
  /** An intro, a recap or credits started; times in seconds. */
  readonly skipMarker: SkipMarker;
  /** An advertisement started to show; `index` counts from 1 within its break. */
  readonly adStarted: AdMoment;
  /** The advertisement ended, completed or not. */
  readonly adEnded: AdMoment;
}

export type PlayerEventName = keyof PlayerEvents;

/** The event names of the elements. */
export const ELEMENT_EVENTS = {
  ended: 'footlight-ended',
  error: 'footlight-error',
  errorAction: 'footlight-erroraction',
  autoplayBlocked: 'footlight-autoplayblocked',
  programmeChanged: 'footlight-programmechanged',
  goneLive: 'footlight-gonelive',
  skipMarker: 'footlight-skipmarker',
  adStarted: 'footlight-adstart',
  adEnded: 'footlight-adend',
} as const satisfies Record<PlayerEventName, string>;

export const PLAYER_EVENT_NAMES = /* @__PURE__ */ Object.keys(ELEMENT_EVENTS) as readonly PlayerEventName[];

/** The event details of an element, by the element's event names. */
export type ElementEvents<Failure> = {
  readonly [E in PlayerEventName as (typeof ELEMENT_EVENTS)[E]]: PlayerEvents<Failure>[E];
};
