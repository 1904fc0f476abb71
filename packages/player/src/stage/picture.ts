import { createElement, showChildren } from '../base/create-element.js';
import type { StageGestures } from './stage-gestures.js';

export interface PictureLook {
  /** Address of the poster, shown before the first frame and after the end, where most films are black. */
  readonly poster: string | null;
  /** The poster's main colour, shown until there is a picture. */
  readonly ground: string | null;
  /** Whether the video itself is visible. */
  readonly hasPicture: boolean;
}

/** The video, covered by the poster until its first frame and after its end. */
export class Picture {
  readonly box = createElement('div', { class: 'picture' });
  readonly #poster = createElement('img', { class: 'poster', part: 'poster', alt: '' });
  readonly #media: HTMLVideoElement;
  /** Address of a poster that failed to load: the first frame is shown instead of a broken image. */
  #lost: string | null = null;
  #look: PictureLook | null = null;

  constructor(media: HTMLVideoElement, gestures: StageGestures) {
    this.#media = media;
    this.box.addEventListener('click', gestures.pressPicture);
    this.box.addEventListener('dblclick', gestures.doublePress);
    this.#poster.addEventListener('error', () => {
      this.#lost = this.#poster.getAttribute('src');
      if (this.#look !== null) this.update(this.#look);
    });
  }

  update(look: PictureLook): void {
    const { poster, ground, hasPicture } = look;
    this.#look = look;
    this.box.style.setProperty('--ground', hasPicture ? null : ground);
    this.#poster.toggleAttribute('data-gone', hasPicture);
    const isShown = poster !== null && poster !== this.#lost;
    if (isShown && this.#poster.getAttribute('src') !== poster) this.#poster.src = poster;
    showChildren(this.box, isShown ? [this.#media, this.#poster] : [this.#media]);
  }
}
