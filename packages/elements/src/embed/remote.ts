/** The remote control and its helpers, loaded with the first frame that an element creates. */
import { RPC_CODE, RemotePlayer, isRpcError, type RemotePlayerOptions } from '@footlight/embed';
import type { PlayerError } from '@footlight/player';
import { playerErrorOf } from './embed-error.js';
import { elementState, passOnEvents, type DispatchEmbedEvent } from './embed-events.js';

export { EmbedTracks } from './embed-tracks.js';
export { mediaEventsOf } from './embed-media-events.js';
export { elementState, playerErrorOf };

/** The error to show when it is certain that no player will respond; null while one still may. */
export const openingError = (error: unknown): PlayerError | null =>
  isRpcError(error, RPC_CODE.timeout) && error.data?.['code'] !== undefined ? playerErrorOf(error) : null;

export const openRemote = (
  frame: HTMLIFrameElement,
  options: RemotePlayerOptions,
  dispatch: DispatchEmbedEvent,
): RemotePlayer => {
  const remote = new RemotePlayer(frame, options);
  passOnEvents(remote, dispatch);
  return remote;
};
