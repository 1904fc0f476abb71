/** The remote control and its helpers, loaded with the first frame that an element creates. */
import { RPC_CODE, RemotePlayer, isRpcError, type RemotePlayerOptions } from '@footlight/embed';
import { passOnEvents, type DispatchEmbedEvent } from './embed-events.js';

export { playerErrorOf } from './embed-error.js';

/** Whether the service responds but does not allow this page to embed its player. */
export const isOriginRefused = (error: unknown): boolean =>
  isRpcError(error, RPC_CODE.timeout) && error.data?.['reason'] === 'originNotAllowed';

export const openRemote = (
  frame: HTMLIFrameElement,
  options: RemotePlayerOptions,
  dispatch: DispatchEmbedEvent,
): RemotePlayer => {
  const remote = new RemotePlayer(frame, options);
  passOnEvents(remote, dispatch);
  return remote;
};
