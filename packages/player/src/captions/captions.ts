import { matchLanguage } from '@footlight/i18n';
import { PlayerError } from '../store/player-error.js';
import type { PlayerState, TextTrackChoice } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { StreamTextTrack } from '../media/engine/engine.js';
import type { NetworkPage } from '../media/network/network.js';
import { openNetwork } from '../media/network/open-network.js';
import type { CueFile } from '../text/cue.js';
import { NO_CAPTIONS, NO_CUES, type CaptionState } from './caption-state.js';
import type { MoveCues } from './cue-delay.js';
import { StreamCues } from './stream-cues.js';

/** A caption file that is separate from the stream. */
export interface CaptionFile {
  readonly language: string;
  readonly label: string;
  readonly url: string;
  /** Shown to viewers who have never chosen, and preferred to others of its language. */
  readonly isDefault?: boolean;
  /** `captions` also describe sounds. */
  readonly role?: 'captions';
}

/** Cues to show, and their language. */
type ShownCues = CueFile & Pick<CaptionState, 'language'>;

const FILE_PREFIX = 'file-';
const STREAM_PREFIX = 'stream-';

/** The subtitle parser is loaded with the first caption file. */
const read = async (
  { url, language }: CaptionFile,
  page: NetworkPage,
  signal: AbortSignal,
): Promise<CueFile> => {
  const [{ fetchCueFile }, network] = await Promise.all([
    import('../media/network/fetch-cue-file.js'),
    openNetwork(page),
  ]);
  return fetchCueFile(url, network, signal, language);
};

/** The text tracks of the current video, from files or from the stream, and the cues of the selected track. */
export class Captions {
  readonly store: Store<CaptionState>;
  readonly #player: Store<PlayerState>;
  readonly #selectInStream: (id: string | null) => void;
  readonly #hasChosen: () => boolean;
  readonly #page: NetworkPage;
  /** Ids of the listed tracks that are shown to viewers who have never chosen. */
  #byDefault: ReadonlySet<string> = new Set();
  #files: readonly CaptionFile[] = [];
  readonly #streamCues = new StreamCues();
  /** Tracks of the stream that are shown automatically while no other track is selected. */
  #forced: readonly TextTrackChoice[] = [];
  /** The engine's own id of the requested track. */
  #inStream: string | null = null;
  /** The cues to show as their track times them. */
  #timely: ShownCues = NO_CAPTIONS;
  #move: MoveCues | null = null;
  /** Whether the cues of an advertisement are shown in their place. */
  #isInterrupted = false;
  #video = AbortSignal.abort();
  /** One per selection, so that a slower response to an earlier selection is dropped. */
  #choice = new AbortController();

  /**
   * @param store receives the cues to show
   * @param selectInStream selects one of the engine's own tracks, or none
   * @param hasChosen whether the viewer has ever chosen a text track, or none
   * @param page the player element, whose options apply to the requests for files
   * @param life aborts when the player is destroyed; its state may outlive it
   */
  constructor(
    store: Store<CaptionState>,
    player: Store<PlayerState>,
    selectInStream: (id: string | null) => void,
    hasChosen: () => boolean,
    page: NetworkPage,
    life: AbortSignal,
  ) {
    this.store = store;
    this.#player = player;
    this.#selectInStream = selectInStream;
    this.#hasChosen = hasChosen;
    this.#page = page;
    const stop = player.select(
      ({ selectedAudioTrack }) => selectedAudioTrack?.language,
      () => this.#followSound(),
    );
    life.addEventListener('abort', stop, { once: true });
  }

  /**
   * Switches to another video and drops the cues of the previous one.
   * @param files the tracks of the playback data; if empty, the tracks within the stream are listed
   * @param signal aborts when this video is closed
   */
  open(files: readonly CaptionFile[], signal: AbortSignal): void {
    this.#files = files;
    this.show(NO_CAPTIONS);
    if (this.#video !== signal) this.#forget();
    this.#video = signal;
    signal.addEventListener('abort', () => this.show(NO_CAPTIONS), { once: true });
    this.#list(
      files.map(({ url: _url, ...track }, index) => ({ id: `${FILE_PREFIX}${String(index)}`, ...track })),
    );
  }

  #forget(): void {
    this.#streamCues.clear();
    this.#forced = [];
    this.#inStream = null;
    this.#move = null;
  }

  /** Shows cues, moved by the delay of the video. */
  show(cues: Partial<ShownCues>): void {
    this.#timely = { ...this.#timely, ...cues };
    if (this.#isInterrupted) return;
    this.store.set(
      this.#move === null ? this.#timely : { ...this.#timely, cues: this.#move(this.#timely.cues) },
    );
  }

  /** Shows the cues of an advertisement in place of those of the video, until `resume`. */
  interrupt(cues: ShownCues, advertisement: HTMLVideoElement): void {
    this.#isInterrupted = true;
    this.store.set({ ...cues, advertisement });
  }

  /** Shows the cues of the video again. */
  resume(): void {
    if (!this.#isInterrupted) return;
    this.#isInterrupted = false;
    this.store.set({ advertisement: null });
    this.show({});
  }

  /**
   * Shows subtitles later until another video is opened.
   * @param seconds negative for earlier
   * @throws if its code fails to load
   * @see docs/rules/playback.md PLAY-62
   */
  async delay(seconds: number): Promise<void> {
    const video = this.#video;
    const { moveCues } = await import('./cue-delay.js');
    video.throwIfAborted();
    this.#move = seconds === 0 ? null : moveCues(seconds);
    this.#player.set({ subtitleDelay: seconds });
    this.show({});
  }

  /** The files of the current video. */
  get files(): readonly CaptionFile[] {
    return this.#files;
  }

  setStreamTracks(tracks: readonly StreamTextTrack[]): void {
    this.#forced = tracks.filter(({ role }) => role === 'forced');
    if (this.#files.length === 0)
      this.#list(
        tracks.flatMap((track) =>
          track.role === 'forced' ? [] : [{ ...track, id: `${STREAM_PREFIX}${track.id}` }],
        ),
      );
    this.#followSound();
    // Tracks may arrive after the video is ready.
    const { status, selectedTextTrack } = this.#player.get();
    if (status === 'ready' && selectedTextTrack === null) void this.selectPreferred();
  }

  addStreamCues(trackId: string, file: CueFile): void {
    const known = this.#streamCues.add(trackId, file, this.#player.get().live?.windowStart ?? -Infinity);
    if (trackId === this.#inStream) this.show(known);
  }

  /**
   * Reads the cues of a track without showing it; of a track within the stream, those that have arrived.
   * @throws {PlayerError} NETWORK, UNSUPPORTED
   */
  async cuesOf(trackId: string): Promise<CueFile> {
    const file = this.#fileOf({ id: trackId });
    return file === undefined
      ? this.#streamCues.of(trackId.slice(STREAM_PREFIX.length))
      : read(file, this.#page, this.#video);
  }

  /**
   * Shows a track, or none.
   * @throws {PlayerError} NETWORK if its cues fail to load, UNSUPPORTED if the file holds none; the previous track stays selected
   */
  async select(track: TextTrackChoice | null): Promise<void> {
    this.#choice.abort(new PlayerError('ABORTED', 'Another text track was chosen.'));
    this.#choice = new AbortController();
    const signal = AbortSignal.any([this.#video, this.#choice.signal]);
    const file = this.#fileOf(track);
    const captions = file === undefined ? null : await read(file, this.#page, signal);
    signal.throwIfAborted();
    this.#player.set({ selectedTextTrack: track });
    const inStream = track?.id.startsWith(STREAM_PREFIX) ? track.id.slice(STREAM_PREFIX.length) : null;
    if (captions === null) this.#showInStream(inStream, track?.language ?? '');
    else {
      this.#selectStreamTrack(null);
      this.show({ ...captions, language: track?.language ?? '' });
    }
    this.#followSound();
  }

  /**
   * Shows the subtitles of the preferred language, or the default ones to viewers who have never chosen. A failure is
   * ignored, because the video plays without them.
   */
  async selectPreferred(): Promise<void> {
    const track = this.#preferred();
    if (track !== undefined) await this.select(track).catch(() => undefined);
  }

  #preferred(): TextTrackChoice | undefined {
    const { preferredSubtitleLanguage: preferred, subtitles, subtitleLanguages } = this.#player.get();
    const isDefault = ({ id }: TextTrackChoice): boolean => this.#byDefault.has(id);
    if (preferred === null) return this.#hasChosen() ? undefined : subtitles.find(isDefault);
    const language = matchLanguage([preferred], subtitleLanguages);
    const candidates = subtitles.filter((candidate) => candidate.language === language);
    return candidates.find(isDefault) ?? candidates[0];
  }

  /**
   * Without a selected text track, shows the forced track in the language of the audio track. It translates speech in
   * other languages.
   */
  #followSound(): void {
    const { selectedTextTrack, selectedAudioTrack } = this.#player.get();
    if (selectedTextTrack !== null || this.#video.aborted || this.#forced.length === 0) return;
    const language = matchLanguage(
      selectedAudioTrack === null ? [] : [selectedAudioTrack.language],
      this.#forced.map((track) => track.language),
    );
    const forced = this.#forced.find((track) => track.language === language);
    this.#showInStream(forced?.id ?? null, forced?.language ?? '');
  }

  #fileOf(track: Pick<TextTrackChoice, 'id'> | null): CaptionFile | undefined {
    return this.#files[track?.id.startsWith(FILE_PREFIX) ? Number(track.id.slice(FILE_PREFIX.length)) : -1];
  }

  #showInStream(id: string | null, language: string): void {
    this.#selectStreamTrack(id);
    this.show({ ...(id === null ? NO_CUES : this.#streamCues.of(id)), language });
  }

  #selectStreamTrack(id: string | null): void {
    if (id === this.#inStream) return;
    this.#inStream = id;
    this.#selectInStream(id);
  }

  #list(tracks: readonly StreamTextTrack[]): void {
    this.#byDefault = new Set(tracks.flatMap(({ id, isDefault }) => (isDefault === true ? [id] : [])));
    const subtitles = tracks.map(({ isDefault: _isDefault, ...track }): TextTrackChoice => track);
    this.#player.set({
      subtitles,
      subtitleLanguages: [...new Set(subtitles.map(({ language }) => language))],
    });
  }
}
