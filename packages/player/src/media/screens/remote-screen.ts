import type { PlayerFeature } from '../../player-feature.js';
import type { RemoteScreen } from '../../store/player-state.js';

/** Safari's way to other screens. @see https://developer.apple.com/documentation/webkitjs/htmlmediaelement */
interface AirPlayMedia extends HTMLMediaElement {
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

type Tell = (remote: RemoteScreen | null) => void;

/** AirPlay tells of itself only where somebody listens. */
const followAirPlay = (media: AirPlayMedia, tell: Tell, signal: AbortSignal): void => {
  let isAvailable = false;
  const say = (): void => {
    const isElsewhere = media.webkitCurrentPlaybackTargetIsWireless === true;
    const state = isElsewhere ? 'connected' : 'disconnected';
    tell(isAvailable || isElsewhere ? { kind: 'airplay', state } : null);
  };
  media.addEventListener(
    'webkitplaybacktargetavailabilitychanged',
    (event) => {
      isAvailable = Reflect.get(event, 'availability') === 'available';
      say();
    },
    { signal },
  );
  media.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', say, { signal });
};

/** @see https://www.w3.org/TR/remote-playback/ */
const followRemotePlayback = (media: HTMLMediaElement, tell: Tell, signal: AbortSignal): void => {
  const { remote } = media;
  let isAvailable = false;
  const say = (): void => {
    const { state } = remote;
    tell(isAvailable || state !== 'disconnected' ? { kind: 'remote', state } : null);
  };
  const watch = async (): Promise<void> => {
    const id = await remote.watchAvailability((available) => {
      isAvailable = available;
      say();
    });
    // What is gone already needs no farewell.
    const stop = (): void => void remote.cancelWatchAvailability(id).catch(() => undefined);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  };
  for (const type of ['connecting', 'connect', 'disconnect']) remote.addEventListener(type, say, { signal });
  // A browser that does not look for screens has none to offer.
  watch().catch(() => undefined);
};

/** Knows of other screens that could show the picture, and whether one does. */
export const remoteScreen: PlayerFeature = ({ media, store }, signal) => {
  const tell: Tell = (remote) => store.set({ remote });
  if ('webkitShowPlaybackTargetPicker' in media) followAirPlay(media, tell, signal);
  else if ('remote' in media) followRemotePlayback(media, tell, signal);
};
