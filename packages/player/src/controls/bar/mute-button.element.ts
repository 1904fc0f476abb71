import { Volume1, Volume2, VolumeX } from 'lucide';
import { PlayerControl } from '../control.js';
import { controlButton } from './control-button.js';
import { keysOf } from './keys-of.js';

const HALF = 50;

/**
 * Mutes and unmutes.
 *
 * @csspart mute-button - mutes and unmutes
 */
export class MuteButton extends PlayerControl {
  readonly #state = this.watch(({ volume, muted, nextVolume }) => ({ volume, muted, nextVolume }));

  protected override render() {
    const { t } = this.context;
    const { volume, muted, nextVolume } = this.#state.value;
    const silent = muted || volume === 0;
    return controlButton({
      part: 'mute-button',
      icon: silent
        ? this.drawn('muted', VolumeX)
        : volume < HALF
          ? this.drawn('low', Volume1)
          : this.drawn('high', Volume2),
      label: t(silent ? 'playerUnmute' : 'playerMute'),
      ...keysOf(this.context, 'mute'),
      edge: 'start',
      onClick: () =>
        this.command('setVolume', silent ? { muted: false, volume: nextVolume } : { muted: true }),
    });
  }
}
