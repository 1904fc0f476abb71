import { PlayerError } from '../player-error.js';
import type { PlayerState, TextTrackChoice } from '../store/player-state.js';
import { createStore, type Store } from '../store/store.js';
import type { Cue, CueFile } from '../text/cue.js';

export interface CaptionState extends CueFile {
  /** BCP 47 tag of the cues; empty when none are shown. */
  readonly language: string;
}

/** A file of cues beside the stream. */
export interface CaptionFile {
  readonly language: string;
  readonly label: string;
  readonly url: string;
}

const EMPTY_FILE: CueFile = { cues: [], regions: [], styles: [] };
const NONE: CaptionState = { language: '', ...EMPTY_FILE };
const FILE_PREFIX = 'file-';
const STREAM_PREFIX = 'stream-';

/** Cues of a live stream behind the window are let go, so that an evening does not pile them up. */
const CUES_KEPT = 500;

/** What reads subtitles is fetched with the first of them. */
const read = async (url: string, signal: AbortSignal): Promise<CueFile> => {
  const { fetchCueFile } = await import('../text/fetch-web-vtt.js');
  return fetchCueFile(url, signal);
};

/** The text tracks of the open video, wherever their cues come from, and the cues of the chosen one. */
export class Captions {
  readonly store: Store<CaptionState> = createStore(NONE);
  readonly #player: Store<PlayerState>;
  readonly #selectInStream: (id: string | null) => void;
  #files: readonly CaptionFile[] = [];
  #video = AbortSignal.abort();
  /** One a choice, so that a slower answer to an older choice is dropped. */
  #choice = new AbortController();

  /** @param selectInStream asks the engine for a track of its own, or for none */
  constructor(player: Store<PlayerState>, selectInStream: (id: string | null) => void) {
    this.#player = player;
    this.#selectInStream = selectInStream;
  }

  /**
   * Forgets the video before.
   * @param files the tracks of the playback data; with none, those that the stream itself carries are listed
   * @param signal aborts when this video is left
   */
  open(files: readonly CaptionFile[], signal: AbortSignal): void {
    this.#video = signal;
    this.#files = files;
    this.store.set(NONE);
    signal.addEventListener('abort', () => this.store.set(NONE), { once: true });
    this.#list(
      files.map(({ language, label }, index) => ({ id: `${FILE_PREFIX}${String(index)}`, language, label })),
    );
  }

  setStreamTracks(tracks: readonly TextTrackChoice[]): void {
    if (this.#files.length > 0) return;
    this.#list(tracks.map((track) => ({ ...track, id: `${STREAM_PREFIX}${track.id}` })));
  }

  addStreamCues(trackId: string, cues: readonly Cue[]): void {
    const { selectedTextTrack } = this.#player.get();
    if (selectedTextTrack?.id !== `${STREAM_PREFIX}${trackId}`) return;
    const known = this.store.get().cues;
    const fresh = cues.filter(
      (cue) => !known.some((other) => other.start === cue.start && other.text === cue.text),
    );
    this.store.set({
      language: selectedTextTrack.language,
      cues: [...known, ...fresh].toSorted((a, b) => a.start - b.start).slice(-CUES_KEPT),
    });
  }

  /**
   * Shows a track, or none.
   * @throws {PlayerError} NETWORK when its cues do not arrive; the track shown before stays
   */
  async select(track: TextTrackChoice | null): Promise<void> {
    this.#choice.abort(new PlayerError('ABORTED', 'Another text track was chosen.'));
    this.#choice = new AbortController();
    const signal = AbortSignal.any([this.#video, this.#choice.signal]);
    const file =
      this.#files[track?.id.startsWith(FILE_PREFIX) ? Number(track.id.slice(FILE_PREFIX.length)) : -1];
    const captions = file === undefined ? EMPTY_FILE : await read(file.url, signal);
    signal.throwIfAborted();
    this.store.set({ ...captions, language: track?.language ?? '' });
    this.#player.set({ selectedTextTrack: track });
    this.#selectInStream(track?.id.startsWith(STREAM_PREFIX) ? track.id.slice(STREAM_PREFIX.length) : null);
  }

  #list(subtitles: readonly TextTrackChoice[]): void {
    this.#player.set({
      subtitles,
      subtitleLanguages: [...new Set(subtitles.map(({ language }) => language))],
    });
  }
}
