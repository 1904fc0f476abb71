import { CommandQueue, queueRulesOf } from '@footlight/player-contract';
import type { PlayerAds } from './ads/player-ads.js';
import type { AnnotationState } from './annotations/annotation-state.js';
import { Annotations } from './annotations/annotations.js';
import type { CaptionState } from './captions/caption-state.js';
import { Captions } from './captions/captions.js';
import type { EngineAdapter } from './media/engine/engine.js';
import { keepPlace } from './media/engine/keep-place.js';
import { observeMedia } from './media/playing/media-observer.js';
import { tellMediaEvents } from './media-element/media-events.js';
import type { Screen } from './media/screens/screen.js';
import type { Neighbour, PlaybackLoader, PlaybackRequest } from './playback-loader.js';
import type { PlayerFeature } from './player-feature.js';
import { PlayerError, type PlayerErrorCode } from './player-error.js';
import type { PlayerSettings } from './player-settings.js';
import { PreferenceKeeper } from './preferences/preference-keeper.js';
import type { ViewerPreferences } from './preferences/viewer-preferences.js';
import type { CurrentVideo } from './session/current-video.js';
import {
  leavesVideo,
  playbackShare,
  reducePlayback,
  type Playback,
  type PlaybackEvent,
} from './session/playback.reducer.js';
import { Showing } from './session/showing.js';
import { VideoLoads, type Load } from './session/video-loads.js';
import type { CommandName, CommandParams, CommandResults } from './store/command-signatures.js';
import type { CommandTarget } from './commands/command.js';
import { EFFECTS } from './commands/commands.js';
import { readParams } from './commands/read-params.js';
import type { PlayerPage } from './source/player-page.js';
import type { PlayerState, TextTrackChoice } from './store/player-state.js';
import type { Store } from './store/store.js';

export interface PlayerParts {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** The element in the page. */
  readonly page: PlayerPage;
  readonly annotations: Store<AnnotationState>;
  readonly captions: Store<CaptionState>;
  readonly screen: Screen;
  /** A command needs a video: what the page has named and not yet loaded is loaded now. */
  wanted(): void;
  settings(): PlayerSettings;
  /** Counts the changes of state that listeners were told of. */
  revision(): number;
}

/** How the stream of an event that is over may be refused. */
const REFUSED: ReadonlySet<PlayerErrorCode> = new Set(['FORBIDDEN', 'NOT_LIVE', 'SIGN_IN_REQUIRED']);

/** A player without a face: media, state and commands. The element around it draws and listens. */
export class Player implements CommandTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly screen: Screen;
  readonly captions: Captions;
  readonly annotations: Annotations;
  readonly preferences: PreferenceKeeper;
  readonly loads: VideoLoads;
  readonly #parts: PlayerParts;
  readonly #queue = new CommandQueue<CommandName>({
    run: (name, params) => EFFECTS[name].run(this, params as never),
    mayRun: (name) => this.#playback.phase === 'ready' || !EFFECTS[name].needsMedia,
    rulesOf: queueRulesOf,
    full: () => new PlayerError('QUEUE_FULL', 'Too many commands wait for the player.'),
    late: () => new PlayerError('TIMEOUT', 'The player was not ready in time.'),
  });
  readonly #life = new AbortController();
  /** Aborts when the video is left; there is one a load. */
  #video = new AbortController();
  #playback: Playback<Load, Showing> = { phase: 'empty' };
  /** Where the video stands, in seconds. */
  #place: () => number = () => 0;
  /** Whether somebody last wished to play rather than to pause. */
  #isPlayWanted = false;
  /** Breaks that are over: kept when the same video is loaded again. */
  #seenAds: ReadonlySet<string> = new Set();
  readonly #features = new Set<PlayerFeature>();

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.store = parts.store;
    this.media = parts.media;
    this.screen = parts.screen;
    const { signal } = this.#life;
    this.annotations = new Annotations(parts.annotations, parts.store, signal);
    const selectInStream = (id: string | null) => this.engine?.selectTextTrack(id);
    this.captions = new Captions(parts.captions, parts.store, selectInStream, signal);
    const { storage, wishes } = parts.settings();
    this.preferences = new PreferenceKeeper({ store: this.store, media: this.media, signal, storage });
    this.preferences.heed(wishes);
    this.loads = new VideoLoads({
      store: this.store,
      page: parts.page,
      captions: this.captions,
      preferences: this.preferences,
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
    // After those who write the state: whoever hears an event finds the state that it brought.
    tellMediaEvents(this.media, this.store, parts.page, signal);
    this.screen.observe((fullscreen) => this.store.set({ fullscreen }), signal);
    this.media.addEventListener('play', () => (this.#isPlayWanted = true), { signal });
  }

  get signal(): AbortSignal {
    return this.#video.signal;
  }

  /** What plays, where a loader brought it. */
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

  get revision(): number {
    return this.#parts.revision();
  }

  /**
   * Runs a command; one that needs a video waits until there is one, in order.
   * @throws {PlayerError}
   */
  async execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]> {
    this.#life.signal.throwIfAborted();
    const read = readParams(name, params);
    if (EFFECTS[name].needsMedia) this.#parts.wanted();
    if (name === 'play' || name === 'pause') this.#isPlayWanted = name === 'play';
    return this.#queue.add(name, read);
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

  /** Does the last load again, a recording from where it stopped; it plays then. @throws {PlayerError} */
  async retry(): Promise<void> {
    await this.#again(true);
  }

  /** Does the same by itself: it plays only where somebody wished that. @throws {PlayerError} */
  async comeBack(): Promise<void> {
    await this.#again(this.#isPlayWanted || undefined);
  }

  async #again(plays: true | undefined): Promise<void> {
    const place = this.#place();
    await this.#playback.load?.retry(this.store.get().type === 'vod' && place > 0 ? place : null, plays);
  }

  /** Empties the player; the volume stays (PLAY-4). */
  unload(): void {
    this.#take({ phase: 'empty' }, new PlayerError('ABORTED', 'The video was left.'));
  }

  /** Lets go of everything; commands that still wait end with DESTROYED. */
  destroy(): void {
    const reason = new PlayerError('DESTROYED', 'The player was removed.');
    this.#queue.rejectWaiting(reason);
    this.#take({ phase: 'destroyed' }, reason);
    this.#life.abort(reason);
  }

  /** Asks for new addresses of the stream that plays. @returns whether there are */
  renewStream(): Promise<boolean> {
    return this.#playback.video?.renewAddress() ?? Promise.resolve(false);
  }

  /** Moves on to the next state, and does what it brings. @param reason what commands under way end with */
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
        // The first video is fetched for a wish to play, which comes before it.
        this.#isPlayWanted &&= before.phase === 'empty';
      }
      this.#video = new AbortController();
      this.#place = keepPlace(this.media, this.#video.signal, place);
    }
    this.store.set(playbackShare(next, this.store.get()));
    // Who was told of the state may have asked for another video by now.
    if (this.#playback.phase === 'ready') this.#queue.flush();
  }

  #leave(reason: PlayerError | null): void {
    this.#video.abort(reason);
    this.#seenAds = this.ads?.seen ?? this.#seenAds;
    // An engine detaches in its own time; an empty element now keeps its metadata from passing for the next.
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

  /** Gives the video up with an error that is shown and told. */
  fail(error: PlayerError): void {
    this.#queue.rejectWaiting(error);
    this.#take({ phase: 'failed', error }, error);
  }

  /** Ends an event that is over. @param recording the video that it has become, to be offered */
  conclude(recording: Neighbour | null): void {
    this.#take({ phase: 'over', recording }, new PlayerError('ABORTED', 'The event is over.'));
  }

  /** A stream that is refused may be of an event that is over. */
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
