import { nothing } from 'lit';
import { Captions } from 'lucide';
import { controlButton } from '../controls/bar/control-button.js';
import { keysOf } from '../controls/bar/keys-of.js';
import { PlayerControl } from '../controls/control.js';
import { SHORTCUTS } from '../keyboard/shortcuts.js';

/** Shows and hides subtitles, in the viewer's language if there are some in it. */
export class CaptionsButton extends PlayerControl {
  readonly #state = this.watch(({ subtitles, selectedTextTrack }) => ({
    isOffered: subtitles.length > 0,
    isOn: selectedTextTrack !== null,
  }));

  protected override render() {
    const { isOffered, isOn } = this.#state.value;
    if (!isOffered) return nothing;
    return controlButton({
      part: 'captions-button',
      icon: this.drawn(isOn ? 'on' : 'off', Captions),
      label: this.context.t('playerSubtitles'),
      ...keysOf(this.context, 'subtitles'),
      pressed: isOn,
      edge: 'end',
      onClick: () => this.#toggle(),
    });
  }

  #toggle(): void {
    const command = SHORTCUTS.subtitles.command(this.context.player.store.get());
    if (command?.[0] === 'setTextTrack') this.command(...command);
  }
}
