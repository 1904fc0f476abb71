import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import { AIRPLAY_TYPE, offerAirPlay } from './hls-airplay.js';

const ADDRESS = 'https://media.example/film/master.m3u8';
const BLOB = 'blob:https://page.example/1';

let life = new AbortController();

afterEach(() => {
  life.abort();
  life = new AbortController();
});

interface Double {
  media: HTMLMediaElement | null;
  on(name: string, listener: () => void): void;
  readonly startLoad: Mock<(at?: number) => void>;
  readonly stopLoad: Mock<() => void>;
  readonly attachMedia: Mock<() => void>;
}

/** Safari's media element, and what hls.js does with it. */
const begin = ({ isAllowed = true } = {}) => {
  const media = document.createElement('video');
  let isWireless = false;
  Object.defineProperties(media, {
    webkitCurrentPlaybackTargetIsWireless: { get: () => isWireless },
    disableRemotePlayback: { value: !isAllowed, writable: true },
  });
  media.load = () => undefined;
  const play = vi.fn<() => Promise<void>>(() => Promise.resolve());
  media.play = play;
  let attached: () => void = () => undefined;
  const hls: Double = {
    media: null,
    on: (_name, listener) => void (attached = listener),
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
  const names = { MEDIA_ATTACHED: 'hlsMediaAttached' } as Parameters<typeof offerAirPlay>[1];
  offerAirPlay(hls, names, {
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
  return { media, hls, play, turn, sources };
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
    const { media, hls, play, turn, sources } = begin();
    turn(true);
    expect(hls.stopLoad).toHaveBeenCalledOnce();
    // The browser has taken the other source, and hls.js has let go.
    hls.media = null;
    let time = 70;
    const seekTo = (to: number): void => void (time = to);
    Object.defineProperties(media, {
      currentTime: { get: () => time, set: seekTo, configurable: true },
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
    expect(play).toHaveBeenCalledOnce();
  });
});
