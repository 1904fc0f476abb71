import type { EngineAdapter, EngineContext, EngineSource, ScreenEngine } from '../media/engine/engine.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { CastLoadRequest, CastMedia, CastSender, CastSession } from './cast-api.js';
import type { CastSource } from './cast-options.js';
import { tracksOf, textTrackId, withTrack } from './cast-tracks.js';
import { loadRequestOf, type CastVideo } from './load-request.js';
import { RemoteMedia } from './remote-media.js';

/** A receiver shows its own screen only if nothing else follows. */
const STOP_AFTER_MS = 5000;

interface CastEngineOptions {
  readonly sender: CastSender;
  readonly session: CastSession;
  readonly store: Store<PlayerState>;
  /** What is played now, besides its stream. */
  video(source: EngineSource): CastVideo;
  /** What the page changes in a request. */
  prepare(request: CastLoadRequest, source: CastSource): Promise<CastLoadRequest>;
  address(source: CastSource): string;
  /** The receiver does not play any more, or cannot play. */
  readonly over: (reason: 'failed' | 'stopped') => void;
}

/** @throws {TypeError} for what only this browser has */
const requireAddress = ({ url, object }: EngineSource): void => {
  if (object !== undefined || !/^https?:/u.test(url))
    throw new TypeError('Media of the page itself has no address that a receiver could request.');
};

/** Plays videos on a receiver of Google Cast, through one session. */
export class CastEngine implements ScreenEngine {
  readonly name = 'cast';
  readonly #options: CastEngineOptions;
  #stopping: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(options: CastEngineOptions) {
    this.#options = options;
  }

  canPlay(): boolean {
    return true;
  }

  refused(): void {
    this.#options.over('failed');
  }

  /** The device is left as it is. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#stopping);
  }

  async load(source: EngineSource, { media, listener, signal }: EngineContext): Promise<EngineAdapter> {
    const { sender, session, store, over } = this.#options;
    clearTimeout(this.#stopping);
    requireAddress(source);
    const video = this.#options.video(source);
    const given: CastSource = { ...video, url: source.url, protocol: source.protocol, drm: source.drm };
    const url = new URL(this.#options.address(given), document.baseURI).href;
    const request = await this.#options.prepare(
      await loadRequestOf(sender, source, video, url, signal),
      given,
    );
    signal.throwIfAborted();
    const files = video.subtitles.length;
    let tracks = '';
    const remote = new RemoteMedia({
      media,
      sender,
      session,
      hasPicture: !request.media.contentType.startsWith('audio/'),
      reload: (position) => play({ ...request, currentTime: position }),
      stopped: over,
      reported: (report) => {
        const known = tracksOf(report, files);
        const text = JSON.stringify(known);
        if (text === tracks) return;
        tracks = text;
        const { textTracks: _textTracks, ...others } = known;
        // Files take their place.
        listener.tracks(files === 0 ? known : others);
      },
    });
    const release = (): void => {
      stopFollowing();
      remote.release();
      if (!this.#isOver)
        this.#stopping = setTimeout(() => void remote.ask('stop').catch(() => undefined), STOP_AFTER_MS);
    };
    const select = (type: 'AUDIO' | 'TEXT', id: number | null): void => {
      const report = session.getMediaSession();
      if (report === null) return;
      const ids = withTrack(report, type, id, files);
      remote.ask('editTracksInfo', new sender.media.EditTracksInfoRequest(ids)).catch(() => undefined);
    };
    const play = async (wanted: CastLoadRequest): Promise<void> => {
      const code = await session.loadMedia(wanted);
      const report: CastMedia | null = session.getMediaSession();
      if (report === null) throw new Error(`The receiver loaded nothing: ${code ?? 'no media session'}`);
      if (!signal.aborted) remote.follow(report);
    };
    const stopFollowing = store.select(
      ({ selectedTextTrack }) => selectedTextTrack?.id ?? null,
      (id) => select('TEXT', textTrackId(id)),
    );
    signal.addEventListener('abort', release, { once: true });
    try {
      await play(request);
    } catch (cause) {
      if (!signal.aborted) {
        signal.removeEventListener('abort', release);
        release();
      }
      throw cause;
    }
    signal.throwIfAborted();
    if (media.defaultPlaybackRate !== 1 && !video.live) media.playbackRate = media.defaultPlaybackRate;
    return {
      name: 'cast',
      liveWindow: () => liveWindowOf(session.getMediaSession(), media),
      hasEnded: () => session.getMediaSession()?.liveSeekableRange?.isLiveDone === true,
      selectQuality() {
        // A receiver selects its rendition itself.
      },
      limitHeight() {
        // For the same reason it takes no limit.
      },
      selectAudioTrack: (id) => select('AUDIO', Number(id)),
      selectTextTrack() {
        // It follows the state of the player, which has the tracks of files as well.
      },
      // A receiver loads and recovers by itself.
      arrivals: () => performance.now(),
      recover() {
        // For the same reason nothing is to be done here.
      },
    };
  }
}

const liveWindowOf = (
  report: CastMedia | null,
  media: HTMLVideoElement,
): { start: number; end: number; target: number } | null => {
  if (report?.media?.streamType !== 'LIVE') return null;
  const { start = media.currentTime, end = media.currentTime } = report.liveSeekableRange ?? {};
  return { start, end, target: end };
};
