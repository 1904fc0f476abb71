import type { PlaybackData } from '@footlight/domain';
import type { PlayerError, PlayerErrorAction } from './player-error.js';
import type { PlayerState } from './store/player-state.js';

/** What `footlight-erroraction` carries: the way on from an error that the viewer chose. */
export interface ErrorActionDetail {
  readonly action: PlayerErrorAction;
  readonly error: PlayerError;
}

/** What the events of the element carry. */
export interface PlayerEventDetails {
  'footlight-ready': { readonly id: string | null };
  'footlight-statechange': { readonly changes: Partial<PlayerState>; readonly revision: number };
  'footlight-ended': { readonly id: string | null };
  'footlight-error': { readonly error: PlayerError };
  'footlight-erroraction': ErrorActionDetail;
  'footlight-autoplayblocked': Record<string, never>;
  'footlight-gonelive': { readonly id: string | null };
  'footlight-skipmarker': PlaybackData['skipMarkers'][number];
}

/** Whoever dispatches the events of one element. */
export type TellEvent = <Name extends keyof PlayerEventDetails>(
  name: Name,
  detail: PlayerEventDetails[Name],
) => void;

/** Tells the moments that a page may wait for, where a change of state brings one. */
export const tellMoments = (next: PlayerState, previous: PlayerState, tell: TellEvent): void => {
  const { id } = next;
  if (next.status === 'ready' && previous.status !== 'ready') tell('footlight-ready', { id });
  if (next.ended && !previous.ended) tell('footlight-ended', { id });
  if (next.error !== null && next.error !== previous.error) tell('footlight-error', { error: next.error });
  if (next.autoplayBlocked && !previous.autoplayBlocked) tell('footlight-autoplayblocked', {});
  if (next.eventHasGoneLive && !previous.eventHasGoneLive) tell('footlight-gonelive', { id });
  const begun = next.skipMarkers.find(
    ({ from }) => previous.currentTime < from && from <= next.currentTime && !next.seeking,
  );
  if (begun !== undefined) tell('footlight-skipmarker', begun);
};

declare global {
  interface HTMLElementEventMap {
    'footlight-ready': CustomEvent<PlayerEventDetails['footlight-ready']>;
    'footlight-statechange': CustomEvent<PlayerEventDetails['footlight-statechange']>;
    'footlight-ended': CustomEvent<PlayerEventDetails['footlight-ended']>;
    'footlight-error': CustomEvent<PlayerEventDetails['footlight-error']>;
    'footlight-erroraction': CustomEvent<ErrorActionDetail>;
    'footlight-autoplayblocked': CustomEvent<PlayerEventDetails['footlight-autoplayblocked']>;
    'footlight-gonelive': CustomEvent<PlayerEventDetails['footlight-gonelive']>;
    'footlight-skipmarker': CustomEvent<PlayerEventDetails['footlight-skipmarker']>;
  }
}
