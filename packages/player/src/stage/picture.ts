import { html, nothing } from 'lit';
import { styled } from '../controls/styled.js';
import type { StageGestures } from './stage-gestures.js';

export interface PictureLook {
  readonly media: HTMLVideoElement;
  /** Address of the poster, shown before the first frame and after the end, where most films are black. */
  readonly poster: string | null;
  /** The poster's main colour, shown until there is a picture. */
  readonly ground: string | null;
  /** Whether the video itself is visible. */
  readonly hasPicture: boolean;
  /** Called with the address of a poster that failed to load. */
  losePoster(address: string): void;
}

/** The video, covered by the poster until its first frame and after its end. */
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
