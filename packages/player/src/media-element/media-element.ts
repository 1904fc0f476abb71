import { hasPast } from '@footlight/domain';
import { readValue } from '@footlight/player-contract';
import { chosenRate, playAtRate } from '../media/playing/pace.js';
import type { ParamsOf } from '../plugins/player-plugin.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { HtmlAttributes, absolute } from './html-attributes.js';
import { ElementLists } from './element-lists.js';
import { MEDIA_EVENTS, copyOf } from './media-event-names.js';
import { mediaErrorOf, type PlayerMediaError } from './media-error.js';
import type { MediaAudioTrack, MediaList, RenditionList } from './media-list.js';
import type { AnnotationSource, CaptionSource } from './track-source.js';
import { streamTypeOf } from './stream-type.js';
import { readFinite, readRate, readVolume } from './media-values.js';
import { playErrorOf } from './play-error.js';
import { PlayRequest } from './play-request.js';
import { playsType } from './playable-type.js';
import { timeRanges } from './time-ranges.js';
import { takeOverMembers, type VideoMembers } from './video-members.js';

const FULL_VOLUME = 100;

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- `takeOverMembers` makes them
export interface MediaElement extends VideoMembers {}

/**
 * The player as a media element: the properties, methods and events of `HTMLVideoElement`, for pages, frameworks and
 * control libraries that support `<video>`. While an advertisement plays, `paused` and the events `play`, `pause`,
 * `playing` and `waiting` are those of the advertisement, and the time does not advance.
 * @see https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement
 */
export abstract class MediaElement extends HtmlAttributes {
  protected static override finalize(): void {
    super.finalize();
    if (this === (MediaElement as unknown)) takeOverMembers(MediaElement.prototype);
  }

  // Names of the media events that the element dispatches, by convention for wrappers that pass events on.
  static get Events(): readonly string[] {
    return MEDIA_EVENTS;
  }

  /**
   * The `<video>` within the element, the same one as long as the element exists, for code that needs a real media
   * element, such as analytics. While an advertisement plays, it is paused. Do not set its source.
   */
  readonly media: HTMLVideoElement = document.createElement('video');
  /** Values that the page has assigned; they also apply to players that are created later. */
  readonly #assigned: { -readonly [Name in keyof ViewerPreferences]: ViewerPreferences[Name] } = {};
  /** Seconds; a position assigned before there is media to seek in. */
  #startPosition: number | null = null;
  /** Of the last plain source that began to load. */
  #lastAddress: string | null = null;
  /** The rate at which videos start, if the page has set it. */
  #defaultRate: number | null = null;
  readonly #request = new PlayRequest(
    () => this.#isPaused,
    (type) => this.#dispatchEvent(type),
  );
  readonly #lists = new ElementLists(this, {
    media: this.media,
    store: () => this.store,
    annotations: () => this.annotations,
    captions: () => this.captions,
    run: (name, params) => this.#quietly(name, params as never),
  });

  constructor() {
    super();
    Object.assign(this.media, { playsInline: true, preload: 'auto' });
    this.media.setAttribute('part', 'media');
    this.media.addEventListener('volumechange', ({ type }) => this.#dispatchEvent(type));
    this.media.addEventListener('loadedmetadata', () => (this.#startPosition = null));
    this.media.addEventListener('loadstart', () => {
      this.#lastAddress = this.playedAddress === null ? null : this.currentSrc;
    });
    // The core passes on the other events once it has loaded.
    this.media.addEventListener('ratechange', ({ type }) => {
      if (this.state.engine === null) this.#dispatchEvent(type);
    });
  }

  /** The current state of the player; frozen. */
  abstract get state(): PlayerState;

  /** Passes the page's preferences to the player, if there is one. */
  protected abstract applyPagePreferences(preferences: ViewerPreferences): void;
  protected abstract get annotations(): AnnotationSource | null;
  protected abstract get captions(): CaptionSource | null;
  protected abstract get store(): Store<PlayerState>;
  /** Whether the page has named something to play. */
  protected abstract get hasSource(): boolean;
  /** Whether the video loads with the first request to play. */
  protected abstract get waitsForPlay(): boolean;
  /** @internal The address of the plain source that plays or will play, as the page wrote it; null for none. */
  abstract get playedAddress(): string | null;
  /** A stream, media source or file of the page that plays instead of `src`; null for none. */
  abstract get srcObject(): MediaProvider | null;
  abstract set srcObject(value: MediaProvider | null);
  /** Loads the current video again; it plays only as its attributes say. @throws {PlayerError} */
  protected abstract reload(): Promise<void>;
  /** Ends requests to play, without loading at once what the page has set so far, as a command of the element does. */
  protected abstract cancelPlay(): void;
  /** Seeks at once, if the media can be seeked now. @returns whether it can */
  protected abstract seekNow(seconds: number): boolean;

  protected override get assignable(): readonly string[] {
    return [
      ...super.assignable,
      'currentTime',
      'defaultPlaybackRate',
      'muted',
      'playbackRate',
      'preservesPitch',
      'srcObject',
      'volume',
    ];
  }

  /** Another address pauses what plays at once, as for `<video>`, before it loads. */
  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    const hadSource = before !== null || this.media.networkState !== this.NETWORK_EMPTY;
    if (name === 'src' && hadSource) this.#stop();
  }

  /** Seconds; before there is media, the position from which it will start. */
  get currentTime(): number {
    const { ad, currentTime, status } = this.state;
    // Media that has just arrived is about to be seeked to it.
    if (this.#startPosition !== null && ad === null && status !== 'failed') return this.#startPosition;
    if (this.#isBeforeMedia) return status === 'idle' ? (this.startAt ?? 0) : 0;
    return ad === null ? this.media.currentTime : currentTime;
  }

  set currentTime(seconds: number) {
    const to = Math.max(0, readFinite('currentTime', seconds));
    if (this.#isBeforeMedia) this.#startPosition = to;
    if (this.state.status === 'idle') this.startAt = to;
    else if (!this.seekNow(to)) void this.#quietly('seek', { to });
  }

  /** Seconds; NaN until it is known, Infinity while live. */
  get duration(): number {
    const { live, duration } = this.state;
    if (live !== null) return Infinity;
    return duration ?? this.media.duration;
  }

  /** False from the request to play on, also while the video loads. */
  get paused(): boolean {
    return !this.#request.isPending && this.#isPaused;
  }

  get ended(): boolean {
    return this.media.ended || this.state.ended;
  }

  get seeking(): boolean {
    return this.media.seeking || (this.#startPosition !== null && this.media.readyState > 0);
  }

  get networkState(): number {
    const { networkState, NETWORK_EMPTY, NETWORK_IDLE, NETWORK_LOADING, NETWORK_NO_SOURCE } = this.media;
    if (networkState !== NETWORK_EMPTY) return networkState;
    const { status } = this.state;
    if (status === 'loading') return NETWORK_LOADING;
    if (status === 'failed') return NETWORK_NO_SOURCE;
    const isWaiting = this.hasSource || this.querySelector(':scope > source') !== null;
    if (!isWaiting) return NETWORK_EMPTY;
    return this.waitsForPlay ? NETWORK_IDLE : NETWORK_NO_SOURCE;
  }

  get error(): PlayerMediaError | null {
    return mediaErrorOf(this.state.error);
  }

  /** Address of the current media: that of the page if it is a plain one, else that of the inner media element. */
  get currentSrc(): string {
    if (this.srcObject !== null) return '';
    if (this.playedAddress !== null) return absolute(this, this.playedAddress);
    // It stays that of the last source until another one loads.
    return this.#lastAddress ?? this.media.currentSrc;
  }

  /** The seekable range; while live, the seekable window. */
  get seekable(): TimeRanges {
    const { live } = this.state;
    return live === null ? this.media.seekable : timeRanges([{ start: live.windowStart, end: live.edge }]);
  }

  /**
   * 0–1, unlike `state.volume` and `setVolume()`, which use 0–100 like the remote control.
   * @throws {DOMException} IndexSizeError
   */
  get volume(): number {
    return this.media.volume;
  }

  set volume(level: number) {
    // Frameworks set null for an absent value.
    if ((level as unknown) === undefined || (level as unknown) === null) return;
    this.#assign({ volume: readVolume(level) * FULL_VOLUME });
  }

  /** Whether the sound is off. */
  get muted(): boolean {
    return this.media.muted;
  }

  set muted(value: boolean) {
    // A text is parsed like the attribute.
    const muted = readValue('flag', value, false) === true;
    if (muted !== this.media.muted) this.#assign({ muted });
  }

  /** 0, or 0.0625–16. Live streams always play at 1. @throws {DOMException} NotSupportedError */
  get playbackRate(): number {
    const { playbackRate } = this.#assigned;
    return this.state.status === 'ready' ? chosenRate(this.media) : (playbackRate ?? this.media.playbackRate);
  }

  set playbackRate(value: number) {
    const rate = readRate('playbackRate', value);
    this.#assign({ playbackRate: rate });
    if (this.state.live !== null) return;
    playAtRate(this.media, rate);
    // A rate of 0 is one of the page, not a choice of the viewer.
    if (this.state.status === 'ready' && rate > 0) void this.#quietly('setRate', { rate });
  }

  /** The rate at which a video starts. @throws {DOMException} NotSupportedError */
  get defaultPlaybackRate(): number {
    return this.#defaultRate ?? 1;
  }

  set defaultPlaybackRate(value: number) {
    this.#defaultRate = readRate('defaultPlaybackRate', value);
    if (this.#assigned.playbackRate === undefined)
      this.applyPagePreferences({ playbackRate: this.#defaultRate });
  }

  /**
   * Subtitles, captions, chapters and thumbnails, as the inner media element lists them. Setting the `mode` of a
   * subtitle track shows or hides it, and gives it its cues.
   */
  get textTracks(): TextTrackList {
    return this.#lists.text;
  }

  get audioTracks(): MediaList<MediaAudioTrack> {
    return this.#lists.audio;
  }

  /** Available qualities; `selectedIndex` −1 means automatic selection. */
  get videoRenditions(): RenditionList {
    return this.#lists.renditions;
  }

  /** `unknown` before a video is loaded. @see https://github.com/video-dev/media-ui-extensions */
  get streamType(): 'live' | 'on-demand' | 'unknown' {
    return streamTypeOf(this.state);
  }

  /** Infinity for a live stream that can be seeked back, 0 for one that cannot; NaN for recordings. */
  get targetLiveWindow(): number {
    const { live } = this.state;
    if (live === null) return Number.NaN;
    return hasPast({ start: live.windowStart, end: live.edge }) ? Infinity : 0;
  }

  /**
   * Whether a type is played: `probably`, `maybe`, or `''` if it is not.
   * @param type a MIME type, with or without codecs
   */
  canPlayType(type: string): CanPlayTypeResult {
    return playsType(this.media, type);
  }

  /** Adds a text track of the page; the player renders its cues while its mode is `showing`. @throws {TypeError} */
  addTextTrack(kind: TextTrackKind, label?: string, language?: string): TextTrack {
    return this.#lists.add(kind, label, language);
  }

  /** Seeks; equivalent to setting `currentTime`. */
  fastSeek(seconds: number): void {
    this.currentTime = seconds;
  }

  /** Requires a click or key press by the viewer. @throws {PlayerError} PICTURE_IN_PICTURE_REFUSED */
  async requestPictureInPicture(): Promise<void> {
    await this.setPictureInPicture(true);
  }

  /**
   * Starts playback, also of a video that has yet to load; resolves when the media plays.
   * @throws {PlayerError} its `name` is that of the error of `<video>`: `NotAllowedError`, `NotSupportedError` or
   *   `AbortError`
   */
  override async play(): Promise<Pick<PlayerState, 'paused'>> {
    if (this.paused || this.ended) this.#request.begin(this.readyState < this.HAVE_FUTURE_DATA);
    try {
      return await this.execute('play', {});
    } catch (error) {
      throw playErrorOf(error, this.state.status);
    } finally {
      this.#request.end();
    }
  }

  /**
   * Pauses playback; answers when the media is paused.
   * @throws {PlayerError}
   */
  override pause(): Promise<Pick<PlayerState, 'paused'>> {
    if (this.#isPaused) this.#request.end();
    else {
      this.#request.undo();
      if (this.state.ad === null) this.media.pause();
    }
    return super.pause();
  }

  override load(): Promise<void>;
  override load(params: CommandParams['load']): Promise<CommandResults['load']>;
  override load(params?: CommandParams['load']): Promise<CommandResults['load'] | void> {
    if (params !== undefined) return this.execute('load', params);
    this.#startPosition = null;
    if (!this.paused) this.pause().catch(() => undefined);
    const reloaded = this.reload();
    // Code that treats this as a media element does not handle a returned promise.
    reloaded.catch(() => undefined);
    return reloaded;
  }

  /** @internal Dispatches an event of the media on the element, unless it was dispatched before. */
  passOn(event: Event | string): void {
    const type = typeof event === 'string' ? event : event.type;
    if (!this.#request.covers(type)) this.#dispatchEvent(event);
  }

  /** Values assigned to properties take precedence over attributes. */
  protected get assigned(): ViewerPreferences {
    return this.#defaultRate === null
      ? this.#assigned
      : { playbackRate: this.#defaultRate, ...this.#assigned };
  }

  /** A changed attribute replaces the value that was assigned before. */
  protected forgetAssigned(changed: { has(name: 'defaultMuted' | 'defaultVolume'): boolean }): void {
    if (changed.has('defaultMuted')) delete this.#assigned.muted;
    if (changed.has('defaultVolume')) delete this.#assigned.volume;
  }

  /** Binds the track lists to the current player. */
  protected followTracks(): void {
    this.#lists.follow();
  }

  #stop(): void {
    if (this.paused) return;
    this.#request.undo();
    if (this.state.ad === null) this.media.pause();
    this.cancelPlay();
  }

  get #isPaused(): boolean {
    return this.state.ad === null ? this.media.paused : this.state.paused;
  }

  get #isBeforeMedia(): boolean {
    const { status, ad } = this.state;
    return ad === null && this.media.readyState === 0 && status !== 'failed';
  }

  #dispatchEvent(event: Event | string): void {
    this.dispatchEvent(typeof event === 'string' ? new Event(event) : copyOf(event));
  }

  #assign(preferences: ViewerPreferences): void {
    Object.assign(this.#assigned, preferences);
    if (preferences.volume !== undefined) this.media.volume = preferences.volume / FULL_VOLUME;
    if (preferences.muted !== undefined) this.media.muted = preferences.muted;
    this.applyPagePreferences(preferences);
  }

  /**
   * Runs a command for a property assignment, which cannot report a failure: on failure the property keeps its value.
   */
  #quietly<N extends CommandName>(name: N, params: ParamsOf<N>): Promise<unknown> {
    return this.execute(name, params).catch(() => undefined);
  }
}
