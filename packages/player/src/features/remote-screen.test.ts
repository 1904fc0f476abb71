import { describe, expect, it, vi } from 'vitest';
import type { PlayerHost } from '../session/player-host.js';
import { initialPlayerState, type PlayerState } from '../store/player-state.js';
import { createStore } from '../store/store.js';
import { promptRemoteScreen } from '../media/display/remote-prompt.js';
import { REMOTE_REPLACED, remoteScreen } from './remote-screen.js';

/** What browsers do not tell. */
const UNTOLD = { device: null, error: null };

/** A media element with additional fields. */
const mediaWith = (fields: object) => Object.assign(new EventTarget(), fields) as HTMLVideoElement;

const follow = (media: HTMLVideoElement) => {
  const store = createStore<PlayerState>(initialPlayerState);
  const life = new AbortController();
  remoteScreen({ media, store } as PlayerHost, life.signal);
  return { remote: () => store.get().remote, life };
};

const createRemote = () => {
  type Listener = (available: boolean) => void;
  let setAvailable: Listener = () => undefined;
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    watchAvailability: vi.fn<(listener: Listener) => Promise<number>>((listener) => {
      setAvailable = listener;
      return Promise.resolve(7);
    }),
    cancelWatchAvailability: vi.fn<(id?: number) => Promise<void>>(() => Promise.resolve()),
    prompt: vi.fn<(id?: number) => Promise<void>>(() => Promise.resolve()),
  });
  const turn = (state: string, event: string): void => {
    remote.state = state;
    remote.dispatchEvent(new Event(event));
  };
  return { remote, turn, setAvailable: ((available) => setAvailable(available)) satisfies Listener };
};

describe('Remote Playback', () => {
  it('offers a screen while one is available, and reports its connection state', async () => {
    const { remote: api, setAvailable, turn } = createRemote();
    const { remote, life } = follow(mediaWith({ remote: api }));
    expect(remote()).toBeNull();
    setAvailable(true);
    expect(remote()).toEqual({ kind: 'remote', state: 'disconnected', ...UNTOLD });
    turn('connecting', 'connecting');
    expect(remote()?.state).toBe('connecting');
    turn('connected', 'connect');
    setAvailable(false);
    expect(remote()).toEqual({ kind: 'remote', state: 'connected', ...UNTOLD });
    turn('disconnected', 'disconnect');
    expect(remote()).toBeNull();
    await Promise.resolve();
    life.abort();
    expect(api.cancelWatchAvailability).toHaveBeenCalledWith(7);
  });

  it('is followed anew when a page gives the media another one, which may tell more', async () => {
    const { remote: native } = createRemote();
    const media = mediaWith({ remote: native });
    const { remote } = follow(media);
    await Promise.resolve();
    const { remote: own, setAvailable, turn } = createRemote();
    Object.assign(own, { kind: 'cast', device: 'Living room' });
    Object.assign(media, { remote: own });
    media.dispatchEvent(new Event(REMOTE_REPLACED));
    expect(native.cancelWatchAvailability).toHaveBeenCalledOnce();
    setAvailable(true);
    turn('connected', 'connect');
    expect(remote()).toEqual({ kind: 'cast', state: 'connected', device: 'Living room', error: null });
  });

  it('offers no screen if the browser cannot detect screens', async () => {
    const { remote: api } = createRemote();
    api.watchAvailability.mockReturnValue(Promise.reject(new DOMException('No.', 'NotSupportedError')));
    const { remote } = follow(mediaWith({ remote: api }));
    await Promise.resolve();
    expect(remote()).toBeNull();
  });
});

describe('AirPlay', () => {
  it('is preferred to Remote Playback in a browser that supports both', async () => {
    const { remote: api } = createRemote();
    const picker = vi.fn<() => void>();
    const media = mediaWith({
      remote: api,
      webkitShowPlaybackTargetPicker: picker,
      webkitCurrentPlaybackTargetIsWireless: false,
    });
    const { remote } = follow(media);
    const availability = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), {
      availability: 'available',
    });
    media.dispatchEvent(availability);
    expect(remote()).toEqual({ kind: 'airplay', state: 'disconnected', ...UNTOLD });
    Reflect.set(media, 'webkitCurrentPlaybackTargetIsWireless', true);
    media.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
    expect(remote()?.state).toBe('connected');
    expect(await promptRemoteScreen(media)).toBe(true);
    expect(picker).toHaveBeenCalledOnce();
    expect(api.watchAvailability).not.toHaveBeenCalled();
    expect(api.prompt).not.toHaveBeenCalled();
  });
});

it('returns false if the browser supports no remote screens', async () => {
  expect(await promptRemoteScreen(mediaWith({}))).toBe(false);
});
