import { html, nothing } from 'lit';
import { styled } from '../controls/styled.js';
import type { StageGestures } from './stage-gestures.js';

export interface PictureLook {
  readonly media: HTMLVideoElement;
  /** Address of the picture before the first frame. */
  readonly poster: string | null;
  /** Shown while nothing else is: the poster's main colour. */
  readonly ground: string | null;
  /** Whether the video itself can be seen. */
  readonly hasPicture: boolean;
  /** Called with the address of a poster that did not arrive. */
  losePoster(address: string): void;
}

/** The video and, until its first frame, the poster over it. */
export const picture = (look: PictureLook, gestures: StageGestures) => {
  const { media, poster, ground, hasPicture } = look;
  return html`
    <div
      class="picture"
      ${styled({ '--ground': hasPicture ? null : ground })}
      @click=${gestures.pressPicture}
      @dblclick=${gestures.doublePress}
    >
      ${media}
      ${
        poster === null
          ? nothing
          : html`<img
              class="poster"
              part="poster"
              src=${poster}
              alt=""
              ?data-gone=${hasPicture}
              @error=${() => look.losePoster(poster)}
            />`
      }
    </div>
  `;
};
