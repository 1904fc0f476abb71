import { nothing } from 'lit';
import { Airplay, Cast } from 'lucide';
import { controlButton } from './control-button.js';
import { REMOTE_LABELS } from '../notices/remote-labels.js';
import { PlayerControl } from '../control.js';

/**
 * Plays on another screen: AirPlay, Google Cast, or another remote playback that the browser supports.
 *
 * @csspart remote-button - opens the browser’s choice of remote screens
 */
export class RemoteButton extends PlayerControl {
  readonly #state = this.watch(({ remote, ad }) => (ad === null ? remote : null));

  protected override render() {
    const remote = this.#state.value;
    if (remote === null) return nothing;
    const { t } = this.context;
    const isElsewhere = remote.state !== 'disconnected';
    return controlButton({
      part: 'remote-button',
      icon: this.drawn('icon', remote.kind === 'airplay' ? Airplay : Cast),
      label: t(isElsewhere ? 'playerRemoteStop' : REMOTE_LABELS[remote.kind]),
      pressed: isElsewhere,
      edge: 'end',
      onClick: () => this.command('promptRemote', {}),
    });
  }
}
