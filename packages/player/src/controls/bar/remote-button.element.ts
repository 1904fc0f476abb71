import { nothing } from 'lit';
import { Airplay, Cast } from 'lucide';
import { controlButton } from './control-button.js';
import { PlayerControl } from '../control.js';

/**
 * Leads to another screen in reach: AirPlay, or whatever the browser knows.
 *
 * @csspart remote-button - asks for another screen to play on
 */
export class RemoteButton extends PlayerControl {
  readonly #state = this.watch(({ remote, ad }) => (ad === null ? remote : null));

  protected override render() {
    const remote = this.#state.value;
    if (remote === null) return nothing;
    const { t } = this.context;
    const isElsewhere = remote.state !== 'disconnected';
    const offer = remote.kind === 'airplay' ? 'playerAirPlay' : 'playerRemote';
    return controlButton({
      part: 'remote-button',
      icon: remote.kind === 'airplay' ? Airplay : Cast,
      label: t(isElsewhere ? 'playerRemoteStop' : offer),
      pressed: isElsewhere,
      edge: 'end',
      onClick: () => this.command('promptRemote', {}),
    });
  }
}
