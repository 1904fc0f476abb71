import { property } from 'lit/decorators.js';
import { hasPast } from '@footlight/domain';
import { SPEEDS, readValue } from '@footlight/player-contract';
import { chosenRate } from '../media/playing/pace.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import { SourceAttributes } from '../base/source-attributes.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { reading } from '../base/tolerant-element.js';
import { mediaErrorOf, type PlayerMediaError } from './media-error.js';
import {
  MediaList,
  type MediaAudioTrack,
  type MediaLists,
  type MediaRendition,
  type MediaTextTrack,
  type RenditionList,
} from './media-list.js';
import type { AnnotationSource, MediaTracks } from './media-tracks.js';
import { timeRanges } from './time-ranges.js';

const FULL_VOLUME = 100;

/** Properties without an attribute; a page may have set them before the element was defined. */
const ASSIGNABLE = ['currentTime', 'muted', 'playbackRate', 'volume'] as const;

/** Converts a value to a number, as HTML does. @throws {RangeError} */
const between = (name: string, value: unknown, least: number, most: number): number => {
  const number = Number(value);
  if (!(number >= least && number <= most))
    throw new RangeError(`${name} must be ${least} to ${most}, not ${String(value)}.`);
  return number;
};

/**
 * The player as a media element: the properties, methods and events of `HTMLMediaElement`, for pages, frameworks and
 * control libraries that support `<video>`. While an advertisement plays, `paused` and the events `play`, `pause`,
 * `playing` and `waiting` are those of the advertisement, and the time does not advance.
 * @see https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement
 */
export abstract class MediaElement extends SourceAttributes {
  /** Starts muted. */
  @property({ type: Boolean, attribute: 'muted', converter: reading('flag') }) defaultMuted = false;
  /** 0–1; defaults to the viewer's last volume, else 1. */
  @property({ type: Number, attribute: 'volume', converter: reading('number') }) defaultVolume:
    | number
    | null = null;

  /** @internal */
  protected readonly media = document.createElement('video');
  /** Values that the page has assigned; they also apply to players that are created later. */
  readonly #assigned: { -readonly [Name in keyof ViewerPreferences]: ViewerPreferences[Name] } = {};
  #lists: MediaLists | null = null;
  #tracks: MediaTracks | null = null;

  constructor() {
    super();
    Object.assign(this.media, { playsInline: true, preload: 'auto' });
    this.media.setAttribute('part', 'media');
    this.media.addEventListener('volumechange', ({ type }) => void this.dispatchEvent(new Event(type)));
  }

  /** The current state of the player; frozen. */
  abstract get state(): PlayerState;

  /** Passes the page's preferences to the player, if there is one. */
  protected abstract applyPagePreferences(preferences: ViewerPreferences): void;
  protected abstract get annotations(): AnnotationSource | null;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of ASSIGNABLE) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Seconds; before a video is loaded, the requested start time. */
  get currentTime(): number {
    const { status, ad, currentTime } = this.state;
    if (status === 'idle') return this.startAt ?? 0;
    return ad === null ? this.media.currentTime : currentTime;
  }

  set currentTime(seconds: number) {
    const to = between('currentTime', Math.max(0, seconds), 0, Infinity);
    if (this.state.status === 'idle') this.startAt = to;
    else void this.#quietly('seek', { to });
  }

  /** Seconds; NaN until it is known, Infinity while live. */
  get duration(): number {
    const { live, duration } = this.state;
    if (live !== null) return Infinity;
    return duration ?? this.media.duration;
  }

  get paused(): boolean {
    return this.state.ad === null ? this.media.paused : this.state.paused;
  }

  get ended(): boolean {
    return this.media.ended || this.state.ended;
  }

  get seeking(): boolean {
    return this.media.seeking;
  }

  get readyState(): number {
    return this.media.readyState;
  }

  get networkState(): number {
    return this.media.networkState;
  }

  get error(): PlayerMediaError | null {
    return mediaErrorOf(this.state.error);
  }

  /** Address of the current media: the plain `src` if set, else that of the inner media element. */
  get currentSrc(): string {
    return this.src === null ? this.media.currentSrc : new URL(this.src, document.baseURI).href;
  }

  get buffered(): TimeRanges {
    return this.media.buffered;
  }

  get played(): TimeRanges {
    return this.media.played;
  }

  /** The seekable range; while live, the seekable window. */
  get seekable(): TimeRanges {
    const { live } = this.state;
    return live === null ? this.media.seekable : timeRanges([{ start: live.windowStart, end: live.edge }]);
  }

  /** Pixels; 0 if there is no picture. */
  get videoWidth(): number {
    return this.media.videoWidth;
  }

  /** Pixels; 0 if there is no picture. */
  get videoHeight(): number {
    return this.media.videoHeight;
  }

  /** 0–1, unlike `state.volume` and `setVolume()`, which use 0–100 like the remote control. */
  get volume(): number {
    return this.media.volume;
  }

  set volume(level: number) {
    // Frameworks set null for an absent value.
    if ((level as unknown) === undefined || (level as unknown) === null) return;
    this.#assign({ volume: between('volume', level, 0, 1) * FULL_VOLUME });
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

  /** 0.25–2. */
  get playbackRate(): number {
    return this.state.status === 'ready' ? chosenRate(this.media) : (this.#assigned.playbackRate ?? 1);
  }

  set playbackRate(value: number) {
    const playbackRate = between('playbackRate', value, SPEEDS.least, SPEEDS.most);
    this.#assign({ playbackRate });
    if (this.state.status === 'ready') void this.#quietly('setRate', { rate: playbackRate });
  }

  /** Subtitles, chapters and thumbnails. Setting the `mode` of a subtitle track shows or hides it. */
  get textTracks(): MediaList<MediaTextTrack> {
    return this.#readLists().text;
  }

  get audioTracks(): MediaList<MediaAudioTrack> {
    return this.#readLists().audio;
  }

  /** Available qualities; `selectedIndex` −1 means automatic selection. */
  get videoRenditions(): RenditionList {
    return this.#readLists().renditions;
  }

  /** `unknown` before a video is loaded. @see https://github.com/video-dev/media-ui-extensions */
  get streamType(): 'live' | 'on-demand' | 'unknown' {
    const { type } = this.state;
    if (type === null) return 'unknown';
    return type === 'live' || this.state.live !== null ? 'live' : 'on-demand';
  }

  /** Infinity for a live stream that can be seeked back, 0 for one that cannot; NaN for recordings. */
  get targetLiveWindow(): number {
    const { live } = this.state;
    if (live === null) return Number.NaN;
    return hasPast({ start: live.windowStart, end: live.edge }) ? Infinity : 0;
  }

  /** Seeks; equivalent to setting `currentTime`. */
  fastSeek(seconds: number): void {
    this.currentTime = seconds;
  }

  /** Requires a click or key press by the viewer. @throws {PlayerError} PICTURE_IN_PICTURE_REFUSED */
  async requestPictureInPicture(): Promise<void> {
    await this.setPictureInPicture(true);
  }

  /** Values assigned to properties take precedence over attributes. */
  protected get assigned(): ViewerPreferences {
    return this.#assigned;
  }

  /** A changed attribute replaces the value that was assigned before. */
  protected forgetAssigned(changed: { has(name: 'defaultMuted' | 'defaultVolume'): boolean }): void {
    if (changed.has('defaultMuted')) delete this.#assigned.muted;
    if (changed.has('defaultVolume')) delete this.#assigned.volume;
  }

  /** Binds the track lists to the current player. */
  protected followTracks(): void {
    this.#tracks?.follow();
  }

  protected abstract get store(): Store<PlayerState>;

  #readLists(): MediaLists {
    if (this.#lists !== null) return this.#lists;
    const lists = {
      text: new MediaList<MediaTextTrack>(),
      audio: new MediaList<MediaAudioTrack>(),
      renditions: Object.assign(new MediaList<MediaRendition>(), { selectedIndex: -1 }),
    };
    this.#lists = lists;
    // If this code fails to load, the lists stay empty, as for a video without tracks.
    this.#fill(lists).catch(() => undefined);
    return lists;
  }

  async #fill(lists: MediaLists): Promise<void> {
    const { MediaTracks: Filled } = await import('./media-tracks.js');
    this.#tracks = new Filled(lists, {
      store: this.store,
      annotations: () => this.annotations,
      run: (name, params) => this.#quietly(name, params),
    });
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
  #quietly<N extends CommandName>(name: N, params: CommandParams[N]): Promise<unknown> {
    return this.execute(name, params).catch(() => undefined);
  }
}
