import { property } from 'lit/decorators.js';
import { hasPast } from '@footlight/domain';
import { SPEEDS, readValue } from '@footlight/player-contract';
import { chosenRate } from '../media/playing/pace.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import { SourceAttributes } from '../source/source-attributes.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { reading } from '../tolerant-element.js';
import { mediaFault, type MediaFault } from './media-fault.js';
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

/** Properties that are no attributes: a page may have set them before the element was defined. */
const ASSIGNABLE = ['currentTime', 'muted', 'playbackRate', 'volume'] as const;

/** As HTML reads a number. @throws {RangeError} */
const between = (name: string, value: unknown, least: number, most: number): number => {
  const number = Number(value);
  if (!(number >= least && number <= most))
    throw new RangeError(`${name} is ${least} to ${most}, not ${String(value)}.`);
  return number;
};

/**
 * The player as a media element: properties, methods and events of `HTMLMediaElement`, for pages, frameworks and
 * libraries of controls that know `<video>`. While an advertisement plays, `paused` and the events `play`, `pause`,
 * `playing` and `waiting` are the advertisement's, and time stands.
 * @see https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement
 */
export abstract class MediaElement extends SourceAttributes {
  /** Starts without sound. */
  @property({ type: Boolean, attribute: 'muted', converter: reading('flag') }) defaultMuted = false;
  /** 0–1; by default what the viewer chose last, else 1. */
  @property({ type: Number, attribute: 'volume', converter: reading('number') }) defaultVolume:
    | number
    | null = null;

  /** @internal */
  protected readonly media = document.createElement('video');
  /** What the page has assigned, for players that are yet to come. */
  readonly #assigned: { -readonly [Name in keyof ViewerPreferences]: ViewerPreferences[Name] } = {};
  #lists: MediaLists | null = null;
  #tracks: MediaTracks | null = null;

  constructor() {
    super();
    Object.assign(this.media, { playsInline: true, preload: 'auto' });
    this.media.setAttribute('part', 'media');
    this.media.addEventListener('volumechange', ({ type }) => void this.dispatchEvent(new Event(type)));
  }

  /** All that is known of the player now; frozen. */
  abstract get state(): PlayerState;

  /** Tells the player that there is, if there is one, what the page wishes. */
  protected abstract heed(wishes: ViewerPreferences): void;
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

  /** Seconds; before there is a video, where it is to begin. */
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

  /** Seconds; NaN before it is known, Infinity while live. */
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

  get error(): MediaFault | null {
    return mediaFault(this.state.error);
  }

  /** Address of what plays: of a plain `src`, else the media's own. */
  get currentSrc(): string {
    return this.src === null ? this.media.currentSrc : new URL(this.src, document.baseURI).href;
  }

  get buffered(): TimeRanges {
    return this.media.buffered;
  }

  get played(): TimeRanges {
    return this.media.played;
  }

  /** While live, the window that may be gone back in. */
  get seekable(): TimeRanges {
    const { live } = this.state;
    return live === null ? this.media.seekable : timeRanges([{ start: live.windowStart, end: live.edge }]);
  }

  /** Pixels; 0 without a picture. */
  get videoWidth(): number {
    return this.media.videoWidth;
  }

  /** Pixels; 0 without a picture. */
  get videoHeight(): number {
    return this.media.videoHeight;
  }

  /** 0–1, unlike `state.volume` and `setVolume()`, which count to 100 as the remote control does. */
  get volume(): number {
    return this.media.volume;
  }

  set volume(level: number) {
    // Frameworks set null where nothing is to be said.
    if ((level as unknown) === undefined || (level as unknown) === null) return;
    this.#assign({ volume: between('volume', level, 0, 1) * FULL_VOLUME });
  }

  get muted(): boolean {
    return this.media.muted;
  }

  set muted(value: boolean) {
    // A text is read as an attribute's is.
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

  /** Subtitles, chapters and thumbnails. `mode` of subtitles shows them, or none. */
  get textTracks(): MediaList<MediaTextTrack> {
    return this.#readLists().text;
  }

  get audioTracks(): MediaList<MediaAudioTrack> {
    return this.#readLists().audio;
  }

  /** Qualities; `selectedIndex` −1 leaves the choice to the player. */
  get videoRenditions(): RenditionList {
    return this.#readLists().renditions;
  }

  /** `unknown` before there is a video. @see https://github.com/video-dev/media-ui-extensions */
  get streamType(): 'live' | 'on-demand' | 'unknown' {
    const { type } = this.state;
    if (type === null) return 'unknown';
    return type === 'live' || this.state.live !== null ? 'live' : 'on-demand';
  }

  /** Seconds that may be gone back while live: 0 or Infinity; NaN for recordings. */
  get targetLiveWindow(): number {
    const { live } = this.state;
    if (live === null) return Number.NaN;
    return hasPast({ start: live.windowStart, end: live.edge }) ? Infinity : 0;
  }

  /** Seeks. */
  fastSeek(seconds: number): void {
    this.currentTime = seconds;
  }

  /** Needs the viewer's own press. @throws {PlayerError} PICTURE_IN_PICTURE_REFUSED */
  async requestPictureInPicture(): Promise<void> {
    await this.setPictureInPicture(true);
  }

  /** What the page has assigned goes before what its attributes say. */
  protected get assigned(): ViewerPreferences {
    return this.#assigned;
  }

  /** An attribute that changes takes the place of what was assigned before. */
  protected forgetAssigned(changed: { has(name: 'defaultMuted' | 'defaultVolume'): boolean }): void {
    if (changed.has('defaultMuted')) delete this.#assigned.muted;
    if (changed.has('defaultVolume')) delete this.#assigned.volume;
  }

  /** The lists show what the player knows that the element has now. */
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
    // Without this code they stay empty, as those of a video without tracks.
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

  #assign(wishes: ViewerPreferences): void {
    Object.assign(this.#assigned, wishes);
    if (wishes.volume !== undefined) this.media.volume = wishes.volume / FULL_VOLUME;
    if (wishes.muted !== undefined) this.media.muted = wishes.muted;
    this.heed(wishes);
  }

  /** Runs a command for an assignment, which has nobody to tell that it failed: the property keeps its value. */
  #quietly<N extends CommandName>(name: N, params: CommandParams[N]): Promise<unknown> {
    return this.execute(name, params).catch(() => undefined);
  }
}
