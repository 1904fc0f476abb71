/**
 * A request of the page to play that the media has not carried out yet, because a video has to load first. As for
 * `<video>`, the element is not paused from the request on, and `play` is dispatched once, with the request.
 * @see https://html.spec.whatwg.org/multipage/media.html#internal-play-steps
 */
export class PlayRequest {
  readonly #isPaused: () => boolean;
  readonly #dispatch: (type: string) => void;
  #isPending = false;
  /** Whether the media’s own `play` is still to come for a request that was reported. */
  #isReported = false;

  /**
   * @param isPaused whether the media, or an advertisement, is paused
   * @param dispatch dispatches an event on the element
   */
  constructor(isPaused: () => boolean, dispatch: (type: string) => void) {
    this.#isPaused = isPaused;
    this.#dispatch = dispatch;
  }

  get isPending(): boolean {
    return this.#isPending;
  }

  /** @param waits whether there is nothing to play yet */
  begin(waits: boolean): void {
    if (this.#isPending) return;
    this.#isPending = true;
    this.#isReported = true;
    this.#report('play');
    if (waits) this.#report('waiting');
  }

  /** The request is over: it was carried out, or there is nothing to play. */
  end(): void {
    if (!this.#isPending) return;
    this.#isPending = false;
    if (!this.#isPaused()) return;
    this.#isReported = false;
    this.#report('pause');
  }

  /** The media was paused after it had begun to play; its own events report it. */
  undo(): void {
    this.#isPending = false;
  }

  /** @returns whether an event of the media, or of an advertisement, was reported already */
  covers(type: string): boolean {
    if (type !== 'play' || !this.#isReported) return false;
    this.#isReported = false;
    this.#isPending = false;
    return true;
  }

  /** Events follow the call that causes them. */
  #report(type: string): void {
    queueMicrotask(() => this.#dispatch(type));
  }
}
