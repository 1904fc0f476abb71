import { html, nothing } from 'lit';
import { AudioLines } from 'lucide';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';

/**
 * What is only heard, and has no artwork to show meanwhile: its title and a sign of sound, which moves while it plays
 * (PLAY-16). Artwork that is there lies in its place.
 *
 * @csspart sound-sign - the picture of what is only heard and has no artwork
 * @csspart sound-title - name of what is heard, in that picture
 */
export class SoundSign extends PlayerControl {
  readonly #state = this.watch(({ audioOnly, status, ad, title, isPlaying }) => ({
    isHeard: audioOnly && status === 'ready' && ad === null,
    title,
    isPlaying,
  }));

  protected override render() {
    const { isHeard, title, isPlaying } = this.#state.value;
    if (!isHeard) return nothing;
    // The player itself is called so already.
    return html`<div class="sound-sign" part="sound-sign" aria-hidden="true" ?data-playing=${isPlaying}>
      ${
        this.context.hasTitles && title !== ''
          ? html`<bdi class="sound-title" part="sound-title">${title}</bdi>`
          : nothing
      }
      ${icon(AudioLines)}
    </div>`;
  }
}
