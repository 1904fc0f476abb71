import { ownTextTracks } from '../text/own-text-tracks.js';

/** Attributes of `<track>` that its copy has. The player itself loads the cues of subtitles. */
const COPIED = ['default', 'id', 'kind', 'label', 'srclang'] as const;

const KINDS_OF_THE_PLAYER: ReadonlySet<string> = new Set<TextTrackKind>(['subtitles', 'captions']);

const isTrack = (child: Element): child is HTMLTrackElement => child instanceof HTMLTrackElement;

/**
 * The `<track>` children of the element within the inner media element, so that its list has them at once. Chapters and
 * thumbnails, which the player shows, have their cues without being asked.
 * @see https://html.spec.whatwg.org/multipage/media.html#the-track-element
 */
export class TrackCopies {
  readonly #page: HTMLElement;
  readonly #media: HTMLVideoElement;
  readonly #copies = new Map<HTMLTrackElement, HTMLTrackElement>();
  #observer: MutationObserver | null = null;

  constructor(page: HTMLElement, media: HTMLVideoElement) {
    this.#page = page;
    this.#media = media;
  }

  /** Copies the present children; from the first call on, also later ones. */
  update(): void {
    if (this.#observer === null) {
      this.#observer = new MutationObserver(() => this.update());
      this.#observer.observe(this.#page, { childList: true });
    }
    const tracks = [...this.#page.children].filter(isTrack);
    for (const [track, copy] of this.#copies)
      if (!tracks.includes(track)) {
        this.#copies.delete(track);
        copy.remove();
      }
    for (const track of tracks) if (!this.#copies.has(track)) this.#copies.set(track, this.#copy(track));
  }

  /** Copies of subtitles and captions that have an address, in the order of the document. */
  get subtitles(): readonly HTMLTrackElement[] {
    return [...this.#page.children].flatMap((track) => {
      const copy = isTrack(track) && track.hasAttribute('src') ? this.#copies.get(track) : undefined;
      return copy !== undefined && KINDS_OF_THE_PLAYER.has(copy.kind) ? [copy] : [];
    });
  }

  /** Whether the page itself has a track of this kind. */
  has(kind: 'chapters' | 'thumbnails'): boolean {
    return [...this.#copies.values()].some((copy) =>
      kind === 'chapters' ? copy.kind === kind : copy.kind === 'metadata' && copy.label === kind,
    );
  }

  #copy(track: HTMLTrackElement): HTMLTrackElement {
    const copy = document.createElement('track');
    for (const name of COPIED) {
      const value = track.getAttribute(name);
      if (value !== null && !(name === 'default' && KINDS_OF_THE_PLAYER.has(track.kind)))
        copy.setAttribute(name, value);
    }
    if (!KINDS_OF_THE_PLAYER.has(track.kind) && track.src !== '') copy.src = track.src;
    ownTextTracks.add(copy.track);
    const before = [...this.#copies.values()].at(-1);
    if (before === undefined) this.#media.prepend(copy);
    else before.after(copy);
    if (track.kind === 'chapters' || track.label === 'thumbnails') copy.track.mode = 'hidden';
    return copy;
  }
}
