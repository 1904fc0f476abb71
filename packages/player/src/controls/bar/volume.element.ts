import { html } from 'lit';
import { PlayerControl } from '../control.js';
import { turnVolume } from './turn-volume.js';

/** Mute button and volume slider, in the row. */
export class VolumeControl extends PlayerControl {
  constructor() {
    super();
    this.addEventListener('wheel', (event) => turnVolume(this.context, event), { passive: false });
  }

  protected override render() {
    const { context } = this;
    return html`
      <slot name="mute-button"><footlight-player-mute .context=${context}></footlight-player-mute></slot>
      <slot name="volume"><footlight-player-level .context=${context}></footlight-player-level></slot>
    `;
  }
}
