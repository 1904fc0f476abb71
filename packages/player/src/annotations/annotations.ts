import type { NetworkPage } from '../media/network/network.js';
import { openNetwork } from '../media/network/open-network.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { Cue } from '../text/cue.js';
import { NO_ANNOTATIONS, type AnnotationState } from './annotation-state.js';
import { chaptersOf, type Chapter } from './chapters.js';
import { thumbnailsOf } from './thumbnails.js';

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

const NOWHERE: Addresses = { chapters: null, thumbnails: null };

/** Chapters and thumbnails of the current video, loaded when first needed. */
export class Annotations {
  readonly store: Store<AnnotationState>;
  readonly #player: Store<PlayerState>;
  readonly #page: NetworkPage;
  #addresses = NOWHERE;
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

  /** Switches to the annotations of another video; `signal` aborts when that video is closed. */
  open(addresses: Addresses, signal: AbortSignal): void {
    this.#addresses = addresses;
    this.#signal = signal;
    this.#clear();
    signal.addEventListener('abort', () => this.#clear(), { once: true });
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

  /** Called on the first hover over the timeline; later calls have no effect. */
  async loadThumbnails(): Promise<void> {
    const { thumbnails } = this.#addresses;
    const signal = this.#signal;
    if (thumbnails === null) return;
    this.#addresses = { ...this.#addresses, thumbnails: null };
    const base = new URL(thumbnails, document.baseURI).href;
    const cues = await cuesOrNone(base, this.#page, signal);
    if (!signal.aborted) this.store.set({ thumbnails: thumbnailsOf(cues, base) });
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
    if (this.#chapters === null && chapters !== null && duration !== null) {
      const cues = await cuesOrNone(chapters, this.#page, signal);
      if (signal.aborted) return;
      this.#chapters = chaptersOf(cues, duration);
    }
    if (this.#chapters !== null && isEnabled()) this.store.set({ chapters: this.#chapters });
  }
}
