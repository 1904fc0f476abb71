import { html, nothing } from 'lit';
import { AudioLines } from 'lucide';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';

/**
 * Shown for audio without artwork: its title and a sound sign that moves during playback (PLAY-16). Artwork takes its
 * place.
 *
 * @csspart sound-sign - the sign for audio without artwork
 * @csspart sound-title - title of the audio, in that sign
 */
export class SoundSign extends PlayerControl {
  readonly #state = this.watch(({ audioOnly, status, ad, title, isPlaying }) => ({
    isAudioOnly: audioOnly && status === 'ready' && ad === null,
    title,
    isPlaying,
  }));

  protected override render() {
    const { isAudioOnly, title, isPlaying } = this.#state.value;
    if (!isAudioOnly) return nothing;
    // Hidden from screen readers, because the player itself has this name.
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
