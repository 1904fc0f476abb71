import { html, nothing } from 'lit';
import { Play, Volume2 } from 'lucide';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import { errorCard } from './error-card.js';

/**
 * Overlays of the picture: the first play button, the loading indicator, an error with one action, and the button for
 * sound that the browser blocked.
 *
 * @csspart start-button - the large play button
 * @csspart loading - the lamps shown while waiting
 * @csspart sound-button - turns on the sound that the browser blocked
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
      ended,
      reconnecting,
    }) => ({
      status,
      error,
      autoplayBlocked,
      reconnecting,
      offersPlay: status === 'ready' && paused && (!hasStarted || autoplayBlocked),
      waits: status === 'loading' || ((waiting || seeking) && !paused) || reconnecting,
      offersSound: mutedByAutoplay && muted && !ended,
    }),
  );

  readonly #controls = new StoreController(
    this,
    () => this.context.controls,
    ({ waitsForPlay, isQuiet, hasCore, lazyParts }) => ({ waitsForPlay, isQuiet, hasCore, lazyParts }),
  );

  protected override render() {
    const { error, offersSound, waits, reconnecting, status } = this.#state.value;
    const { t } = this.context;
    const { waitsForPlay, isQuiet, hasCore, lazyParts } = this.#controls.value;
    const offersPlay = this.#state.value.offersPlay || waitsForPlay || (isQuiet && status === 'loading');
    if (error !== null) {
      if (!hasCore || lazyParts === 'lost') return this.#missing();
      return lazyParts === 'here'
        ? html`<footlight-player-fault .context=${this.context}></footlight-player-fault>`
        : nothing;
    }
    return html`
      ${
        offersPlay
          ? html`<button
              type="button"
              class="start"
              part="start-button"
              aria-label=${t('playerPlay')}
              aria-describedby="start-words"
              @click=${this.#play}
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

  /** The code of the player failed to load. The messages for specific errors are not available either. */
  #missing() {
    return errorCard(this.context.t, {
      message: 'playerErrorNetwork',
      action: { label: 'playerRetry', part: 'retry-button', take: this.#play },
    });
  }

  readonly #play = (): void => this.command('play', {});

  readonly #soundOn = (): void => {
    const { nextVolume } = this.context.player.store.get();
    this.command('setVolume', { muted: false, volume: nextVolume });
  };
}
