import type { PlayerFeature } from '../session/player-host.js';
import type { RemoteScreen } from '../store/player-state.js';

/** Safari's AirPlay API. @see https://developer.apple.com/documentation/webkitjs/htmlmediaelement */
interface AirPlayMedia extends HTMLMediaElement {
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/** Of the media, when its `remote` has become another one. */
export const REMOTE_REPLACED = 'footlight-remote-replaced';

type RemoteListener = (remote: RemoteScreen | null) => void;

/** AirPlay reports its availability only while a listener is registered. */
const followAirPlay = (media: AirPlayMedia, report: RemoteListener, signal: AbortSignal): void => {
  let isAvailable = false;
  const update = (): void => {
    const isElsewhere = media.webkitCurrentPlaybackTargetIsWireless === true;
    const state = isElsewhere ? 'connected' : 'disconnected';
    report(isAvailable || isElsewhere ? { kind: 'airplay', state, device: null, error: null } : null);
  };
  media.addEventListener(
    'webkitplaybacktargetavailabilitychanged',
    (event) => {
      isAvailable = Reflect.get(event, 'availability') === 'available';
      update();
    },
    { signal },
  );
  media.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', update, { signal });
};

/** What connects to screens that the browser itself does not know, such as those of Google Cast, tells more. */
interface KnownRemote extends RemotePlayback, Partial<Omit<RemoteScreen, 'state'>> {}

/** @see https://www.w3.org/TR/remote-playback/ */
const followRemotePlayback = (remote: KnownRemote, report: RemoteListener, signal: AbortSignal): void => {
  let isAvailable = false;
  const update = (): void => {
    if (signal.aborted) return;
    const { state, kind = 'remote', device = null, error = null } = remote;
    report(isAvailable || state !== 'disconnected' ? { kind, state, device, error } : null);
  };
  const watch = async (): Promise<void> => {
    const id = await remote.watchAvailability((available) => {
      isAvailable = available;
      update();
    });
    // Stops watching at once if the player was destroyed in the meantime.
    const stop = (): void => void remote.cancelWatchAvailability(id).catch(() => undefined);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  };
  for (const type of ['connecting', 'connect', 'disconnect', 'change'])
    remote.addEventListener(type, update, { signal });
  // Without support for watching, no screen is offered.
  watch().catch(() => undefined);
};

/** Tracks whether other screens are available or in use. */
export const remoteScreen: PlayerFeature = ({ media, store }, signal) => {
  const report: RemoteListener = (remote) => store.set({ remote });
  if ('webkitShowPlaybackTargetPicker' in media) followAirPlay(media, report, signal);
  else if ('remote' in media) {
    let following = new AbortController();
    const follow = (): void => {
      following.abort();
      following = new AbortController();
      report(null);
      followRemotePlayback(media.remote, report, AbortSignal.any([signal, following.signal]));
    };
    follow();
    // A page may have given it another one.
    media.addEventListener(REMOTE_REPLACED, follow, { signal });
  }
};
