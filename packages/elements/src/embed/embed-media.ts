import { readValue } from '@footlight/player-contract';
import { PlayerError, type CommandParams, type CommandResults } from '@footlight/player';
import {
  MEDIA_EVENTS,
  MediaList,
  addEventHandlers,
  mediaErrorOf,
  playErrorOf,
  playsType,
  readFinite,
  readRate,
  readVolume,
  streamTypeOf,
  timeRanges,
  type MediaAudioTrack,
  type MediaRendition,
  type PlayerMediaError,
  type RenditionList,
} from '@footlight/player/media-element';
import type { EmbedSound } from './embed-address.js';
import { EmbedCommands } from './embed-commands.js';
import type { EmbedState } from './embed-events.js';
import type { EmbedTextTrack, EmbedTracks } from './embed-tracks.js';

const FULL_VOLUME = 100;
/** @see https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement */
const CONSTANTS = {
  NETWORK_EMPTY: 0,
  NETWORK_IDLE: 1,
  NETWORK_LOADING: 2,
  NETWORK_NO_SOURCE: 3,
  HAVE_NOTHING: 0,
  HAVE_METADATA: 1,
  HAVE_CURRENT_DATA: 2,
  HAVE_FUTURE_DATA: 3,
  HAVE_ENOUGH_DATA: 4,
} as const;

/** What the page has set, until the frame reports it. */
interface Assigned {
  readonly currentTime: number;
  readonly muted: boolean;
  /** 0–1. */
  readonly volume: number;
  readonly playbackRate: number;
  readonly paused: boolean;
}

type Writable<T> = { -readonly [K in keyof T]?: T[K] };

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the loop in the class makes them
export interface EmbedMedia extends Readonly<typeof CONSTANTS> {}

/**
 * The player in a frame as a media element: the properties, methods and events of `HTMLVideoElement` that do not need
 * the media itself, answered from the state that the frame has reported last. What a page assigns is read at once, and
 * applies once the frame has confirmed it; assignments before there is a frame are kept.
 * @see https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement
 */
export abstract class EmbedMedia extends EmbedCommands {
  // Names of the media events that the element dispatches, by convention for wrappers that pass events on.
  static get Events(): readonly string[] {
    return MEDIA_EVENTS;
  }

  readonly #assigned: Writable<Assigned> = {};
  readonly #text = new MediaList<EmbedTextTrack>();
  readonly #audio = new MediaList<MediaAudioTrack>();
  readonly #renditions: RenditionList = Object.assign(new MediaList<MediaRendition>(), { selectedIndex: -1 });

  /** The last reported state of the player; empty before the first report. */
  abstract get state(): EmbedState;
  /** @internal Whether there is a frame that takes commands. */
  protected abstract get hasFrame(): boolean;

  protected override get assignable(): readonly string[] {
    return ['currentTime', 'muted', 'playbackRate', 'volume'];
  }

  /** Seconds; before there is a player, the position from which it will start. */
  get currentTime(): number {
    return this.#assigned.currentTime ?? this.state.currentTime ?? this.startAt ?? 0;
  }

  set currentTime(seconds: number) {
    const to = Math.max(0, readFinite('currentTime', seconds));
    if (this.hasFrame) this.#assign('currentTime', to, () => this.execute('seek', { to }));
    else this.startAt = to;
  }

  /** Seconds; NaN until it is known, Infinity while live. */
  get duration(): number {
    const { live = null, duration } = this.state;
    return live === null ? (duration ?? Number.NaN) : Infinity;
  }

  /** False from the request to play on. */
  get paused(): boolean {
    return this.#assigned.paused ?? this.state.paused ?? true;
  }

  get ended(): boolean {
    return this.state.ended ?? false;
  }

  get seeking(): boolean {
    return this.#assigned.currentTime !== undefined || this.state.seeking === true;
  }

  get readyState(): number {
    const { status, waiting } = this.state;
    if (status !== 'ready') return this.HAVE_NOTHING;
    return waiting === true || this.seeking ? this.HAVE_CURRENT_DATA : this.HAVE_ENOUGH_DATA;
  }

  get networkState(): number {
    const { status = 'idle' } = this.state;
    if (status === 'ready') return this.NETWORK_IDLE;
    if (status === 'loading') return this.NETWORK_LOADING;
    return status === 'failed' ? this.NETWORK_NO_SOURCE : this.NETWORK_EMPTY;
  }

  get error(): PlayerMediaError | null {
    return mediaErrorOf(this.state.error ?? null);
  }

  /** Addresses of media do not leave the frame. */
  get currentSrc(): string {
    return '';
  }

  /** Always empty: what is buffered is known to the frame only. */
  get buffered(): TimeRanges {
    return timeRanges([]);
  }

  /** Always empty: what has been played is known to the frame only. */
  get played(): TimeRanges {
    return this.buffered;
  }

  /** The seekable range; while live, the seekable window. */
  get seekable(): TimeRanges {
    const { live = null, duration = null } = this.state;
    if (live !== null) return timeRanges([{ start: live.windowStart, end: live.edge }]);
    return timeRanges(duration === null ? [] : [{ start: 0, end: duration }]);
  }

  /** Pixels of the current rendition; 0 if it is not known. */
  get videoWidth(): number {
    return this.state.activeQuality?.width ?? 0;
  }

  /** Pixels of the current rendition; 0 if it is not known. */
  get videoHeight(): number {
    return this.state.activeQuality?.height ?? 0;
  }

  /**
   * 0–1, unlike `state.volume` and `setVolume()`, which use 0–100 like the remote control.
   * @throws {DOMException} IndexSizeError
   */
  get volume(): number {
    const { volume } = this.state;
    return this.#assigned.volume ?? (volume === undefined ? (this.defaultVolume ?? 1) : volume / FULL_VOLUME);
  }

  set volume(level: number) {
    // Frameworks set null for an absent value.
    if ((level as unknown) === undefined || (level as unknown) === null) return;
    const volume = readVolume(level);
    this.#assign('volume', volume, () => this.execute('setVolume', { volume: volume * FULL_VOLUME }));
    if (!this.hasFrame) this.dispatchEvent(new Event('volumechange'));
  }

  /** Whether the sound is off. */
  get muted(): boolean {
    return this.#assigned.muted ?? this.state.muted ?? this.defaultMuted;
  }

  set muted(value: boolean) {
    const muted = readValue('flag', value, false) === true;
    if (muted === this.muted) return;
    this.#assign('muted', muted, () => this.execute('setVolume', { muted }));
    if (!this.hasFrame) this.dispatchEvent(new Event('volumechange'));
  }

  /** 0.0625–16. Live streams always play at 1. @throws {DOMException} NotSupportedError */
  get playbackRate(): number {
    return this.#assigned.playbackRate ?? this.state.playbackRate ?? 1;
  }

  set playbackRate(value: number) {
    const rate = readRate('playbackRate', value);
    if (rate === 0) throw new DOMException('playbackRate must be 0.0625 to 16, not 0.', 'NotSupportedError');
    this.#assign('playbackRate', rate, () => this.execute('setRate', { rate }));
  }

  /** Subtitles and captions, without cues: the frame renders them. Setting the `mode` of a track shows or hides it. */
  get textTracks(): MediaList<EmbedTextTrack> {
    return this.#text;
  }

  get audioTracks(): MediaList<MediaAudioTrack> {
    return this.#audio;
  }

  /** Available qualities; `selectedIndex` −1 means automatic selection. */
  get videoRenditions(): RenditionList {
    return this.#renditions;
  }

  /** `unknown` before a video is loaded. @see https://github.com/video-dev/media-ui-extensions */
  get streamType(): 'live' | 'on-demand' | 'unknown' {
    return streamTypeOf(this.state);
  }

  /**
   * As `canPlayType` of `<video>`, and `maybe` for manifests of HLS and DASH.
   * @param type a MIME type, with or without codecs
   */
  canPlayType(type: string): CanPlayTypeResult {
    return playsType(document.createElement('video'), type);
  }

  /** Seeks; equivalent to setting `currentTime`. */
  fastSeek(seconds: number): void {
    this.currentTime = seconds;
  }

  /** Tracks and their cues do not cross the frame; those of its video are listed. @throws {DOMException} NotSupportedError */
  addTextTrack(): never {
    throw new DOMException('Text tracks cannot be added to a player in a frame.', 'NotSupportedError');
  }

  /** Requires a click within the frame. @throws {PlayerError} PICTURE_IN_PICTURE_REFUSED */
  async requestPictureInPicture(): Promise<void> {
    await this.setPictureInPicture(true);
  }

  /**
   * Starts playback; answers when the media plays.
   * @throws {PlayerError} its `name` is that of the error of `<video>`: `NotAllowedError`, `NotSupportedError` or
   *   `AbortError`
   */
  override play(): Promise<CommandResults['play']> {
    const played = super.play();
    this.#assign('paused', false, () => played);
    return played.catch((error: unknown) => {
      throw playErrorOf(error, this.state.status ?? 'idle');
    });
  }

  override pause(): Promise<CommandResults['pause']> {
    if (!this.hasFrame) {
      delete this.#assigned.paused;
      const refused = Promise.reject(new PlayerError('ABORTED', 'There is no player to pause yet.'));
      refused.catch(() => undefined);
      return refused;
    }
    const paused = super.pause();
    this.#assign('paused', true, () => paused);
    return paused;
  }

  /**
   * Loads a video. Without parameters it reloads the current video from its start, like the method of a media element.
   * @throws {PlayerError} when the service refuses it
   */
  load(): Promise<void>;
  load(params: CommandParams['load']): Promise<CommandResults['load']>;
  load(params?: CommandParams['load']): Promise<CommandResults['load'] | void> {
    if (params !== undefined) return this.execute('load', params);
    const { id = null, type } = this.state;
    if (id === null) return Promise.resolve();
    const { startAt, autoplay } = this;
    const loaded = this.execute('load', {
      id,
      kind: type ?? 'vod',
      autoplay,
      ...(type === 'live' ? {} : { startAt: startAt ?? 0 }),
    });
    loaded.catch(() => undefined);
    return loaded;
  }

  /** @internal The sound that a new frame starts with. */
  get sound(): EmbedSound {
    const { muted = this.defaultMuted, volume = this.defaultVolume } = this.#assigned;
    return {
      ...(muted ? { muted } : {}),
      ...(volume === null ? {} : { volume: Math.min(1, Math.max(0, volume)) * FULL_VOLUME }),
    };
  }

  /** A changed attribute replaces the value that was assigned before. */
  protected forgetAssigned(names: ReadonlySet<string>): void {
    if (names.has('defaultMuted')) delete this.#assigned.muted;
    if (names.has('defaultVolume')) delete this.#assigned.volume;
  }

  /** Applies what was assigned before there was a player, and what an address cannot carry. */
  protected applyAssigned(): void {
    delete this.#assigned.muted;
    delete this.#assigned.volume;
    const { playbackRate } = this.#assigned;
    if (playbackRate !== undefined) this.playbackRate = playbackRate;
  }

  /** The lists of tracks and renditions, filled by the code that is loaded with the frame. */
  protected get lists(): EmbedTracks['lists'] {
    return { text: this.#text, audio: this.#audio, renditions: this.#renditions };
  }

  /** Reads as assigned until the command has ended; without a frame, until there is one. */
  #assign<N extends keyof Assigned>(name: N, value: Assigned[N], run: () => Promise<unknown>): void {
    const assigned: Partial<Record<keyof Assigned, unknown>> = this.#assigned;
    assigned[name] = value;
    if (name !== 'paused' && !this.hasFrame) return;
    const settle = (): void => {
      if (assigned[name] === value) Reflect.deleteProperty(assigned, name);
    };
    run().then(settle, settle);
  }

  static {
    for (const [name, value] of Object.entries(CONSTANTS))
      Object.defineProperty(this.prototype, name, { value, enumerable: true });
    addEventHandlers(this.prototype, [
      'encrypted',
      'waitingforkey',
      'enterpictureinpicture',
      'leavepictureinpicture',
    ]);
  }
}
