/** The remote control and what goes with it: fetched with the first frame that an element makes. */
import { RemotePlayer, type RemotePlayerOptions } from '@footlight/embed';
import { passOnEvents, type TellEmbedEvent } from './embed-events.js';

export { playerErrorOf } from './embed-failure.js';

export const openRemote = (
  frame: HTMLIFrameElement,
  options: RemotePlayerOptions,
  tell: TellEmbedEvent,
): RemotePlayer => {
  const remote = new RemotePlayer(frame, options);
  passOnEvents(remote, tell);
  return remote;
};
