import type { Store } from '../store/store.js';
import type { Cue } from '../text/cue.js';
import { NO_ANNOTATIONS, type AnnotationState } from './annotation-state.js';
import { chaptersOf } from './chapters.js';
import { thumbnailsOf } from './thumbnails.js';

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

/** Chapters and thumbnails of the video that is open, fetched when they are first of use. */
export class Annotations {
  readonly store: Store<AnnotationState>;
  #addresses = NOWHERE;
  #signal = AbortSignal.abort();

  constructor(store: Store<AnnotationState>) {
    this.store = store;
  }

  /** Forgets the video before; `signal` aborts when this one is left. */
  open(addresses: Addresses, signal: AbortSignal): void {
    this.#addresses = addresses;
    this.#signal = signal;
    this.store.set(NO_ANNOTATIONS);
    signal.addEventListener('abort', () => this.store.set(NO_ANNOTATIONS), { once: true });
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
