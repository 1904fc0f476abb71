import type { PlaybackData } from '@footlight/domain';
import type { PlayerError, PlayerErrorAction } from './player-error.js';
import type { AdState, PlayerState } from './store/player-state.js';

/** What `footlight-erroraction` carries: the way on from an error that the viewer chose. */
export interface ErrorActionDetail {
  readonly action: PlayerErrorAction;
  readonly error: PlayerError;
}

/** Which advertisement of which break. */
export type AdMoment = Pick<AdState, 'placement' | 'index' | 'count' | 'title' | 'advertiser'>;

/** What the events of the element carry. */
export interface PlayerEventDetails {
  'footlight-ready': { readonly id: string | null };
  'footlight-statechange': { readonly changes: Partial<PlayerState>; readonly revision: number };
  'footlight-adstart': AdMoment;
  'footlight-adend': AdMoment;
  'footlight-ended': { readonly id: string | null };
  'footlight-error': { readonly error: PlayerError };
  'footlight-erroraction': ErrorActionDetail;
  'footlight-autoplayblocked': Record<string, never>;
  'footlight-gonelive': { readonly id: string | null };
  'footlight-skipmarker': PlaybackData['skipMarkers'][number];
  'footlight-programmechanged': PlayerState['epg'];
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

declare global {
  interface HTMLElementEventMap {
    'footlight-ready': CustomEvent<PlayerEventDetails['footlight-ready']>;
    'footlight-statechange': CustomEvent<PlayerEventDetails['footlight-statechange']>;
    'footlight-adstart': CustomEvent<PlayerEventDetails['footlight-adstart']>;
    'footlight-adend': CustomEvent<PlayerEventDetails['footlight-adend']>;
    'footlight-ended': CustomEvent<PlayerEventDetails['footlight-ended']>;
    'footlight-error': CustomEvent<PlayerEventDetails['footlight-error']>;
    'footlight-erroraction': CustomEvent<ErrorActionDetail>;
    'footlight-autoplayblocked': CustomEvent<PlayerEventDetails['footlight-autoplayblocked']>;
    'footlight-gonelive': CustomEvent<PlayerEventDetails['footlight-gonelive']>;
    'footlight-skipmarker': CustomEvent<PlayerEventDetails['footlight-skipmarker']>;
    'footlight-programmechanged': CustomEvent<PlayerEventDetails['footlight-programmechanged']>;
  }
}
