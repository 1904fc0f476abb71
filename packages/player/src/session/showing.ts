import type { PlaybackData } from '@footlight/domain';
import { matchLanguage } from '@footlight/i18n';
import { openAds } from '../ads/open-ads.js';
import type { AdUnit, PlayerAds } from '../ads/player-ads.js';
import type { Annotations } from '../annotations/annotations.js';
import type { Captions } from '../captions/captions.js';
import { attemptAutoplay } from '../media/playing/autoplay.js';
import { absoluteDrm } from '../media/drm/drm.js';
import type { EngineAdapter, EngineSource } from '../media/engine/engine.js';
import { stateOfPlayback } from '../media/stream/playback-state.js';
import { createStreamAddresses } from '../media/stream/stream-addresses.js';
import {
  absoluteStreamAddress,
  chooseStream,
  protocolOf,
  type Protocol,
} from '../media/stream/stream-choice.js';
import { StreamSession } from '../media/stream/stream-session.js';
import type { PlayerError } from '../store/player-error.js';
import type { PlayerSettings } from '../core/player-settings.js';
import { nextEvent } from '../store/confirmation.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { SourceExtras } from '../source/source-extras.js';
import type { CurrentVideo } from './current-video.js';

/** Where a video starts, and whether it plays automatically. */
export interface Beginning {
  /** Seconds from the start; null for the default start of the stream. */
  readonly startAt: number | null;
  readonly autoplay: boolean;
}

export interface ShowingHost {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly captions: Captions;
  readonly annotations: Annotations;
  /** Aborts when the video is unloaded. */
  readonly signal: AbortSignal;
  /** Renews the stream's addresses; null if the page set playback data or an address itself. */
  readonly current: CurrentVideo | null;
  /** Advertisement breaks that have ended. */
  readonly seenAds: ReadonlySet<string>;
  readonly settings: () => PlayerSettings;
  /** The viewer's playback rate for recordings. */
  readonly playbackRate: () => number;
  /** The video accepts commands. */
  readonly ready: () => void;
  /** The stream has failed. */
  readonly lost: (error: PlayerError) => void;
}

/** One video in the media element, with its stream, tracks, annotations and advertisements. */
export class Showing {
  readonly #host: ShowingHost;
  #session: StreamSession | null = null;
  #ads: PlayerAds | null = null;

  constructor(host: ShowingHost) {
    this.#host = host;
  }

  get engine(): EngineAdapter | null {
    return this.#session?.engine ?? null;
  }

  get ads(): PlayerAds | null {
    return this.#ads;
  }

  get current(): CurrentVideo | null {
    return this.#host.current;
  }

  /** The state fields that the stream and its advertisements determine. */
  share(): Partial<PlayerState> {
    return { ...this.#session?.liveShare(), ...this.#ads?.share() };
  }

  /** Requests a new address for the stream. @returns whether there is one */
  renewAddress(): Promise<boolean> {
    return this.#session?.renewAddress() ?? Promise.resolve(false);
  }

  /** Loads playback data; resolves when the video accepts commands. @throws {PlayerError} */
  async data(data: PlaybackData, beginning: Beginning): Promise<void> {
    const { store, captions, annotations, signal, settings } = this.#host;
    const { protocol, metadataOnly, dvrWindow: wanted } = settings();
    const dvrWindow = wanted ?? data.dvrWindow;
    const live = data.kind === 'live';
    store.set(stateOfPlayback(data));
    const stream = chooseStream(data, protocol);
    captions.open(stream.subtitles, signal);
    annotations.open(data.annotations, signal);
    const source: EngineSource = {
      protocol: stream.protocol,
      url: absoluteStreamAddress(stream.url, dvrWindow),
      live,
      startAt: live ? null : beginning.startAt,
      maxHeight: data.maxHeight,
      preferredAudioLanguage: store.get().preferredAudioLanguage,
      metadataOnly,
      drm: stream.drm === null ? null : absoluteDrm(stream.drm, document.baseURI),
    };
    const ads = this.#openAds(stream.adUnits);
    await this.#stream(source, beginning.autoplay, dvrWindow, ads);
    if (data.duration !== null) void annotations.loadChapters(data.duration);
  }

  /** Loads a plain address; resolves when the video accepts commands. @throws {PlayerError} */
  async source(
    src: string,
    protocol: Protocol | null,
    beginning: Beginning,
    extras: SourceExtras | null,
  ): Promise<void> {
    const { store, settings } = this.#host;
    const { metadataOnly, dvrWindow } = settings();
    const source: EngineSource = {
      protocol: protocol ?? protocolOf(src),
      url: new URL(src, document.baseURI).href,
      live: false,
      startAt: beginning.startAt,
      maxHeight: null,
      preferredAudioLanguage: store.get().preferredAudioLanguage,
      metadataOnly,
      drm: extras?.drm ?? null,
    };
    if (extras !== null) store.set({ skipMarkers: extras.skipMarkers });
    const ads = this.#openAds(extras?.adUnits ?? []);
    await this.#stream(source, beginning.autoplay, dvrWindow, ads);
  }

  /** Shows the subtitles of the preferred language. A failure is ignored, because the video plays without them. */
  async preferredSubtitles(): Promise<void> {
    const { store, captions } = this.#host;
    const { preferredSubtitleLanguage: wanted, subtitles, subtitleLanguages } = store.get();
    const language = wanted === null ? undefined : matchLanguage([wanted], subtitleLanguages);
    const track = subtitles.find((candidate) => candidate.language === language);
    if (track !== undefined) await captions.select(track).catch(() => undefined);
  }

  async #stream(
    source: EngineSource,
    autoplay: boolean,
    dvrWindow: number | null,
    ads: Promise<void>,
  ): Promise<void> {
    const { media, store, captions, signal, playbackRate, ready, lost } = this.#host;
    signal.throwIfAborted();
    // A media element starts each source at its default rate.
    media.defaultPlaybackRate = source.live ? 1 : playbackRate();
    const metadata = nextEvent(media, 'loadedmetadata', { signal, timeoutMs: Number.POSITIVE_INFINITY });
    const session = new StreamSession(source, {
      media,
      store,
      signal,
      dvrWindow,
      addresses: createStreamAddresses(source.url, this.#renewal(source.protocol, dvrWindow)),
      streamTextTracks: (tracks) => {
        captions.setStreamTracks(tracks);
        // Tracks may arrive after the video is ready.
        const { status, selectedTextTrack } = store.get();
        if (status === 'ready' && selectedTextTrack === null) void this.preferredSubtitles();
      },
      streamCues: (trackId, file) => captions.addStreamCues(trackId, file),
      lost,
    });
    this.#session = session;
    await Promise.all([metadata, session.start(), ads]);
    signal.throwIfAborted();
    // Media without a picture keeps its artwork, whatever its source (PLAY-16).
    const look = (): void => {
      if (media.readyState > 0) store.set({ audioOnly: media.videoWidth === 0 });
    };
    look();
    media.addEventListener('resize', look, { signal });
    session.followLive();
    ready();
    void this.preferredSubtitles();
    if (autoplay) void this.#autoplay();
  }

  async #openAds(units: readonly AdUnit[]): Promise<void> {
    const { store, media, signal, seenAds: seen, settings } = this.#host;
    const { hasAds, prepareAds } = settings();
    this.#ads = await openAds({ store, media, signal, units: hasAds ? units : [], seen }, prepareAds);
  }

  /** Returns a function that requests a new address for the stream; null if addresses cannot be renewed. */
  #renewal(protocol: EngineSource['protocol'], dvrWindow: number | null): (() => Promise<string>) | null {
    const { current } = this.#host;
    if (current === null || protocol === 'FILE') return null;
    return async () => absoluteStreamAddress(chooseStream(await current.renew(), protocol).url, dvrWindow);
  }

  async #autoplay(): Promise<void> {
    const { media, store } = this.#host;
    const outcome = await attemptAutoplay({
      play: () => (this.#ads ?? media).play(),
      get muted() {
        return media.muted;
      },
      set muted(muted) {
        media.muted = muted;
      },
    });
    if (outcome === 'blocked') store.set({ autoplayBlocked: true });
    if (outcome === 'playing-muted') store.set({ mutedByAutoplay: true });
  }
}
