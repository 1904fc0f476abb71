import type { PlaybackData } from '@footlight/domain';
import type { AdMoment, ElementEvents } from '@footlight/player-contract';
import type { PlayerError, PlayerErrorAction } from './player-error.js';
import type { AdState, PlayerState } from './store/player-state.js';

/** What `footlight-erroraction` carries: the way on from an error that the viewer chose. */
export interface ErrorActionDetail {
  readonly action: PlayerErrorAction;
  readonly error: PlayerError;
}

type ContractEvents = ElementEvents<PlayerError>;

/** What the events of the element carry. */
export interface PlayerEventDetails extends ContractEvents {
  /** There is a video to act on. */
  readonly 'footlight-ready': { readonly id: string | null };
  /** The state differs: at most one a frame, and one every 250 ms where only time moved. */
  readonly 'footlight-statechange': { readonly changes: Partial<PlayerState>; readonly revision: number };
  readonly 'footlight-erroraction': ErrorActionDetail;
  readonly 'footlight-skipmarker': PlaybackData['skipMarkers'][number];
  readonly 'footlight-programmechanged': PlayerState['epg'];
}

/** Whoever dispatches the events of one element. */
export type TellEvent = <Name extends keyof PlayerEventDetails>(
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

/** One that never showed is not told. */
const tellAds = (next: AdState | null, previous: AdState | null, tell: TellEvent): void => {
  const [began, played] = [next?.phase === 'playing', previous?.phase === 'playing'];
  const isAnother = next?.index !== previous?.index;
  if (previous !== null && played && (!began || isAnother)) tell('footlight-adend', momentOf(previous));
  if (next !== null && began && (!played || isAnother)) tell('footlight-adstart', momentOf(next));
};

/** Tells the moments that a page may wait for, where a change of state brings one. */
export const tellMoments = (next: PlayerState, previous: PlayerState, tell: TellEvent): void => {
  const { id } = next;
  if (next.status === 'ready' && previous.status !== 'ready') tell('footlight-ready', { id });
  tellAds(next.ad, previous.ad, tell);
  if (next.ended && !previous.ended) tell('footlight-ended', { id });
  if (next.error !== null && next.error !== previous.error) tell('footlight-error', { error: next.error });
  if (next.autoplayBlocked && !previous.autoplayBlocked) tell('footlight-autoplayblocked', {});
  if (next.eventHasGoneLive && !previous.eventHasGoneLive) tell('footlight-gonelive', { id });
  if (next.epg.now?.id !== previous.epg.now?.id || next.epg.next?.id !== previous.epg.next?.id)
    tell('footlight-programmechanged', next.epg);
  const begun = next.skipMarkers.find(
    ({ from }) => previous.currentTime < from && from <= next.currentTime && !next.seeking,
  );
  if (begun !== undefined) tell('footlight-skipmarker', begun);
};

type ElementEventMap = { readonly [N in keyof PlayerEventDetails]: CustomEvent<PlayerEventDetails[N]> };

declare global {
  interface HTMLElementEventMap extends ElementEventMap {}
}
