import { MediaList, type MediaAudioTrack, type MediaRendition, type RenditionList } from './media-list.js';
import { pageTextTracks } from '../text/own-text-tracks.js';
import type { MediaTracks } from './media-tracks.js';
import { TrackCopies } from './track-copies.js';
import type { TrackSource } from './track-source.js';

/**
 * The track lists of one element. The text tracks are those of the inner media element; the other lists are empty until a
 * video is loaded. What fills them is loaded when one is first read.
 */
export class ElementLists {
  readonly #audio = new MediaList<MediaAudioTrack>();
  readonly #renditions: RenditionList = Object.assign(new MediaList<MediaRendition>(), { selectedIndex: -1 });
  readonly #copies: TrackCopies;
  readonly #source: TrackSource;
  #tracks: MediaTracks | null = null;
  #isFilled = false;

  constructor(page: HTMLElement, source: Omit<TrackSource, 'copies'>) {
    this.#copies = new TrackCopies(page, source.media);
    this.#source = { ...source, copies: this.#copies };
  }

  get text(): TextTrackList {
    this.#fill();
    this.#copies.update();
    return this.#source.media.textTracks;
  }

  get audio(): MediaList<MediaAudioTrack> {
    this.#fill();
    return this.#audio;
  }

  get renditions(): RenditionList {
    this.#fill();
    return this.#renditions;
  }

  /** Adds a text track of the page. @throws {TypeError} for an unknown kind */
  add(kind: TextTrackKind, label = '', language = ''): TextTrack {
    const track = this.#source.media.addTextTrack(kind, label, language);
    pageTextTracks.add(track);
    this.#fill();
    return track;
  }

  /** Binds the lists to the element's current player. */
  follow(): void {
    this.#tracks?.follow();
  }

  #fill(): void {
    if (this.#isFilled) return;
    this.#isFilled = true;
    // If this code fails to load, the next read loads it again.
    this.#load().catch(() => (this.#isFilled = false));
  }

  async #load(): Promise<void> {
    const { MediaTracks: Filled } = await import('./media-tracks.js');
    this.#tracks = new Filled({ audio: this.#audio, renditions: this.#renditions }, this.#source);
  }
}
