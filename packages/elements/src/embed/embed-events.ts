import { RpcError, type PlayerStateChanges, type RemotePlayer, type RpcErrorCode } from '@footlight/embed';
import { ELEMENT_EVENTS, PLAYER_EVENT_NAMES, type PlayerEventName } from '@footlight/player-contract';
import type { PlayerError, PlayerEventDetails } from '@footlight/player';
import { playerErrorOf } from './embed-error.js';

type Details = PlayerEventDetails;

/** The state of the player in a frame, with the error of `<footlight-player>`. */
export type EmbedState = Omit<PlayerStateChanges, 'error'> & { readonly error?: PlayerError | null };

/**
 * Details of the events of `<footlight-embed>`: those of `<footlight-player>`, with the state as the frame sends it.
 */
export type EmbedEventDetails = Omit<Details, 'footlight-statechange'> & {
  readonly 'footlight-statechange': { readonly changes: EmbedState; readonly revision: number };
};

export type DispatchEmbedEvent = <N extends keyof EmbedEventDetails>(
  name: N,
  detail: EmbedEventDetails[N],
) => void;

interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly data?: object;
}

/** One error object for each that was received, as in the state of `<footlight-player>`. */
const errors = new WeakMap<ErrorBody, PlayerError>();

const elementError = (body: ErrorBody): PlayerError => {
  const { code, message, data } = body;
  const error = errors.get(body) ?? playerErrorOf(new RpcError(code as RpcErrorCode, data as never, message));
  errors.set(body, error);
  return error;
};

export const elementState = ({ error, ...state }: PlayerStateChanges): EmbedState =>
  error === undefined ? state : { ...state, error: error === null ? null : elementError(error) };

/** Converts an event's detail for the host page: errors become those of `<footlight-player>`. */
const elementDetail = (name: PlayerEventName, detail: object): object => {
  if (name === 'error') return { error: elementError(detail as ErrorBody) };
  return 'error' in detail ? { ...detail, error: elementError(detail.error as ErrorBody) } : detail;
};

/** Dispatches the events of the player in the frame under the names of `<footlight-player>`. */
export const passOnEvents = (remote: RemotePlayer, dispatch: DispatchEmbedEvent): void => {
  const dispatchReady = (): void => {
    if (remote.state.status === 'ready') dispatch('footlight-ready', { id: remote.state.id ?? null });
  };
  remote.on('ready', dispatchReady);
  remote.on('reconnected', dispatchReady);
  remote.on('stateChanged', ({ detail }) => {
    dispatch('footlight-statechange', { ...detail, changes: elementState(detail.changes) });
    if (detail.changes.status === 'ready') dispatchReady();
  });
  for (const name of PLAYER_EVENT_NAMES)
    remote.on(name, ({ detail }) => dispatch(ELEMENT_EVENTS[name], elementDetail(name, detail) as never));
};
