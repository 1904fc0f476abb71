import { html } from 'lit';
import { styled } from '../styled.js';
import { Volume1, Volume2, VolumeX } from 'lucide';
import { controlButton } from './control-button.js';
import { PlayerControl } from '../control.js';
import { keysOf } from './keys-of.js';

const HALF = 50;
const WHEEL_STEP = 5;

/**
 * Mute button and volume slider (0–100).
 *
 * @csspart mute-button - mutes and unmutes
 * @csspart volume - the volume slider
 */
export class VolumeControl extends PlayerControl {
  readonly #state = this.watch(({ volume, muted, nextVolume }) => ({ volume, muted, nextVolume }));

  constructor() {
    super();
    this.addEventListener('wheel', this.#wheel, { passive: false });
  }

  protected override render() {
    const { t } = this.context;
    const { volume, muted, nextVolume } = this.#state.value;
    const silent = muted || volume === 0;
    const level = silent ? 0 : volume;
    return html`
      <slot name="mute-button"
        >${controlButton({
          part: 'mute-button',
          icon: silent ? VolumeX : volume < HALF ? Volume1 : Volume2,
          label: t(silent ? 'playerUnmute' : 'playerMute'),
          ...keysOf(this.context, 'mute'),
          edge: 'start',
          onClick: () =>
            this.command('setVolume', silent ? { muted: false, volume: nextVolume } : { muted: true }),
        })}</slot
      >
      <slot name="volume"
        ><input
          type="range"
          class="volume"
          part="volume"
          min="0"
          max="100"
          step="5"
          aria-label=${t('playerVolume')}
          aria-valuetext=${t('playerVolumeAt', { percent: level })}
          .value=${String(level)}
          ${styled({ '--level': `${String(level)}%` })}
          @input=${this.#change}
      /></slot>
    `;
  }

  readonly #wheel = (event: WheelEvent): void => {
    if (event.deltaY === 0 || event.ctrlKey) return;
    event.preventDefault();
    const { volume, muted } = this.#state.value;
    const from = muted ? 0 : volume;
    const to = Math.min(100, Math.max(0, from - Math.sign(event.deltaY) * WHEEL_STEP));
    this.command('setVolume', { volume: to, muted: false });
  };

  readonly #change = (event: Event): void => {
    if (event.target instanceof HTMLInputElement)
      this.command('setVolume', { volume: event.target.valueAsNumber, muted: false });
  };
}
