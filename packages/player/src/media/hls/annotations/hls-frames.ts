import type Hls from 'hls.js';
import type { HlsConfig } from 'hls.js';
import type { FrameSource, Thumbnail } from '../../../store/stream-annotations.js';
import type { EngineContext } from '../../engine/engine.js';
import { lookAhead } from '../../errors/look-ahead.js';
import { nextEvent, settled } from '../../../store/confirmation.js';
import type { HlsModule } from '../hls-module.js';

/** Pixels; the height follows. */
const WIDTH = 240;
/** A preview for which a slow connection takes longer is no longer looked at. */
const WITHIN_MS = 8000;
/** Seconds that playback has ahead before pictures are loaded. */
const AHEAD = 4;

type FramePlayer = NonNullable<ReturnType<Hls['createIFramePlayer']>>;

const drawn = (video: HTMLVideoElement): HTMLCanvasElement | null => {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: Math.round((WIDTH * videoHeight) / videoWidth) });
  canvas.className = 'thumbnail';
  canvas.setAttribute('part', 'thumbnail');
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Decodes I-frames in a video element that nobody sees. */
class HlsFrames implements FrameSource {
  readonly #player: FramePlayer;
  readonly #video: HTMLVideoElement;
  readonly #content: HTMLVideoElement;
  /** One picture after another: the decoder is only one. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(player: FramePlayer, video: HTMLVideoElement, content: HTMLVideoElement) {
    this.#player = player;
    this.#video = video;
    this.#content = content;
  }

  at(time: number, signal: AbortSignal): Promise<Thumbnail | null> {
    const made = this.#last.then(() => (signal.aborted ? null : this.#make(time, signal)));
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #make(time: number, signal: AbortSignal): Promise<Thumbnail | null> {
    const { paused, buffered, currentTime } = this.#content;
    if (!paused && lookAhead(buffered, currentTime).seconds < AHEAD) return null;
    const seeked = nextEvent(this.#video, 'seeked', { signal, timeoutMs: WITHIN_MS });
    this.#player.loadMediaAt(time);
    try {
      await seeked;
    } catch (error) {
      this.#player.stopLoad();
      throw error;
    }
    const picture = drawn(this.#video);
    const fragments = this.#player.latestLevelDetails?.fragments ?? [];
    const frame = fragments.find(({ start, end }) => start <= time && time < end);
    if (picture === null || frame === undefined) return null;
    return { start: frame.start, end: frame.end, url: '', crop: null, picture, isSingle: true };
  }
}

const isParsed = (hls: Hls, names: HlsModule['Events'], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    hls.once(names.MANIFEST_PARSED, () => resolve());
    hls.on(names.ERROR, (_event, { fatal, error }) => (fatal ? reject(error) : undefined));
    signal.addEventListener('abort', () => reject(new DOMException('Closed.', 'AbortError')), { once: true });
  });

/**
 * Pictures from the I-frame playlists of a stream, with the complete build of hls.js, which is loaded only for them.
 * @param url of the multivariant playlist
 * @param signal aborts when the video is closed
 * @throws if the playlist fails to load
 * @see RFC 8216, section 4.3.4.3
 */
export const openFrames = async (
  url: string,
  { media, network }: Pick<EngineContext, 'media' | 'network'>,
  signal: AbortSignal,
): Promise<FrameSource | null> => {
  const { default: HlsPlayer, Events }: HlsModule = await import('hls.js/dist/hls.mjs');
  signal.throwIfAborted();
  const { loader } = HlsPlayer.DefaultConfig;
  const config: Partial<HlsConfig> = {
    autoStartLoad: false,
    enableWorker: false,
    loader: network?.hlsLoader(loader, { systemOf: () => null, segmentOf: () => null }) ?? loader,
  };
  const hls = new HlsPlayer(config);
  const parsed = isParsed(hls, Events, signal);
  signal.addEventListener('abort', () => hls.destroy(), { once: true });
  hls.loadSource(url);
  await parsed;
  // The smallest pictures are large enough, and arrive first.
  const player = hls.createIFramePlayer({ capLevelToPlayerSize: false, startLevel: 0 });
  if (player === null) return null;
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  signal.addEventListener('abort', () => player.destroy(), { once: true });
  const attached = new Promise<void>((resolve) => player.once(Events.MEDIA_ATTACHED, () => resolve()));
  player.attachMedia(video);
  await settled(attached, { signal, timeoutMs: WITHIN_MS });
  return new HlsFrames(player, video, media);
};
