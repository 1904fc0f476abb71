import type { NetworkPage } from '../media/network/network.js';
import { openNetwork } from '../media/network/open-network.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { Cue } from '../text/cue.js';
import { NO_ANNOTATIONS, type AnnotationState } from './annotation-state.js';
import { chaptersOf, type Chapter } from './chapters.js';
import type { FrameSource, StreamAnnotations } from '../store/stream-annotations.js';
import { thumbnailsOf, type Thumbnail } from './thumbnails.js';

interface Addresses {
  readonly chapters: string | null;
  readonly thumbnails: string | null;
}

/** Annotations are optional: if they fail to load they stay empty, and playback is not affected. */
const cuesOrNone = async (url: string, page: NetworkPage, signal: AbortSignal): Promise<Cue[]> => {
  try {
    const { fetchWebVtt } = await import('../media/network/fetch-cue-file.js');
    return await fetchWebVtt(url, await openNetwork(page), signal);
  } catch {
    return [];
  }
};

/** Pictures of single moments that are kept. */
const MOST_FRAMES = 100;

const NOWHERE: Addresses = { chapters: null, thumbnails: null };

const withoutPictures = ({
  thumbnails: _thumbnails,
  frames: _frames,
  ...rest
}: StreamAnnotations): StreamAnnotations => rest;

/** Chapters and thumbnails of the current video, loaded when first needed. */
export class Annotations {
  readonly store: Store<AnnotationState>;
  readonly #player: Store<PlayerState>;
  readonly #page: NetworkPage;
  #addresses = NOWHERE;
  /** The address of pictures that the page has named last. */
  #named: string | null = null;
  #stream: StreamAnnotations = {};
  #frames: Promise<FrameSource | null> | null = null;
  /** Aborts when the last asked picture is no longer wanted. */
  #frame = new AbortController();
  /** Seconds; the moment of the last asked picture. */
  #frameTime: number | null = null;
  /** What was asked last of the pictures, which the stream may bring later; null if they are not wanted. */
  #wanted: { readonly time: number | null } | null = null;
  #signal = AbortSignal.abort();
  /** Chapters that the timeline shows while `annotationsEnabled` is set; null until they are known. */
  #chapters: readonly Chapter[] | null = null;
  /** Seconds; null until known. */
  #duration: number | null = null;

  /**
   * @param page the player element, whose options apply to the requests for files
   * @param life aborts when the player is destroyed
   */
  constructor(
    store: Store<AnnotationState>,
    player: Store<PlayerState>,
    page: NetworkPage,
    life: AbortSignal,
  ) {
    this.store = store;
    this.#player = player;
    this.#page = page;
    const stop = player.select(
      ({ annotationsEnabled }) => annotationsEnabled,
      () => void this.#show(),
    );
    life.addEventListener('abort', stop, { once: true });
  }

  /**
   * Switches to the annotations of another video, of which the stream may have brought some already; `signal` aborts when
   * that video is closed.
   */
  open(addresses: Addresses, signal: AbortSignal): void {
    this.#begin(signal);
    this.#addresses = addresses;
    const { thumbnails } = addresses;
    if (thumbnails === this.#named) return;
    this.#named = thumbnails;
    this.store.set({ thumbnails: NO_ANNOTATIONS.thumbnails });
    if (this.#wanted !== null) void this.loadThumbnails(this.#wanted.time);
  }

  /** Adds what the stream of a video brings, which counts where the page names nothing (PLAY-65). */
  bring(stream: StreamAnnotations, signal: AbortSignal): void {
    // Its code may arrive after the next video was opened.
    if (signal.aborted) return;
    this.#begin(signal);
    this.#stream = { ...this.#stream, ...stream };
    if (this.#duration !== null && this.#chapters === null) void this.#show();
    if (this.#wanted !== null) void this.loadThumbnails(this.#wanted.time);
  }

  /** The title that the stream names; empty for none. */
  get streamTitle(): string {
    return this.#stream.title ?? '';
  }

  #begin(signal: AbortSignal): void {
    if (signal === this.#signal) return;
    this.#signal = signal;
    this.#addresses = NOWHERE;
    this.#named = null;
    this.#stream = {};
    this.#frames = null;
    signal.addEventListener(
      'abort',
      () => {
        this.#frame.abort();
        // The reason of an abort keeps what was called then, the engine among it.
        this.#frame = new AbortController();
        this.#frameTime = null;
        this.#wanted = null;
        this.#clear();
      },
      { once: true },
    );
  }

  /** @param duration seconds */
  async loadChapters(duration: number): Promise<void> {
    this.#duration = duration;
    this.#chapters = null;
    await this.#show();
  }

  /** Shows the programmes of the guide on the timeline, in place of chapters. */
  async mark(chapters: readonly Chapter[]): Promise<void> {
    this.#chapters = chapters;
    await this.#show();
  }

  /**
   * Called with each hover over the timeline; only the first one loads thumbnails.
   * @param time seconds; the moment whose picture is wanted of a stream that has no thumbnails
   */
  async loadThumbnails(time: number | null = null): Promise<void> {
    const { thumbnails } = this.#addresses;
    const signal = this.#signal;
    this.#wanted = { time };
    if (thumbnails !== null) {
      this.#addresses = { ...this.#addresses, thumbnails: null };
      this.#stream = withoutPictures(this.#stream);
      const base = new URL(thumbnails, document.baseURI).href;
      const cues = await cuesOrNone(base, this.#page, signal);
      if (!signal.aborted) this.store.set({ thumbnails: thumbnailsOf(cues, base) });
      return;
    }
    const { thumbnails: ofStream, frames } = this.#stream;
    if (ofStream !== undefined) {
      this.#stream = withoutPictures(this.#stream);
      const found = await ofStream(signal).catch(() => []);
      if (!signal.aborted && found.length > 0) this.store.set({ thumbnails: found });
    } else if (frames !== undefined && time !== null) await this.#loadFrame(frames, time);
  }

  /** Called when no moment is previewed any more. */
  leaveThumbnails(): void {
    this.#wanted = null;
    this.#frame.abort();
  }

  async #loadFrame(load: NonNullable<StreamAnnotations['frames']>, time: number): Promise<void> {
    const isWithin = ({ start, end }: Thumbnail): boolean => start <= time && time < end;
    const isAsked = time === this.#frameTime && !this.#frame.signal.aborted;
    if (isAsked || this.store.get().thumbnails.some(isWithin)) return;
    this.#frame.abort();
    this.#frame = new AbortController();
    this.#frameTime = time;
    const signal = AbortSignal.any([this.#signal, this.#frame.signal]);
    this.#frames ??= load(this.#signal);
    const frames = await this.#frames.catch(() => null);
    if (frames === null || signal.aborted) return;
    const made = await frames.at(time, signal).catch(() => null);
    // What was made is kept, even if the pointer has left.
    if (time === this.#frameTime) this.#frameTime = null;
    if (made === null || this.#signal.aborted) return;
    const known = this.store.get().thumbnails.slice(-MOST_FRAMES);
    this.store.set({ thumbnails: [...known, made].toSorted((a, b) => a.start - b.start) });
  }

  #clear(): void {
    this.#chapters = null;
    this.#duration = null;
    this.store.set(NO_ANNOTATIONS);
  }

  async #show(): Promise<void> {
    const isEnabled = (): boolean => this.#player.get().annotationsEnabled;
    if (!isEnabled()) {
      this.store.set({ chapters: [] });
      return;
    }
    const { chapters } = this.#addresses;
    const signal = this.#signal;
    const duration = this.#duration;
    if (this.#chapters === null && duration !== null) {
      const found =
        chapters === null
          ? await this.#stream.chapters?.(duration, signal).catch(() => [])
          : chaptersOf(await cuesOrNone(chapters, this.#page, signal), duration);
      if (signal.aborted) return;
      this.#chapters ??= found ?? null;
    }
    if (this.#chapters !== null && isEnabled()) this.store.set({ chapters: this.#chapters });
  }
}
