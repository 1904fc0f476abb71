import { createStore, type Store } from '../store/store.js';
import type { Cue } from '../text/cue.js';
import { chaptersOf, type Chapter } from './chapters.js';
import { thumbnailsOf, type Thumbnail } from './thumbnails.js';

export interface AnnotationState {
  readonly chapters: readonly Chapter[];
  readonly thumbnails: readonly Thumbnail[];
}

interface Addresses {
  readonly chapters: string | null;
  readonly thumbnails: string | null;
}

/** An annotation is an extra: a video without its chapters still plays, so a fault leaves it empty. */
const cuesOrNone = async (url: string, signal: AbortSignal): Promise<Cue[]> => {
  try {
    const { fetchWebVtt } = await import('../text/fetch-web-vtt.js');
    return await fetchWebVtt(url, signal);
  } catch {
    return [];
  }
};

const NOWHERE: Addresses = { chapters: null, thumbnails: null };
const NONE: AnnotationState = { chapters: [], thumbnails: [] };

/** Chapters and thumbnails of the video that is open, fetched when they are first of use. */
export class Annotations {
  readonly store: Store<AnnotationState> = createStore(NONE);
  #addresses = NOWHERE;
  #signal = AbortSignal.abort();

  /** Forgets the video before; `signal` aborts when this one is left. */
  open(addresses: Addresses, signal: AbortSignal): void {
    this.#addresses = addresses;
    this.#signal = signal;
    this.store.set(NONE);
    signal.addEventListener('abort', () => this.store.set(NONE), { once: true });
  }

  /** @param duration seconds */
  async loadChapters(duration: number): Promise<void> {
    const { chapters } = this.#addresses;
    const signal = this.#signal;
    if (chapters === null) return;
    const cues = await cuesOrNone(chapters, signal);
    if (!signal.aborted) this.store.set({ chapters: chaptersOf(cues, duration) });
  }

  /** Asked for at the first hover over the timeline; later calls do nothing. */
  async loadThumbnails(): Promise<void> {
    const { thumbnails } = this.#addresses;
    const signal = this.#signal;
    if (thumbnails === null) return;
    this.#addresses = { ...this.#addresses, thumbnails: null };
    const base = new URL(thumbnails, document.baseURI).href;
    const cues = await cuesOrNone(base, signal);
    if (!signal.aborted) this.store.set({ thumbnails: thumbnailsOf(cues, base) });
  }
}
