import { html } from 'lit';
import { PlayerControl } from '../control.js';
import { styled } from '../styled.js';

/**
 * The volume, 0–100.
 *
 * @csspart volume - the volume slider
 */
export class VolumeSlider extends PlayerControl {
  readonly #state = this.watch(({ volume, muted }) => ({ volume, muted }));

  protected override render() {
    const { t } = this.context;
    const { volume, muted } = this.#state.value;
    const level = muted ? 0 : volume;
    return html`<input
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
    />`;
  }

  readonly #change = (event: Event): void => {
    if (event.target instanceof HTMLInputElement)
      this.command('setVolume', { volume: event.target.valueAsNumber, muted: false });
  };
}
