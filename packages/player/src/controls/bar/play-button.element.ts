import { html } from 'lit';
import { Pause, Play, RotateCcw } from 'lucide';
import { controlButton } from './control-button.js';
import { PlayerControl } from '../control.js';
import { keysOf } from './keys-of.js';

/**
 * Plays, pauses, or replays after the end.
 *
 * @csspart play-button - plays, pauses or replays
 */
export class PlayButton extends PlayerControl {
  readonly #state = this.watch(({ paused, ended }) => ({ paused, ended }));

  protected override render() {
    const { t } = this.context;
    const { paused, ended } = this.#state.value;
    // The other icons are areas, this one is a line.
    this.toggleAttribute('data-ended', ended);
    return html`${controlButton({
      part: 'play-button',
      icon: ended
        ? this.drawn('replay', RotateCcw)
        : paused
          ? this.drawn('play', Play)
          : this.drawn('pause', Pause),
      label: t(ended ? 'playerReplay' : paused ? 'playerPlay' : 'playerPause'),
      ...keysOf(this.context, 'play'),
      edge: 'start',
      onClick: () => this.command(paused ? 'play' : 'pause', {}),
    })}`;
  }
}
