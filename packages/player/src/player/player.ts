import { CommandQueue, queueRulesOf } from '@footlight/player-contract';
import type { AnnotationState } from '../annotations/annotation-state.js';
import { Annotations } from '../annotations/annotations.js';
import type { AdUnit, PlayerAds } from '../ads/player-ads.js';
import type { CaptionState } from '../captions/caption-state.js';
import { Captions } from '../captions/captions.js';
import { EFFECTS } from '../commands/commands.js';
import { superseded } from '../commands/playing-commands.js';
import { readParams } from '../commands/read-params.js';
import type { PlayerPage } from '../core/player-page.js';
import type { PlayerSettings } from '../core/player-settings.js';
import { dispatchMediaEvents } from '../media-element/media-events.js';
import { createFullscreen, type Fullscreen } from '../media/display/fullscreen.js';
import type { EngineAdapter, ScreenEngine } from '../media/engine/engine.js';
import { errorOfLoader } from '../media/errors/loader-error.js';
import { clampSeek, hasDvr } from '../media/playing/live.js';
import { observeMedia } from '../media/playing/media-observer.js';
import { isPluginCommand, PluginHost } from '../plugins/plugin-host.js';
import type { PluginPlaces } from '../plugins/plugin-places.js';
import { PreferenceManager } from '../preferences/preference-manager.js';
import { Channels } from '../session/channels.js';
import type { CurrentVideo } from '../session/current-video.js';
import {
  leavesVideo,
  reducePlayback,
  commandErrorOf,
  stateOfPhase,
  type Playback,
  type PlaybackEvent,
} from '../session/playback.reducer.js';
import type { PlayerCore } from '../session/player-core.js';
import type { PlayerFeature, PlayerHost } from '../session/player-host.js';
import { withDeadline, type Deadline } from '../session/start-deadline.js';
import { chooseAgain } from '../session/choose-again.js';
import { VideoSession, type Continued } from '../session/video-session.js';
import { continuedAt, listedSource, nextSource, type VideoSource } from '../session/video-source.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import { settled } from '../store/confirmation.js';
import type { Neighbour, PlaybackLoader, PlaybackRequest } from '@footlight/domain';
import { PlayerError, type PlayerErrorCode } from '../store/player-error.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/** What there is before the core is downloaded. */
export interface PlayerParts extends Omit<
  PlayerCore,
  'annotations' | 'captions' | 'channels' | 'fullscreen' | 'preferences' | 'screen'
> {
  readonly annotations: { readonly store: Store<AnnotationState> };
  readonly captions: { readonly store: Store<CaptionState> };
  readonly plugins: { readonly places: Store<PluginPlaces> };
  /** The number of state changes reported to listeners. */
  readonly revision: number;
  /** Starts the load of the video that the page set, if it waits for a command that needs a video. */
  begin(): void;
}

/** Error codes with which the stream of an event that is over may be refused. */
const REFUSED: ReadonlySet<PlayerErrorCode> = new Set(['FORBIDDEN', 'NOT_LIVE', 'SIGN_IN_REQUIRED']);

const EMPTIED_WITHIN_MS = 100;

/** The events of a media element that is emptied are lost if it gets another source at once. */
const untilEmptied = (media: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    // More events may follow this one.
    media.addEventListener('emptied', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, EMPTIED_WITHIN_MS);
  });

/** The player without its interface: its phase, its commands and its current video. The element renders it. */
export class Player implements PlayerHost {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly page: PlayerPage;
  readonly fullscreen: Fullscreen;
  readonly captions: Captions;
  readonly annotations: Annotations;
  readonly channels: Channels;
  readonly preferences: PreferenceManager;
  readonly plugins: PluginHost;
  readonly life: AbortSignal;
  readonly #parts: PlayerParts;
  readonly #queue = new CommandQueue<CommandName>({
    run: (name, params) => this.#run(name, params),
    mayRun: (name) => this.#mayRun(name),
    rulesOf: queueRulesOf,
    full: () => new PlayerError('QUEUE_FULL', 'Too many commands are waiting for the player.'),
    late: () => new PlayerError('TIMEOUT', 'The player was not ready in time.'),
  });
  #playback: Playback<VideoSession> = { phase: 'empty' };
  /** Session of the previous video, whose screen of the account the next one reuses. */
  #screenId: string | null = null;
  /** Whether the last request was to play rather than to pause. */
  #isPlayWanted = false;
  #screen: ScreenEngine | null = null;
  readonly #features = new Set<PlayerFeature>();
  #emptied: Promise<void> = Promise.resolve();

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    const { store, media, page, life } = parts;
    this.store = store;
    this.media = media;
    this.page = page;
    this.life = life;
    this.fullscreen = createFullscreen(() => page.fullscreenTarget ?? page, media);
    this.annotations = new Annotations(parts.annotations.store, store, page, life);
    this.channels = new Channels({
      leave: () => this.unload(),
      show: (channels) => {
        store.set({ channels });
        if (channels !== null) void this.execute('setChannels', { open: true }).catch(() => undefined);
      },
      fail: (error) => this.fail(error),
    });
    const selectInStream = (id: string | null) => this.engine?.selectTextTrack(id);
    const { storage, pagePreferences } = parts.settings();
    const preferences = new PreferenceManager({ store, media, signal: life, storage });
    preferences.applyPagePreferences(pagePreferences);
    this.preferences = preferences;
    const hasChosen = () => preferences.hasChosen('subtitleLanguage');
    this.captions = new Captions(parts.captions.store, store, selectInStream, hasChosen, page, life);
    const derive = () => ({
      ...this.#video?.state(),
      ...(this.#playback.phase === 'over' ? { ended: true } : {}),
    });
    observeMedia(media, store, derive, life);
    // Registered after the listeners that write the state, so that event listeners see the updated state.
    dispatchMediaEvents(media, store, page, life);
    this.fullscreen.observe((fullscreen) => store.set({ fullscreen }), life);
    media.addEventListener('play', () => (this.#isPlayWanted = true), { signal: life });
    this.plugins = new PluginHost(page, store, parts.plugins.places, life);
  }

  /** The session whose stream is in the media element. */
  get #video(): VideoSession | null {
    const { phase, session } = this.#playback;
    return phase === 'loading' || phase === 'ready' ? session : null;
  }

  get signal(): AbortSignal {
    return this.#playback.session?.signal ?? this.life;
  }

  get current(): CurrentVideo | null {
    return this.#video?.current ?? null;
  }

  get engine(): EngineAdapter | null {
    return this.#video?.engine ?? null;
  }

  get loader(): PlaybackLoader | null {
    return this.settings().loader;
  }

  get request(): PlaybackRequest | null {
    return this.#playback.session?.request ?? null;
  }

  get ads(): PlayerAds | null {
    return this.#video?.ads ?? null;
  }

  get screen(): ScreenEngine | null {
    return this.#screen;
  }

  async addAds(units: readonly AdUnit[]): Promise<void> {
    await this.#video?.addAds(units);
  }

  get commandError(): PlayerError | null {
    return commandErrorOf(this.#playback);
  }

  get revision(): number {
    return this.#parts.revision;
  }

  settings(): PlayerSettings {
    return this.#parts.settings();
  }

  neighboursFound(): Promise<void> {
    return this.#playback.session?.neighbours ?? Promise.resolve();
  }

  /**
   * Runs a command. Commands that need a video wait, in order, until there is one.
   * @param isChecked false for parameters of the page; those of the remote control are checked where they arrive
   * @throws {PlayerError}
   */
  async execute<N extends CommandName>(
    name: N,
    params: CommandParams[N],
    isChecked = true,
  ): Promise<CommandResults[N]> {
    this.life.throwIfAborted();
    if (isPluginCommand(name)) return (await this.plugins.run(name, params)) as CommandResults[N];
    const read = isChecked ? params : readParams(name, params);
    if (EFFECTS[name].needs !== undefined) this.#parts.begin();
    if (name === 'play' || name === 'pause') {
      this.#isPlayWanted = name === 'play';
      // Each undoes the other.
      this.#queue.reject(superseded(), (other) => other === (name === 'play' ? 'pause' : 'play'));
    }
    const { commandError } = this;
    if (commandError !== null && EFFECTS[name].needs === 'video') throw commandError;
    return this.#queue.add(name, read);
  }

  #mayRun(name: CommandName): boolean {
    const { needs } = EFFECTS[name];
    if (needs === undefined || this.#playback.phase === 'ready') return true;
    return needs === 'list' && this.commandError !== null;
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
      if (this.#features.has(feature) || this.life.aborted) continue;
      this.#features.add(feature);
      feature(this, this.life);
    }
  }

  async load(source: VideoSource): Promise<void> {
    const list = this.settings().list ?? this.channels.items;
    const listed = list !== null && 'id' in source ? listedSource(list, source) : null;
    const video = this.channels.narrowed(listed ?? source);
    this.channels.follow(video);
    await this.#begin(video, null);
  }

  /**
   * Continues the video on another screen, which also plays the next ones; null returns to this browser. Position, tracks
   * and pause are kept.
   * @throws {PlayerError}
   */
  async playOn(screen: ScreenEngine | null): Promise<void> {
    if (screen === this.#screen) return;
    const { paused, selectedTextTrack: text, selectedAudioTrack: sound } = this.store.get();
    this.#screen = screen;
    await this.#again(!paused);
    await chooseAgain(this, { text, sound });
  }

  /** Repeats the last load and plays; a recording resumes where it stopped. @throws {PlayerError} */
  async retry(): Promise<void> {
    await this.#again(true);
  }

  /** Repeats the last load from its start, as its settings say. @throws {PlayerError} */
  async reload(): Promise<void> {
    const { session } = this.#playback;
    if (session === undefined) return;
    await this.#begin(session.source, { position: 0, seenAds: session.seenAds });
  }

  /** Seeks at once. @returns whether there is media to seek in */
  seekNow(to: number): boolean {
    const { live, duration, ad, engine } = this.store.get();
    if (this.#playback.phase !== 'ready' || ad !== null || (live !== null && !hasDvr(live))) return false;
    // Only streams in segments have an end that cannot be reached.
    const isFile = engine === 'native' && duration !== null;
    this.media.currentTime = isFile ? Math.min(to, duration) : clampSeek(to, live, duration);
    return true;
  }

  /** Repeats the last load automatically; it plays only if playback was requested. @throws {PlayerError} */
  async autoRetry(): Promise<void> {
    await this.#again(this.#isPlayWanted || undefined);
  }

  async #again(plays: boolean | undefined): Promise<void> {
    const { session } = this.#playback;
    if (session === undefined) return;
    const position = session.position();
    const from = this.store.get().type === 'vod' && position > 0 ? position : null;
    const { seenAds } = session;
    await this.#begin(continuedAt(session.source, from, plays), { position, seenAds });
  }

  /** Unloads the video; the volume does not change (PLAY-4). */
  unload(): void {
    const reason = new PlayerError('ABORTED', 'The video was unloaded.');
    this.channels.clear();
    this.#queue.reject(reason, (_name, isRunning) => !isRunning);
    this.#take({ phase: 'empty' }, reason);
  }

  /** Unloads the video for good; waiting commands are rejected with DESTROYED. */
  destroy(): void {
    const reason = new PlayerError('DESTROYED', 'The player was removed.');
    this.#queue.reject(reason, (_name, isRunning) => !isRunning);
    this.#take({ phase: 'destroyed' }, reason);
  }

  /** Requests new addresses for the current stream. @returns whether there are any */
  renewStream(): Promise<boolean> {
    return this.#video?.renewAddress() ?? Promise.resolve(false);
  }

  /**
   * Applies an event to the playback state, with its side effects. @param reason rejection reason of running commands
   */
  #take(event: PlaybackEvent<VideoSession>, reason: PlayerError | null = null): void {
    const before = this.#playback;
    const next = reducePlayback(before, event);
    if (next === before) return;
    if (leavesVideo(next)) this.#leave(reason);
    this.#playback = next;
    // For the first video, the play request that triggered the load came before it and still counts.
    if (next.phase === 'asking' && !next.session.isRetry) this.#isPlayWanted &&= before.phase === 'empty';
    this.store.set(stateOfPhase(next, this.store.get()));
    // A subscriber may have requested another video in response to the new state.
    const { commandError } = this;
    if (commandError !== null)
      this.#queue.reject(commandError, (name, isRunning) => !isRunning && EFFECTS[name].needs === 'video');
    this.#queue.flush();
  }

  #leave(reason: PlayerError | null): void {
    const { session } = this.#playback;
    this.#screenId = session?.screenId ?? this.#screenId;
    if (this.media.networkState !== this.media.NETWORK_EMPTY) this.#emptied = untilEmptied(this.media);
    session?.end(reason);
    // An engine detaches asynchronously; clearing the element now keeps its old metadata from being taken for the next
    // video's.
    if (this.media.readyState === 0 && !this.media.hasAttribute('src')) return;
    this.media.removeAttribute('src');
    this.media.load();
  }

  /** Resolves when the video accepts commands, or when its future start is shown. @throws {PlayerError} */
  async #begin(source: VideoSource, continued: Continued | null): Promise<void> {
    const screenId = this.#playback.session?.screenId ?? this.#screenId;
    const session = new VideoSession(this, source, { continued, screenId });
    this.#take({ phase: 'asking', session }, new PlayerError('ABORTED', 'Another video was loaded.'));
    void session.lost.then((error) => this.#lose(session, error));
    const begun = new Promise<void>((resolve, reject) => {
      this.#start(session, resolve).then(resolve, reject);
    });
    session.findNeighbours(begun);
    await begun;
  }

  /**
   * Takes a session through its phases. Every failure is converted to a `PlayerError`: it is thrown, and set in the
   * state unless another load has begun, which ends this one at once.
   */
  async #start(session: VideoSession, announced: () => void): Promise<void> {
    const { signal, kind } = session;
    try {
      const steps = withDeadline(
        (deadline) => this.#follow(session, deadline, announced),
        () => session.engine?.arrivals() ?? 0,
      );
      await settled(steps, { signal, timeoutMs: Number.POSITIVE_INFINITY });
    } catch (cause) {
      signal.throwIfAborted();
      const error = errorOfLoader(cause, kind, navigator.onLine);
      const screen = this.#screen;
      if (screen !== null && this.#playback.phase === 'loading') {
        this.#screen = null;
        screen.refused(cause);
        return this.#again(session.source.autoplay);
      }
      const next = nextSource(session.source);
      if (next !== null) return this.load(next);
      this.fail(error);
      throw error;
    }
  }

  async #follow(session: VideoSession, deadline: Deadline, announced: () => void): Promise<void> {
    const first = await session.prepare();
    if (first !== null)
      await deadline.hold(async () => {
        for (let start: typeof first | null = first; start !== null; start = await session.waitFor(start)) {
          this.#take({ phase: 'upcoming', session, start });
          announced();
        }
      });
    this.#take({ phase: 'loading', session });
    await this.#emptied;
    await session.open();
    this.#take({ phase: 'ready', session });
    session.begin();
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
  async #lose(session: VideoSession, error: PlayerError): Promise<void> {
    const { current } = session;
    const end =
      current?.data.kind === 'live' && REFUSED.has(error.code) ? await current.end().catch(() => null) : null;
    if (session !== this.#video) return;
    const next = this.#playback.phase === 'loading' ? nextSource(session.source) : null;
    // Its errors are in the state.
    if (next !== null) this.load(next).catch(() => undefined);
    else if (end === null) this.fail(error);
    else this.conclude(end.recording);
  }
}
