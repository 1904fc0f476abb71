import type { PlaybackData } from '@footlight/domain';
import { matchLanguage } from '@footlight/i18n';
import { Annotations } from './annotations/annotations.js';
import { Captions } from './captions/captions.js';
import { attemptAutoplay } from './media/autoplay.js';
import type { EngineAdapter, EngineSource } from './media/engine.js';
import { errorOfRefusal } from './media/failure.js';
import { observeMedia } from './media/media-observer.js';
import { stateOfPlayback } from './media/playback-state.js';
import { createScreen, type Screen } from './media/screen.js';
import { absoluteDrm } from './media/drm.js';
import { chooseStream, protocolOf, streamAddress, type Protocol } from './media/stream-choice.js';
import { StreamSession } from './media/stream-session.js';
import type { PlaybackLoader, PlaybackRequest } from './playback-loader.js';
import type { PlayerFeature } from './player-feature.js';
import { PlayerError } from './player-error.js';
import { PreferenceKeeper } from './preferences/preference-keeper.js';
import type { PlayerStorage } from './preferences/player-storage.js';
import type { ViewerPreferences } from './preferences/viewer-preferences.js';
import type { CommandName, CommandParams, CommandResults, LoadParams } from './store/command-signatures.js';
import { COMMANDS, type CommandTarget } from './store/commands.js';
import { nextEvent } from './store/confirmation.js';
import { resetState, type PlayerState, type TextTrackChoice } from './store/player-state.js';
import { createCommandQueue } from './store/queue.js';
import type { Store } from './store/store.js';

/** What the element is told by its attributes and properties, read when it matters. */
export interface PlayerSettings {
  readonly loader: PlaybackLoader | null;
  /** Which protocol to play where the service offers both; null for the service's first. */
  readonly protocol: Protocol | null;
  readonly autoplay: boolean;
  /** Seconds; null for the playback data's own. */
  readonly dvrWindow: number | null;
  /** Where the viewer's choices are kept; null for nowhere. */
  readonly storage: PlayerStorage | null;
  /** What the page asks for itself, before what the viewer chose in an earlier visit. */
  readonly wishes: ViewerPreferences;
}

export interface PlayerParts {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** What goes full screen. */
  readonly box: HTMLElement;
  settings(): PlayerSettings;
  /** Counts the changes of state that listeners were told of. */
  revision(): number;
}

/** Where and how a load is to begin. */
interface Beginning {
  /** Seconds from start; null where the stream begins. */
  readonly startAt: number | null;
  readonly autoplay: boolean;
}

type Again = (startAt: number | null) => Promise<void>;

/** A player without a face: media, state and commands. The element around it draws and listens. */
export class Player implements CommandTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly screen: Screen;
  readonly captions: Captions;
  readonly annotations = new Annotations();
  readonly preferences: PreferenceKeeper;
  readonly #parts: PlayerParts;
  readonly #queue = createCommandQueue();
  readonly #life = new AbortController();
  /** Aborts when the video is left; there is one a load. */
  #video = new AbortController();
  #session: StreamSession | null = null;
  #again: Again | null = null;
  #request: PlaybackRequest | null = null;
  readonly #features = new Set<PlayerFeature>();

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.store = parts.store;
    this.media = parts.media;
    this.screen = createScreen(parts.box, parts.media);
    this.captions = new Captions(parts.store, (id) => this.engine?.selectTextTrack(id));
    const { signal } = this.#life;
    const { storage, wishes } = parts.settings();
    this.preferences = new PreferenceKeeper({ store: this.store, media: this.media, signal, storage });
    this.preferences.heed(wishes);
    observeMedia(this.media, this.store, () => this.#session?.liveShare() ?? {}, signal);
    this.screen.observe((fullscreen) => this.store.set({ fullscreen }), signal);
  }

  get signal(): AbortSignal {
    return this.#video.signal;
  }

  get life(): AbortSignal {
    return this.#life.signal;
  }

  get engine(): EngineAdapter | null {
    return this.#session?.engine ?? null;
  }

  get loader(): PlaybackLoader | null {
    return this.#parts.settings().loader;
  }

  get request(): PlaybackRequest | null {
    return this.#request;
  }

  get revision(): number {
    return this.#parts.revision();
  }

  /**
   * Runs a command; one that needs a video waits until there is one, in order.
   * @throws {PlayerError}
   */
  async execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]> {
    this.#life.signal.throwIfAborted();
    const command = COMMANDS[name];
    const run = () => command.run(this, params);
    return command.needsMedia ? this.#queue.add(command.coalesces(params) ? name : null, run) : run();
  }

  /** Lets features live as long as this player; each is attached once. */
  attach(features: readonly PlayerFeature[]): void {
    for (const feature of features) {
      if (this.#features.has(feature) || this.#life.signal.aborted) continue;
      this.#features.add(feature);
      feature(this, this.#life.signal);
    }
  }

  keep(choices: ViewerPreferences): void {
    this.preferences.keep(choices);
  }

  showTextTrack(track: TextTrackChoice | null): Promise<void> {
    return this.captions.select(track);
  }

  /**
   * Asks the page's loader for playback data and plays it; fulfils when there is something to act on.
   * @throws {PlayerError}
   */
  async load(params: LoadParams): Promise<void> {
    const { startAt, autoplay, ...request } = params;
    const { loader, protocol } = this.#parts.settings();
    if (loader === null) throw new PlayerError('NO_SOURCE', 'The player was given no loader.');
    const { signal } = this.#begin((from) =>
      this.load({ ...params, autoplay: true, ...(from === null ? {} : { startAt: from }) }),
    );
    this.#request = request;
    this.store.set({
      id: request.id,
      type: request.kind,
      isPlaylist: request.playlistId !== undefined || request.seasonId !== undefined,
    });
    await this.#guard(signal, request.kind, async () => {
      await this.preferences.restored;
      const data = await loader.load(preferring(request, protocol), signal);
      signal.throwIfAborted();
      await this.#showData(data, this.#beginning(startAt ?? data.watchProgress, autoplay), signal);
      void this.#findNeighbours(loader, request, signal);
    });
  }

  /** Plays data that the page already holds. @throws {PlayerError} */
  async loadPlayback(data: PlaybackData, startAt: number | null = null): Promise<void> {
    const { signal } = this.#begin((from) => this.loadPlayback(data, from));
    await this.#guard(signal, data.kind, async () => {
      await this.preferences.restored;
      await this.#showData(data, this.#beginning(startAt ?? data.watchProgress), signal);
    });
  }

  /** Plays a plain address. @throws {PlayerError} */
  async loadSource(src: string, protocol: Protocol | null, startAt: number | null = null): Promise<void> {
    const { signal } = this.#begin((from) => this.loadSource(src, protocol, from));
    this.store.set({ type: 'vod' });
    this.captions.open([], signal);
    await this.preferences.restored;
    signal.throwIfAborted();
    const source: EngineSource = {
      protocol: protocol ?? protocolOf(src),
      url: new URL(src, document.baseURI).href,
      live: false,
      startAt,
      maxHeight: null,
      preferredAudioLanguage: this.store.get().preferredAudioLanguage,
      drm: null,
    };
    await this.#guard(signal, 'vod', () =>
      this.#showStream(source, this.#beginning(startAt), this.#parts.settings().dvrWindow, signal),
    );
  }

  /** Does the last load again, a recording from where it stopped. @throws {PlayerError} */
  async retry(): Promise<void> {
    const { currentTime, type } = this.store.get();
    await this.#again?.(type === 'vod' && currentTime > 0 ? currentTime : null);
  }

  /** Empties the player; the volume stays (specification 000 §4, “Route change”). */
  unload(): void {
    this.#leave(new PlayerError('ABORTED', 'The video was left.'));
    this.#again = null;
    this.#request = null;
    this.store.set(resetState(this.store.get()));
  }

  /** Lets go of everything; commands that still wait end with DESTROYED. */
  destroy(): void {
    const reason = new PlayerError('DESTROYED', 'The player was removed.');
    this.#queue.reject(reason);
    this.#leave(reason);
    this.#life.abort(reason);
  }

  #leave(reason: PlayerError): void {
    this.#queue.close();
    this.#video.abort(reason);
    this.#session = null;
    // An engine detaches in its own time; an empty element now keeps its metadata from passing for the next.
    if (this.media.readyState === 0 && !this.media.hasAttribute('src')) return;
    this.media.removeAttribute('src');
    this.media.load();
  }

  #begin(again: Again): AbortController {
    this.#leave(new PlayerError('ABORTED', 'Another video was loaded.'));
    this.#again = again;
    this.#request = null;
    this.#video = new AbortController();
    this.store.set({ ...resetState(this.store.get()), status: 'loading' });
    return this.#video;
  }

  #beginning(startAt: number | null, autoplay = this.#parts.settings().autoplay): Beginning {
    return { startAt, autoplay };
  }

  /** Whatever ends a load becomes a `PlayerError`: thrown, and in the state unless another load has begun. */
  async #guard(signal: AbortSignal, kind: 'vod' | 'live', run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (cause) {
      signal.throwIfAborted();
      const error = errorOfRefusal(cause, kind);
      this.#fail(error);
      throw error;
    }
  }

  #fail(error: PlayerError): void {
    this.#queue.reject(error);
    this.#leave(error);
    this.store.set({ status: 'failed', error, waiting: false, isPlaying: false, reconnecting: false });
  }

  async #showData(data: PlaybackData, beginning: Beginning, signal: AbortSignal): Promise<void> {
    const { protocol, dvrWindow: wanted } = this.#parts.settings();
    const dvrWindow = wanted ?? data.dvrWindow;
    const live = data.kind === 'live';
    this.store.set(stateOfPlayback(data));
    const stream = chooseStream(data, protocol);
    this.captions.open(stream.subtitles, signal);
    this.annotations.open(data.annotations, signal);
    const source: EngineSource = {
      protocol: stream.protocol,
      url: new URL(streamAddress(stream.url, dvrWindow), document.baseURI).href,
      live,
      startAt: live ? null : beginning.startAt,
      maxHeight: data.maxHeight,
      preferredAudioLanguage: this.store.get().preferredAudioLanguage,
      drm: stream.drm === null ? null : absoluteDrm(stream.drm, document.baseURI),
    };
    await this.#showStream(source, beginning, dvrWindow, signal);
    if (data.duration !== null && this.store.get().annotationsEnabled)
      void this.annotations.loadChapters(data.duration);
  }

  async #showStream(
    source: EngineSource,
    { autoplay }: Beginning,
    dvrWindow: number | null,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const { media, store, captions } = this;
    // A media element begins each source at its default speed.
    media.defaultPlaybackRate = source.live ? 1 : this.preferences.playbackRate;
    const metadata = nextEvent(media, 'loadedmetadata', { signal });
    const session = new StreamSession(source, {
      media,
      store,
      signal,
      dvrWindow,
      streamTextTracks: (tracks) => captions.setStreamTracks(tracks),
      streamCues: (trackId, cues) => captions.addStreamCues(trackId, cues),
      lost: (error) => this.#fail(error),
    });
    this.#session = session;
    await Promise.all([metadata, session.start()]);
    session.followLive();
    store.set({ status: 'ready' });
    this.#queue.open();
    void this.#showPreferredSubtitles();
    if (autoplay) void this.#autoplay();
  }

  async #autoplay(): Promise<void> {
    const outcome = await attemptAutoplay(this.media);
    if (outcome === 'blocked') this.store.set({ autoplayBlocked: true });
    if (outcome === 'playing-muted') this.store.set({ mutedByAutoplay: true });
  }

  /** Subtitles are an extra: a video whose subtitles do not arrive still plays. */
  async #showPreferredSubtitles(): Promise<void> {
    const { preferredSubtitleLanguage: wanted, subtitles, subtitleLanguages } = this.store.get();
    const language = wanted === null ? undefined : matchLanguage([wanted], subtitleLanguages);
    const track = subtitles.find((candidate) => candidate.language === language);
    if (track !== undefined) await this.captions.select(track).catch(() => undefined);
  }

  /** The list around a video is an extra too: without it there is no next and no previous. */
  async #findNeighbours(
    loader: PlaybackLoader,
    request: PlaybackRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const found = await loader.neighbours?.(request, signal).catch(() => undefined);
    if (found !== undefined && !signal.aborted)
      this.store.set({ listPrev: found.previous, listNext: found.next });
  }
}

const preferring = (request: PlaybackRequest, protocol: Protocol | null): PlaybackRequest =>
  protocol === null
    ? request
    : { ...request, protocols: protocol === 'HLS' ? ['HLS', 'DASH'] : ['DASH', 'HLS'] };
