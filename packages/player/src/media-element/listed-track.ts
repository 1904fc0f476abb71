import { NO_CUES } from '../captions/caption-state.js';
import { nativeCue, nativeRegions } from '../captions/native-cue.js';
import type { Cue, CueFile } from '../text/cue.js';
import { ownTextTracks } from '../text/own-text-tracks.js';

interface Description {
  readonly id: string;
  readonly kind: 'subtitles' | 'captions' | 'chapters' | 'metadata';
  readonly label: string;
  readonly language: string;
}

const NATIVE_MODE = Object.getOwnPropertyDescriptor(globalThis.TextTrack?.prototype ?? {}, 'mode');

/** A text track of the player in the list of the inner media element, with the cues that the player knows of it. */
export class ListedTrack {
  readonly #element: HTMLTrackElement;
  readonly #isOwn: boolean;
  readonly #cues = new Map<Cue, VTTCue>();
  #file: CueFile = NO_CUES;
  /** Whether the page has set the mode. */
  #isOfPage = false;

  private constructor(element: HTMLTrackElement, isOwn: boolean) {
    this.#element = element;
    this.#isOwn = isOwn;
    // Chromium drops the cues of a track without an address when that turns out not to load.
    element.addEventListener('error', () => {
      this.#cues.clear();
      this.fill(this.#file);
    });
    ownTextTracks.add(this.track);
    if (isOwn) this.#watchMode();
  }

  /** Adds a track to the list of a media element. */
  static create(media: HTMLVideoElement, { id, kind, label, language }: Description): ListedTrack {
    const element = Object.assign(document.createElement('track'), { id, kind, label, srclang: language });
    media.append(element);
    return new ListedTrack(element, true);
  }

  /** Uses the copy of a `<track>` of the page. */
  static of(copy: HTMLTrackElement): ListedTrack {
    return new ListedTrack(copy, false);
  }

  get track(): TextTrack {
    return this.#element.track;
  }

  get mode(): TextTrackMode {
    return this.track.mode;
  }

  set mode(mode: TextTrackMode) {
    if (this.track.mode === mode) return;
    this.track.mode = mode;
    this.#isOfPage = false;
  }

  /** Whether it is shown by the browser: Chromium enables a track that is added beside one that is shown. */
  get isShownByBrowser(): boolean {
    return this.mode === 'showing' && this.#isOwn && !this.#isOfPage;
  }

  #watchMode(): void {
    const { track } = this;
    if (NATIVE_MODE === undefined) return;
    Object.defineProperty(track, 'mode', {
      configurable: true,
      get: () => NATIVE_MODE.get?.call(track) as TextTrackMode,
      set: (mode: TextTrackMode) => {
        this.#isOfPage = true;
        NATIVE_MODE.set?.call(track, mode);
      },
    });
  }

  /** Replaces the cues; those that stay are the same objects. */
  fill(file: CueFile): void {
    const { cues, regions } = file;
    this.#file = file;
    const current = new Set(cues);
    if (cues.length === this.#cues.size && cues.every((cue) => this.#cues.has(cue))) return;
    const known = nativeRegions(regions);
    for (const [cue, native] of this.#cues)
      if (!current.has(cue)) {
        this.#cues.delete(cue);
        remove(this.track, native);
      }
    for (const cue of cues)
      if (!this.#cues.has(cue)) {
        const native = nativeCue(cue, known, 'auto');
        this.#cues.set(cue, native);
        this.track.addCue(native);
      }
  }

  remove(): void {
    if (this.#isOwn) this.#element.remove();
  }
}

/** Cues leave a track also by themselves. */
function remove(track: TextTrack, cue: TextTrackCue): void {
  if (cue.track === track) track.removeCue(cue);
}
