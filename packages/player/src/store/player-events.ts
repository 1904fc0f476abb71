import type { PlaybackData } from '@footlight/domain';
import type { AdMoment, ElementEvents } from '@footlight/player-contract';
import type { PlayerError, PlayerErrorAction } from './player-error.js';
import type { AdState, PlayerState } from './player-state.js';

/** The detail of `footlight-erroraction`: the error action that the viewer chose. */
export interface ErrorActionDetail {
  readonly action: PlayerErrorAction;
  readonly error: PlayerError;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each event of each library has parameters of its own
type EngineListener = (...values: any[]) => void;

/** What hls.js and dash.js have in common; `engine as Hls` has the rest. */
export interface MediaEngine {
  on(type: string, listener: EngineListener): unknown;
  off(type: string, listener: EngineListener): unknown;
}

/**
 * A script that measures an advertisement for its buyer (Open Measurement), as its document lists it. The player does
 * not execute it.
 * @see IAB Tech Lab, VAST 4.2, section 3.17
 */
export interface AdVerification {
  /** Such as `company.example-omid`; empty if the document does not specify it. */
  readonly vendor: string;
  /** Address of the script. */
  readonly resource: string;
  /** Such as `omid`; empty if the document does not specify it. */
  readonly apiFramework: string;
  /** For the script; empty if there are none. */
  readonly parameters: string;
}

type ContractEvents = ElementEvents<PlayerError>;

/** The details of the element's events. */
export interface PlayerEventDetails extends ContractEvents {
  /** A video is loaded and accepts commands. */
  readonly 'footlight-ready': { readonly id: string | null };
  /** The state changed; dispatched at most once per frame, and every 250 ms if only the time changed. */
  readonly 'footlight-statechange': { readonly changes: Partial<PlayerState>; readonly revision: number };
  /** The engine of a video exists, and has not loaded anything yet. */
  readonly 'footlight-enginechange': { readonly engine: MediaEngine };
  /** An advertisement begins with this verification; `preventDefault()` tells that the page executes it. */
  readonly 'footlight-adverification': AdVerification;
  readonly 'footlight-erroraction': ErrorActionDetail;
  readonly 'footlight-skipmarker': PlaybackData['skipMarkers'][number];
  readonly 'footlight-programmechanged': PlayerState['epg'];
}

/** Dispatches the events of one element. */
export type DispatchEvent = <Name extends keyof PlayerEventDetails>(
  name: Name,
  detail: PlayerEventDetails[Name],
) => void;

const momentOf = ({ placement, index, count, title, advertiser }: AdState): AdMoment => ({
  placement,
  index,
  count,
  title,
  advertiser,
});

/** Advertisements that were never shown cause no events. */
const dispatchAdEvents = (next: AdState | null, previous: AdState | null, dispatch: DispatchEvent): void => {
  const [began, played] = [next?.phase === 'playing', previous?.phase === 'playing'];
  const isAnother = next?.index !== previous?.index;
  if (previous !== null && played && (!began || isAnother)) dispatch('footlight-adend', momentOf(previous));
  if (next !== null && began && (!played || isAnother)) dispatch('footlight-adstart', momentOf(next));
};

/** Dispatches the events that a change of state causes. */
export const dispatchStateEvents = (
  next: PlayerState,
  previous: PlayerState,
  dispatch: DispatchEvent,
): void => {
  const { id } = next;
  if (next.status === 'ready' && previous.status !== 'ready') dispatch('footlight-ready', { id });
  dispatchAdEvents(next.ad, previous.ad, dispatch);
  if (next.ended && !previous.ended) dispatch('footlight-ended', { id });
  if (next.error !== null && next.error !== previous.error)
    dispatch('footlight-error', { error: next.error });
  if (next.autoplayBlocked && !previous.autoplayBlocked) dispatch('footlight-autoplayblocked', {});
  if (next.eventHasGoneLive && !previous.eventHasGoneLive) dispatch('footlight-gonelive', { id });
  if (next.epg.now?.id !== previous.epg.now?.id || next.epg.next?.id !== previous.epg.next?.id)
    dispatch('footlight-programmechanged', next.epg);
  const entered = next.skipMarkers.find(
    ({ from }) => previous.currentTime < from && from <= next.currentTime && !next.seeking,
  );
  if (entered !== undefined) dispatch('footlight-skipmarker', entered);
};

type ElementEventMap = { readonly [N in keyof PlayerEventDetails]: CustomEvent<PlayerEventDetails[N]> };

declare global {
  interface HTMLElementEventMap extends ElementEventMap {}
}
