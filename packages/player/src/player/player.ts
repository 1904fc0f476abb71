import { CommandQueue, queueRulesOf } from '@footlight/player-contract';
import type { PlayerAds } from '../ads/player-ads.js';
import type { AnnotationState } from '../annotations/annotation-state.js';
import { Annotations } from '../annotations/annotations.js';
import type { CaptionState } from '../captions/caption-state.js';
import { Captions } from '../captions/captions.js';
import type { EngineAdapter } from '../media/engine/engine.js';
import { keepPosition } from '../media/engine/keep-position.js';
import { observeMedia } from '../media/playing/media-observer.js';
import { dispatchMediaEvents } from '../media-element/media-events.js';
import type { Fullscreen } from '../media/display/fullscreen.js';
import type { Neighbour, PlaybackLoader, PlaybackRequest } from '../store/playback-loader.js';
import type { PlayerFeature } from './player-feature.js';
import { PlayerError, type PlayerErrorCode } from '../store/player-error.js';
import type { PlayerSettings } from '../core/player-settings.js';
import { PreferenceManager } from '../preferences/preference-manager.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { CurrentVideo } from '../session/current-video.js';
import {
  leavesVideo,
  playbackShare,
  reducePlayback,
  refusalOf,
  type Playback,
  type PlaybackEvent,
} from '../session/playback.reducer.js';
import { Showing } from '../session/showing.js';
import { VideoLoads, type Load } from '../session/video-loads.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import type { CommandTarget } from '../commands/command.js';
import { EFFECTS } from '../commands/commands.js';
import { superseded } from '../commands/playing-commands.js';
import { settled } from '../store/confirmation.js';
import { readParams } from '../commands/read-params.js';
import type { PlayerPage } from '../core/player-page.js';
import type { PlayerState, TextTrackChoice } from '../store/player-state.js';
import type { Store } from '../store/store.js';

export interface PlayerParts {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** The player element. */
  readonly page: PlayerPage;
  readonly annotations: Store<AnnotationState>;
  readonly captions: Store<CaptionState>;
  readonly fullscreen: Fullscreen;
  /** Called when a command needs a video: starts the load of the video that the page set. */
  wanted(): void;
  settings(): PlayerSettings;
  /** The number of state changes reported to listeners. */
  revision(): number;
}

/** Error codes with which the stream of an event that is over may be refused. */
const REFUSED: ReadonlySet<PlayerErrorCode> = new Set(['FORBIDDEN', 'NOT_LIVE', 'SIGN_IN_REQUIRED']);

/** The player without its interface: media, state and commands. The element renders it and handles input. */
export class Player implements CommandTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly fullscreen: Fullscreen;
  readonly captions: Captions;
  readonly annotations: Annotations;
  readonly preferences: PreferenceManager;
  readonly loads: VideoLoads;
  readonly #parts: PlayerParts;
  readonly #queue = new CommandQueue<CommandName>({
    run: (name, params) => this.#run(name, params),
    mayRun: (name) => this.#mayRun(name),
    rulesOf: queueRulesOf,
    full: () => new PlayerError('QUEUE_FULL', 'Too many commands are waiting for the player.'),
    late: () => new PlayerError('TIMEOUT', 'The player was not ready in time.'),
  });
  readonly #life = new AbortController();
  /** Aborts when the video is unloaded; each load has its own controller. */
  #video = new AbortController();
  #playback: Playback<Load, Showing> = { phase: 'empty' };
  /** The current playback position, in seconds. */
  #place: () => number = () => 0;
  /** Whether the last request was to play rather than to pause. */
  #isPlayWanted = false;
  /** Advertisement breaks that have ended; kept when the same video is loaded again. */
  #seenAds: ReadonlySet<string> = new Set();
  readonly #features = new Set<PlayerFeature>();

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.store = parts.store;
    this.media = parts.media;
    this.fullscreen = parts.fullscreen;
    const { signal } = this.#life;
    this.annotations = new Annotations(parts.annotations, parts.store, signal);
    const selectInStream = (id: string | null) => this.engine?.selectTextTrack(id);
    this.captions = new Captions(parts.captions, parts.store, selectInStream, signal);
    const { storage, pagePreferences } = parts.settings();
    this.preferences = new PreferenceManager({ store: this.store, media: this.media, signal, storage });
    this.preferences.applyPagePreferences(pagePreferences);
    this.loads = new VideoLoads({
      store: this.store,
      page: parts.page,
      captions: this.captions,
      preferences: this.preferences,
      life: signal,
      settings: () => parts.settings(),
      begin: (load) => this.#begin(load),
      announce: (start) => this.#take({ phase: 'upcoming', start }),
      show: (loading, current) => this.#show(loading, current),
      fail: (error) => this.fail(error),
    });
    const derive = () => ({
      ...this.#playback.video?.share(),
      ...(this.#playback.phase === 'over' ? { ended: true } : {}),
    });
    observeMedia(this.media, this.store, derive, signal);
    // Registered after the listeners that write the state, so that event listeners see the updated state.
    dispatchMediaEvents(this.media, this.store, parts.page, signal);
    this.fullscreen.observe((fullscreen) => this.store.set({ fullscreen }), signal);
    this.media.addEventListener('play', () => (this.#isPlayWanted = true), { signal });
  }

  get signal(): AbortSignal {
    return this.#video.signal;
  }

  /** The current video, if it came from a loader. */
  get current(): CurrentVideo | null {
    return this.#playback.video?.current ?? null;
  }

  get page(): PlayerPage {
    return this.#parts.page;
  }

  get life(): AbortSignal {
    return this.#life.signal;
  }

  get engine(): EngineAdapter | null {
    return this.#playback.video?.engine ?? null;
  }

  get loader(): PlaybackLoader | null {
    return this.#parts.settings().loader;
  }

  get request(): PlaybackRequest | null {
    return this.#playback.load?.request ?? null;
  }

  get ads(): PlayerAds | null {
    return this.#playback.video?.ads ?? null;
  }

  get refusal(): PlayerError | null {
    return refusalOf(this.#playback);
  }

  get revision(): number {
    return this.#parts.revision();
  }

  /**
   * Runs a command. Commands that need a video wait, in order, until there is one.
   * @throws {PlayerError}
   */
  async execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]> {
    this.#life.signal.throwIfAborted();
    const read = readParams(name, params);
    if (EFFECTS[name].needs !== undefined) this.#parts.wanted();
    if (name === 'play' || name === 'pause') {
      this.#isPlayWanted = name === 'play';
      // Each undoes the other.
      this.#queue.reject(superseded(), (other) => other === (name === 'play' ? 'pause' : 'play'));
    }
    const { refusal } = this;
    if (refusal !== null && EFFECTS[name].needs === 'video') throw refusal;
    return this.#queue.add(name, read);
  }

  #mayRun(name: CommandName): boolean {
    const { needs } = EFFECTS[name];
    if (needs === undefined || this.#playback.phase === 'ready') return true;
    return needs === 'list' && this.refusal !== null;
  }

  #run(name: CommandName, params: object): Promise<unknown> {
    const { signal } = this;
    const effect = EFFECTS[name];
    const work: Promise<unknown> = effect.run(this, params as never);
    // Loads, also of the next and the previous video, have limits of their own.
    return effect.needs === 'video' ? settled(work, { signal }) : work;
  }

  /** Attaches features for the lifetime of the player; each is attached only once. */
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

  /** Repeats the last load and plays; a recording resumes where it stopped. @throws {PlayerError} */
  async retry(): Promise<void> {
    await this.#again(true);
  }

  /** Repeats the last load automatically; it plays only if playback was requested. @throws {PlayerError} */
  async autoRetry(): Promise<void> {
    await this.#again(this.#isPlayWanted || undefined);
  }

  async #again(plays: true | undefined): Promise<void> {
    const place = this.#place();
    await this.#playback.load?.retry(this.store.get().type === 'vod' && place > 0 ? place : null, plays);
  }

  /** Unloads the video; the volume does not change (PLAY-4). */
  unload(): void {
    const reason = new PlayerError('ABORTED', 'The video was unloaded.');
    this.#queue.reject(reason, (_name, isRunning) => !isRunning);
    this.#take({ phase: 'empty' }, reason);
  }

  /** Releases all resources; waiting commands are rejected with DESTROYED. */
  destroy(): void {
    const reason = new PlayerError('DESTROYED', 'The player was removed.');
    this.#queue.reject(reason, (_name, isRunning) => !isRunning);
    this.#take({ phase: 'destroyed' }, reason);
    this.#life.abort(reason);
  }

  /** Requests new addresses for the current stream. @returns whether there are any */
  renewStream(): Promise<boolean> {
    return this.#playback.video?.renewAddress() ?? Promise.resolve(false);
  }

  /**
   * Applies an event to the playback state, with its side effects. @param reason rejection reason of running commands
   */
  #take(event: PlaybackEvent<Load, Showing>, reason: PlayerError | null = null): void {
    const before = this.#playback;
    const next = reducePlayback(before, event);
    if (next === before) return;
    if (leavesVideo(next)) this.#leave(reason);
    this.#playback = next;
    if (next.phase === 'asking') {
      const { isRetry } = next.load;
      const place = isRetry ? this.#place() : 0;
      if (!isRetry) {
        this.#seenAds = new Set();
        // For the first video, the play request that triggered the load came before it and still counts.
        this.#isPlayWanted &&= before.phase === 'empty';
      }
      this.#video = new AbortController();
      this.#place = keepPosition(this.media, this.#video.signal, place);
    }
    this.store.set(playbackShare(next, this.store.get()));
    // A subscriber may have requested another video in response to the new state.
    const { refusal } = this;
    if (refusal !== null)
      this.#queue.reject(refusal, (name, isRunning) => !isRunning && EFFECTS[name].needs === 'video');
    this.#queue.flush();
  }

  #leave(reason: PlayerError | null): void {
    this.#video.abort(reason);
    this.#seenAds = this.ads?.seen ?? this.#seenAds;
    // An engine detaches asynchronously; clearing the element now keeps its old metadata from being taken for the next
    // video's.
    if (this.media.readyState === 0 && !this.media.hasAttribute('src')) return;
    this.media.removeAttribute('src');
    this.media.load();
  }

  #begin(load: Load): AbortSignal {
    this.#take({ phase: 'asking', load }, new PlayerError('ABORTED', 'Another video was loaded.'));
    return this.#video.signal;
  }

  #show(signal: AbortSignal, current: CurrentVideo | null): Showing {
    signal.throwIfAborted();
    const video: Showing = new Showing({
      store: this.store,
      media: this.media,
      captions: this.captions,
      annotations: this.annotations,
      signal,
      current,
      seenAds: this.#seenAds,
      settings: () => this.#parts.settings(),
      playbackRate: () => this.preferences.playbackRate,
      ready: () => this.#take({ phase: 'ready', video }),
      lost: (error) => void this.#lose(error),
    });
    this.#take({ phase: 'loading', video });
    return video;
  }

  /** Stops the video with an error, which is shown and reported in an event. */
  fail(error: PlayerError): void {
    this.#take({ phase: 'failed', error }, error);
  }

  /** Ends an event that is over. @param recording the event's recording, to be offered to the viewer */
  conclude(recording: Neighbour | null): void {
    this.#take({ phase: 'over', recording }, new PlayerError('ABORTED', 'The event is over.'));
  }

  /** A refused stream may belong to an event that is over. */
  async #lose(error: PlayerError): Promise<void> {
    const { current } = this;
    const end =
      current?.data.kind === 'live' && REFUSED.has(error.code) ? await current.end().catch(() => null) : null;
    if (current !== this.current) return;
    if (end === null) this.fail(error);
    else this.conclude(end.recording);
  }

  async showPreferredSubtitles(): Promise<void> {
    await this.#playback.video?.preferredSubtitles();
  }
}
