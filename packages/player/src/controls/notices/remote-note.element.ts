import { html, nothing } from 'lit';
import { Cast } from 'lucide';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';

/**
 * Shows that the video plays on a remote screen, or is connecting to one.
 *
 * @csspart remote-note - note about the remote screen
 */
export class RemoteNote extends PlayerControl {
  readonly #state = this.watch(({ remote }) => remote?.state ?? 'disconnected');

  protected override render() {
    const state = this.#state.value;
    if (state === 'disconnected') return nothing;
    return html`
      <div class="card" part="remote-note" role="status">
        ${icon(Cast)}
        <span>
          ${this.context.t(state === 'connecting' ? 'playerRemoteConnecting' : 'playerRemoteConnected')}
        </span>
      </div>
    `;
  }
}
