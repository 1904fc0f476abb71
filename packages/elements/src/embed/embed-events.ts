import { RpcError, type PlayerStateChanges, type RemotePlayer, type RpcErrorCode } from '@footlight/embed';
import type { PlayerError, PlayerEventDetails } from '@footlight/player';
import { playerErrorOf } from './embed-failure.js';

type Details = PlayerEventDetails;

/** What the events of `<footlight-embed>` carry: those of `<footlight-player>`, with the state as it crosses. */
export type EmbedEventDetails = Omit<Details, 'footlight-statechange'> & {
  readonly 'footlight-statechange': { readonly changes: PlayerStateChanges; readonly revision: number };
};

export type TellEmbedEvent = <N extends keyof EmbedEventDetails>(
  name: N,
  detail: EmbedEventDetails[N],
) => void;

interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly data?: object;
}

const toldError = ({ code, message, data }: ErrorBody): PlayerError =>
  playerErrorOf(new RpcError(code as RpcErrorCode, data as never, message));

/** Dispatches what the player in the frame tells, under the names of `<footlight-player>`. */
export const passOnEvents = (remote: RemotePlayer, tell: TellEmbedEvent): void => {
  const tellReady = (): void => {
    if (remote.state.status === 'ready') tell('footlight-ready', { id: remote.state.id ?? null });
  };
  remote.on('ready', tellReady);
  remote.on('reconnected', tellReady);
  remote.on('stateChanged', ({ detail }) => {
    tell('footlight-statechange', detail);
    if (detail.changes.status === 'ready') tellReady();
  });
  remote.on('ended', ({ detail }) => tell('footlight-ended', detail));
  remote.on('error', ({ detail }) => tell('footlight-error', { error: toldError(detail) }));
  remote.on('autoplayBlocked', () => tell('footlight-autoplayblocked', {}));
  remote.on('goneLive', ({ detail }) => tell('footlight-gonelive', detail));
  remote.on('programmeChanged', ({ detail }) =>
    tell('footlight-programmechanged', detail as Details['footlight-programmechanged']),
  );
  remote.on('skipMarker', ({ detail }) =>
    tell('footlight-skipmarker', detail as Details['footlight-skipmarker']),
  );
  remote.on('adStarted', ({ detail }) => tell('footlight-adstart', detail));
  remote.on('adEnded', ({ detail }) => tell('footlight-adend', detail));
  remote.on('errorAction', ({ detail: { action, error } }) =>
    tell('footlight-erroraction', {
      action: action as Details['footlight-erroraction']['action'],
      error: toldError(error),
    }),
  );
};
