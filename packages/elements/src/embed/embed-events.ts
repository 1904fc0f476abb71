import { RpcError, type PlayerStateChanges, type RemotePlayer, type RpcErrorCode } from '@footlight/embed';
import { ELEMENT_EVENTS, PLAYER_EVENT_NAMES, type PlayerEventName } from '@footlight/player-contract';
import type { PlayerError, PlayerEventDetails } from '@footlight/player';
import { playerErrorOf } from './embed-failure.js';

type Details = PlayerEventDetails;

/**
 * Details of the events of `<footlight-embed>`: those of `<footlight-player>`, with the state as the frame sends it.
 */
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

/** Converts an event's detail for the host page: errors become those of `<footlight-player>`. */
const toldDetail = (name: PlayerEventName, detail: object): object => {
  if (name === 'error') return { error: toldError(detail as ErrorBody) };
  return 'error' in detail ? { ...detail, error: toldError(detail.error as ErrorBody) } : detail;
};

/** Dispatches the events of the player in the frame under the names of `<footlight-player>`. */
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
  for (const name of PLAYER_EVENT_NAMES)
    remote.on(name, ({ detail }) => tell(ELEMENT_EVENTS[name], toldDetail(name, detail) as never));
};
