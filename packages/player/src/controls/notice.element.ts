import { html, nothing } from 'lit';
import { Play, Volume2 } from 'lucide';
import { PlayerControl } from './control.js';
import { icon } from './icon.js';

/**
 * What stands over the picture: the first play, a wait, a fault with one way on, sound that was refused.
 *
 * @csspart start-button - the large play button
 * @csspart loading - the lamps shown while waiting
 * @csspart sound-button - turns on the sound that the browser refused
 */
export class PlayerNotice extends PlayerControl {
  readonly #state = this.watch(
    ({
      status,
      error,
      paused,
      hasStarted,
      waiting,
      seeking,
      autoplayBlocked,
      mutedByAutoplay,
      muted,
      reconnecting,
    }) => ({
      status,
      error,
      autoplayBlocked,
      reconnecting,
      offersPlay: status === 'ready' && paused && (!hasStarted || autoplayBlocked),
      waits: status === 'loading' || ((waiting || seeking) && !paused) || reconnecting,
      offersSound: mutedByAutoplay && muted,
    }),
  );

  protected override render() {
    const { error, offersPlay, offersSound, waits, reconnecting, status } = this.#state.value;
    const { t } = this.context;
    if (error !== null)
      return html`<footlight-player-fault .context=${this.context}></footlight-player-fault>`;
    return html`
      ${
        offersPlay
          ? html`<button
              type="button"
              class="start"
              part="start-button"
              aria-label=${t('playerPlay')}
              @click=${() => this.command('play', {})}
            >
              ${icon(Play)}
            </button>`
          : nothing
      }
      ${
        waits && !offersPlay
          ? html`<div
              class="lamps"
              part="loading"
              role="img"
              aria-label=${t(status === 'loading' ? 'playerLoading' : 'playerBuffering')}
            >
              <i></i><i></i><i></i>
              ${reconnecting ? html`<span>${t('playerReconnecting')}</span>` : nothing}
            </div>`
          : nothing
      }
      ${
        offersSound
          ? html`<button type="button" class="sound" part="sound-button" @click=${this.#soundOn}>
              ${icon(Volume2)}<span>${t('playerUnmute')}</span>
            </button>`
          : nothing
      }
    `;
  }

  readonly #soundOn = (): void => {
    const { nextVolume } = this.context.player.store.get();
    this.command('setVolume', { muted: false, volume: nextVolume });
  };
}
