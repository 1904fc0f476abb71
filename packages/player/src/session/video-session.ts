import { resumePosition, type PlaybackData, type PlaybackRequest } from '@footlight/domain';
import { openAds } from '../ads/open-ads.js';
import type { AdUnit, PlayerAds } from '../ads/player-ads.js';
import { keepPosition } from '../media/engine/keep-position.js';
import type { EngineAdapter, EngineSource } from '../media/engine/engine.js';
import { attemptAutoplay } from '../media/playing/autoplay.js';
import { createStreamAddresses } from '../media/stream/stream-addresses.js';
import { absoluteStreamAddress, chooseStream } from '../media/stream/stream-choice.js';
import { StreamSession } from '../media/stream/stream-session.js';
import { refuseIncomplete } from '../source/complete-playback.js';
import type { SourceExtras } from '../source/source-extras.js';
import { nextEvent } from '../store/confirmation.js';
import type { PlayerError } from '../store/player-error.js';
import type { PlayerState } from '../store/player-state.js';
import type { AnnouncedStart } from './announced-start.js';
import { CurrentVideo } from './current-video.js';
import type { ListedVideo } from './listed-video.js';
import { LoaderRequest } from './loader-request.js';
import { openingOfAddress, openingOfData, type Opening } from './opening.js';
import type { PlayerCore } from './player-core.js';
import { kindOf, requestOf, type VideoSource } from './video-source.js';

/** What a retry takes over: values only, so that a player that retries for days retains no earlier session. */
export interface Continued {
  /** Seconds. */
  readonly position: number;
  /** Advertisement breaks that have ended and are not shown again. */
  readonly seenAds: ReadonlySet<string>;
}

export interface SessionStart {
  /** Null unless the same video is loaded again. */
  readonly continued: Continued | null;
  /** Session of the player's previous video, whose screen of the account is reused; null for a new one. */
  readonly screenId: string | null;
}

/**
 * One video, from the request for its data until it is unloaded. The player calls `prepare`, `waitFor` as long as the
 * start is only announced, `open` and `begin`; `lost` tells it of a stream that has failed for good.
 */
export class VideoSession {
  readonly source: VideoSource;
  readonly isRetry: boolean;
  /** The page's request for the video; null if the page set playback data or an address itself. */
  readonly request: PlaybackRequest | null;
  /** Resolves with the error that ends the stream. */
  readonly lost: Promise<PlayerError>;
  /** The current playback position, in seconds; it stays while the media element is reloaded. */
  readonly position: () => number;
  readonly #core: PlayerCore;
  readonly #start: SessionStart;
  readonly #end = new AbortController();
  readonly #request: LoaderRequest | null;
  #lose: (error: PlayerError) => void = () => undefined;
  #current: CurrentVideo | null = null;
  #extras: SourceExtras | null = null;
  #listed: ListedVideo | null = null;
  /** Seconds; null if the video does not resume. */
  #resumedFrom: number | null = null;
  /** Whether the viewer has waited for the start, which is then not missed. */
  #hasWaited = false;
  #neighbours: Promise<void> = Promise.resolve();
  #stream: StreamSession | null = null;
  #ads: PlayerAds | null = null;

  /** @throws {PlayerError} NO_SOURCE */
  constructor(core: PlayerCore, source: VideoSource, start: SessionStart) {
    this.#core = core;
    this.#start = start;
    this.source = source;
    this.isRetry = start.continued !== null;
    const request = requestOf(source);
    const { signal } = this;
    this.request = request;
    this.#request =
      'id' in source ? new LoaderRequest(core, request ?? source, start.screenId, signal) : null;
    this.lost = new Promise((resolve) => (this.#lose = resolve));
    this.position = keepPosition(core.media, signal, start.continued?.position);
  }

  /** Aborts when the video is unloaded. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  get kind(): 'vod' | 'live' {
    return kindOf(this.source);
  }

  /** The video as the loader returned it. */
  get current(): CurrentVideo | null {
    return this.#current;
  }

  get engine(): EngineAdapter | null {
    return this.#stream?.engine ?? null;
  }

  get ads(): PlayerAds | null {
    return this.#ads;
  }

  /** Advertisement breaks that have ended. */
  get seenAds(): ReadonlySet<string> {
    return this.#ads?.seen ?? this.#start.continued?.seenAds ?? new Set();
  }

  /** Adds ad breaks that the stream has itself. */
  async addAds(units: readonly AdUnit[]): Promise<void> {
    if (this.#ads === null) await this.#openAds(units, true);
    else this.#ads.add(units);
  }

  get screenId(): string | null {
    return this.#current === null ? this.#start.screenId : this.#current.data.playbackSessionId;
  }

  /** Resolves when the previous and the next video of the list are known. */
  get neighbours(): Promise<void> {
    return this.#neighbours;
  }

  /** The state fields that the stream and its advertisements determine. */
  state(): Partial<PlayerState> {
    return { ...this.#stream?.liveState(), ...this.#ads?.state() };
  }

  /** Requests a new address for the stream. @returns whether there is one */
  renewAddress(): Promise<boolean> {
    return this.#stream?.renewAddress() ?? Promise.resolve(false);
  }

  /** Ends everything that the video has begun. @param reason rejection reason of what is running */
  end(reason: PlayerError | null): void {
    this.#end.abort(reason);
  }

  /**
   * Finds the neighbours in the list after the video itself, also for commands that are already waiting.
   * @param begun settles when the video accepts commands, or is refused
   */
  findNeighbours(begun: Promise<void>): void {
    const request = this.#request;
    if (request === null) return;
    const { store, life } = this.#core;
    this.#neighbours = begun.then(
      () => request.findNeighbours(this.#current, this.signal),
      // A refused video is not the end of its list.
      (error: unknown) => {
        const isShown = (): boolean => store.get().error === error;
        return request.isInList && isShown() ? request.findNeighbours(null, life, isShown) : undefined;
      },
    );
  }

  /**
   * Gets what must be known before the stream is opened.
   * @returns the start, if it is only announced; otherwise null
   * @throws {PlayerError}
   */
  async prepare(): Promise<AnnouncedStart | null> {
    const { source, signal } = this;
    const { store, captions, preferences } = this.#core;
    if ('data' in source) refuseIncomplete(source.data);
    if ('id' in source)
      store.set({ id: source.id, type: source.kind, isPlaylist: this.#request?.isInList === true });
    if ('src' in source || 'list' in source) {
      store.set({ type: 'vod' });
      captions.open([], signal);
    }
    if ('list' in source) {
      const { readListed } = await import('./listed-video.js');
      signal.throwIfAborted();
      this.#listed = readListed(source.list, source.at);
      const { id, title, previous: listPrev, next: listNext } = this.#listed;
      store.set({ id, title, isPlaylist: true, listPrev, listNext });
    }
    await preferences.restored;
    if (this.#request !== null) return this.#take(await this.#request.ask());
    if ('data' in source) this.#resumeIn(source.data);
    if ('src' in source) {
      // If the stored position cannot be read, the video starts from the beginning.
      if (this.#resumes) this.#resumedFrom = await this.#savedPosition(source.src).catch(() => null);
      this.#extras = await this.#readExtras();
    }
    return null;
  }

  /** Waits for an announced start. @returns the start, if it is still only announced; otherwise null */
  async waitFor(start: AnnouncedStart): Promise<AnnouncedStart | null> {
    this.#hasWaited = true;
    return this.#request === null ? null : this.#take(await this.#request.askAfter(start));
  }

  /** Opens the stream; resolves when the video accepts commands. @throws {PlayerError} */
  async open(): Promise<void> {
    const { signal } = this;
    const { store, media, captions, annotations, preferences } = this.#core;
    signal.throwIfAborted();
    const opening = this.#opening();
    const { source, dvrWindow } = opening;
    store.set(opening.state);
    captions.open(opening.subtitles, signal);
    if (opening.annotations !== null) annotations.open(opening.annotations, signal);
    const ads = this.#openAds(opening.adUnits);
    // A media element starts each source at its default rate.
    media.defaultPlaybackRate = source.live ? 1 : preferences.playbackRate;
    const metadata = nextEvent(media, 'loadedmetadata', { signal, timeoutMs: Number.POSITIVE_INFINITY });
    const stream = new StreamSession(source, this.#core, {
      signal,
      page: this.#core.page,
      dvrWindow,
      addresses: createStreamAddresses(source.url, this.#renewal(source.protocol, dvrWindow)),
    });
    this.#stream = stream;
    void stream.lost.then(this.#lose);
    await Promise.all([metadata, stream.start(), ads]);
    signal.throwIfAborted();
    // Media without a picture keeps its artwork, whatever its source (PLAY-16).
    const look = (): void => {
      if (media.readyState > 0) store.set({ audioOnly: media.videoWidth === 0 });
    };
    look();
    media.addEventListener('resize', look, { signal });
    stream.followLive();
  }

  /** Call once the video accepts commands: plays it if it is meant to play, and shows what belongs to it. */
  begin(): void {
    const { store, captions, annotations } = this.#core;
    void captions.selectPreferred();
    // After a countdown, the video starts automatically.
    const plays = this.source.autoplay ?? (this.#hasWaited || this.#core.settings().autoplay);
    if (plays) void this.#autoplay();
    const duration = this.#listed === null ? (this.#data?.duration ?? null) : store.get().duration;
    if (duration !== null) void annotations.loadChapters(duration);
    store.set({ resumedFrom: this.#resumedFrom });
  }

  /** Whether the video starts where the viewer stopped, if that is known. */
  get #resumes(): boolean {
    return (this.source.startAt ?? null) === null;
  }

  get #data(): PlaybackData | null {
    if (this.#current !== null) return this.#current.data;
    return 'data' in this.source ? this.source.data : null;
  }

  #take(answer: CurrentVideo | AnnouncedStart): AnnouncedStart | null {
    if (!(answer instanceof CurrentVideo)) return answer;
    this.#current = answer;
    this.#resumeIn(answer.data);
    return null;
  }

  #resumeIn({ watchProgress, duration }: PlaybackData): void {
    if (this.#resumes) this.#resumedFrom = resumePosition(watchProgress, duration);
  }

  #opening(): Opening {
    const { source } = this;
    const startAt = source.startAt ?? this.#resumedFrom;
    const [settings, state, data] = [this.#core.settings(), this.#core.store.get(), this.#data];
    if ('src' in source) return openingOfAddress(source, startAt, settings, state, this.#extras);
    if (this.#listed !== null) return this.#listed.open(startAt, settings, state);
    if (data === null) throw new Error('The stream was opened before its data arrived.');
    return openingOfData(data, startAt, settings, state);
  }

  /** @throws {PlayerError} INVALID_PARAMS */
  async #readExtras(): Promise<SourceExtras | null> {
    const { page } = this.#core;
    if ((page.drm ?? page.adTag ?? page.adBreaks ?? page.skipMarkers) === null) return null;
    const { readExtras } = await import('../source/source-extras.js');
    return readExtras(page);
  }

  async #savedPosition(src: string): Promise<number | null> {
    if (!this.#core.settings().resume) return null;
    const { savedPosition } = await import('../source/saved-positions.js');
    return savedPosition(src);
  }

  async #openAds(adUnits: readonly AdUnit[], hasStarted = false): Promise<void> {
    const { store, media, captions } = this.#core;
    const { hasAds, prepareAds } = this.#core.settings();
    const { signal, seenAds: seen } = this;
    this.#ads = await openAds(
      { store, media, captions, signal, units: hasAds ? adUnits : [], seen, hasStarted },
      this.#core.page,
      prepareAds,
    );
  }

  /** Returns a function that requests a new address for the stream; null if addresses cannot be renewed. */
  #renewal(protocol: EngineSource['protocol'], dvrWindow: number | null): (() => Promise<string>) | null {
    const current = this.#current;
    if (current === null || protocol === 'FILE') return null;
    return async () => absoluteStreamAddress(chooseStream(await current.renew(), protocol).url, dvrWindow);
  }

  async #autoplay(): Promise<void> {
    const { media, store } = this.#core;
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
