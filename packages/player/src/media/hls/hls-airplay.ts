import type Hls from 'hls.js';
import type { Events } from 'hls.js';
import { keepPosition } from '../engine/keep-position.js';

/** @see https://developer.apple.com/documentation/webkitjs/htmlmediaelement */
interface AirPlayMedia extends HTMLVideoElement {
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/** The part of hls.js that is used here. */
export type AirPlayHls = Pick<Hls, 'attachMedia' | 'media' | 'on' | 'startLoad' | 'stopLoad'>;

interface AirPlayOptions {
  readonly media: AirPlayMedia;
  /** The stream's address at present. */
  readonly address: () => string;
  /** Whether the page allows it. */
  readonly isAllowed: boolean;
  readonly signal: AbortSignal;
}

/** Of the address that stands beside the media source. */
export const AIRPLAY_TYPE = 'application/x-mpegURL';

const createSource = (address: string): HTMLSourceElement => {
  const source = document.createElement('source');
  source.type = AIRPLAY_TYPE;
  source.src = address;
  return source;
};

/**
 * Lets Safari send by AirPlay what hls.js plays: the stream's own address stands beside the media source, and the
 * receiver requests that. Meanwhile hls.js rests; afterwards it continues from the receiver's position.
 * @see https://webkit.org/blog/15036/how-to-use-media-source-extensions-with-airplay/
 * @see docs/rules/playback.md PLAY-61
 */
export const offerAirPlay = (
  hls: AirPlayHls,
  names: Pick<typeof Events, 'MEDIA_ATTACHED'>,
  { media, address, isAllowed, signal }: AirPlayOptions,
): void => {
  const position = keepPosition(media, signal);
  let source: HTMLSourceElement | null = null;
  const offer = (): void => {
    source?.remove();
    source = createSource(address());
    media.append(source);
    // hls.js forbids it, because a managed media source without another one beside it would not open.
    media.disableRemotePlayback = !isAllowed;
  };
  const goOn = (): void => {
    const at = position();
    if (hls.media === null) {
      const { paused } = media;
      const resume = (): void => {
        media.currentTime = at;
        if (!paused) media.play().catch(() => undefined);
      };
      media.addEventListener('loadedmetadata', resume, { signal, once: true });
      hls.attachMedia(media);
    }
    hls.startLoad(at);
  };
  if (hls.media === media && media.querySelector('source') !== null) offer();
  hls.on(names.MEDIA_ATTACHED, offer);
  media.addEventListener(
    'webkitcurrentplaybacktargetiswirelesschanged',
    () => {
      if (media.webkitCurrentPlaybackTargetIsWireless === true) hls.stopLoad();
      else goOn();
    },
    { signal },
  );
  signal.addEventListener(
    'abort',
    () => {
      source?.remove();
      media.disableRemotePlayback = !isAllowed;
    },
    { once: true },
  );
};
