/** The remote control and what goes with it: fetched with the first frame that an element makes. */
import { RPC_CODE, RemotePlayer, isRpcError, type RemotePlayerOptions } from '@footlight/embed';
import { passOnEvents, type TellEmbedEvent } from './embed-events.js';

export { playerErrorOf } from './embed-failure.js';

/** Whether the service is there, and does not let this page show its player. */
export const isOriginRefused = (error: unknown): boolean =>
  isRpcError(error, RPC_CODE.timeout) && error.data?.['reason'] === 'originNotAllowed';

export const openRemote = (
  frame: HTMLIFrameElement,
  options: RemotePlayerOptions,
  tell: TellEmbedEvent,
): RemotePlayer => {
  const remote = new RemotePlayer(frame, options);
  passOnEvents(remote, tell);
  return remote;
};
