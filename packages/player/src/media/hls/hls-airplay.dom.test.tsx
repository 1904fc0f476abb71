import { afterEach, describe, expect, it, vi } from 'vitest';
import { AIRPLAY_TYPE, offerAirPlay, type AirPlayHls } from './hls-airplay.js';

const ADDRESS = 'https://media.example/film/master.m3u8';
const BLOB = 'blob:https://page.example/1';

let life = new AbortController();

afterEach(() => {
  life.abort();
  life = new AbortController();
});

/** Safari's media element, and what hls.js does with it. */
const begin = ({ isAllowed = true } = {}) => {
  const media = document.createElement('video');
  let isWireless = false;
  Object.defineProperties(media, {
    webkitCurrentPlaybackTargetIsWireless: { get: () => isWireless },
    disableRemotePlayback: { value: !isAllowed, writable: true },
  });
  media.load = () => undefined;
  media.play = vi.fn<() => Promise<void>>(() => Promise.resolve());
  let attached: () => void = () => undefined;
  const hls = {
    media: null as HTMLMediaElement | null,
    on: (_name: string, listener: () => void) => (attached = listener),
    startLoad: vi.fn<(at?: number) => void>(),
    stopLoad: vi.fn<() => void>(),
    attachMedia: vi.fn<() => void>(() => {
      const own = document.createElement('source');
      own.src = BLOB;
      media.replaceChildren(own);
      media.disableRemotePlayback = true;
      hls.media = media;
      attached();
    }),
  };
  offerAirPlay(hls as unknown as AirPlayHls, { MEDIA_ATTACHED: 'hlsMediaAttached' } as never, {
    media,
    address: () => ADDRESS,
    isAllowed,
    signal: life.signal,
  });
  hls.attachMedia();
  const turn = (wireless: boolean): void => {
    isWireless = wireless;
    media.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
  };
  const sources = () => Array.from(media.querySelectorAll('source'), ({ src, type }) => [src, type]);
  return { media, hls, turn, sources };
};

// PLAY-61
describe('AirPlay beside hls.js', () => {
  it('has the address of the stream after the media source, and is allowed', () => {
    const { media, sources } = begin();
    expect(sources()).toEqual([
      [BLOB, ''],
      [ADDRESS, AIRPLAY_TYPE],
    ]);
    expect(media.disableRemotePlayback).toBe(false);
    life.abort();
    expect(sources()).toEqual([[BLOB, '']]);
  });

  it('stays forbidden where the page forbids it', () => {
    const { media } = begin({ isAllowed: false });
    expect(media.disableRemotePlayback).toBe(true);
  });

  it('rests while a receiver plays, and continues from its position', () => {
    const { media, hls, turn, sources } = begin();
    turn(true);
    expect(hls.stopLoad).toHaveBeenCalledOnce();
    // The browser has taken the other source, and hls.js has let go.
    hls.media = null;
    let time = 70;
    Object.defineProperties(media, {
      currentTime: { get: () => time, set: (to: number) => (time = to), configurable: true },
      paused: { value: false },
      readyState: { value: 4 },
    });
    media.dispatchEvent(new Event('timeupdate'));
    time = 0;
    turn(false);
    expect(hls.attachMedia).toHaveBeenCalledTimes(2);
    expect(hls.startLoad).toHaveBeenCalledWith(70);
    expect(sources()).toHaveLength(2);
    media.dispatchEvent(new Event('loadedmetadata'));
    expect(time).toBe(70);
    expect(media.play).toHaveBeenCalledOnce();
  });
});
