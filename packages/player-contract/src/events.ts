import type { AdMoment, GuideProgramme, SkipMarker } from './player-state.js';

/**
 * What the events of a player carry, once. `Failure` is how an error is told: a `PlayerError` in a page, its code and words
 * beyond the border of a frame.
 */
export interface PlayerEvents<Failure = unknown> {
  /** The video came to its end. */
  readonly ended: { readonly id: string | null };
  /** The video was lost. */
  readonly error: { readonly error: Failure };
  /**
   * The viewer chose the way on from an error: `retry` is the player's own; `sign-in`, `purchase` and `back` are the page's
   * where `errorActions` names them.
   */
  readonly errorAction: { readonly action: string; readonly error: Failure };
  /** The browser let nothing start by itself; a press on the player, or `play` after one, will. */
  readonly autoplayBlocked: Readonly<Record<string, never>>;
  /** Another programme is on, on a channel of the guide. */
  readonly programmeChanged: { readonly now: GuideProgramme | null; readonly next: GuideProgramme | null };
  /** The event is on the air. */
  readonly goneLive: { readonly id: string | null };
  /** An intro, a recap or credits begin; seconds. */
  readonly skipMarker: SkipMarker;
  /** An advertisement is seen; `index` counts from 1 within its break. */
  readonly adStarted: AdMoment;
  /** It is over, to its end or not. */
  readonly adEnded: AdMoment;
}

export type PlayerEventName = keyof PlayerEvents;

/** What the elements call each event. */
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

/** What the events of an element carry, by its names for them. */
export type ElementEvents<Failure> = {
  readonly [E in PlayerEventName as (typeof ELEMENT_EVENTS)[E]]: PlayerEvents<Failure>[E];
};
