import { html, nothing } from 'lit';
import { Cast } from 'lucide';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import { remoteText } from './remote-labels.js';

/** Nothing is better than a broken picture. */
const hide = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof HTMLElement) currentTarget.hidden = true;
};

/**
 * Shows on which screen the video plays, and its poster instead of a picture that is elsewhere.
 *
 * @csspart remote-note - note about the remote screen
 * @csspart remote-poster - the poster while the video plays on another screen
 */
export class RemoteNote extends PlayerControl {
  readonly #state = this.watch(({ remote }) => remote);
  readonly #poster = this.watch(({ thumb, ad }) => (ad === null ? thumb : null));

  protected override render() {
    const remote = this.#state.value;
    const text = remote === null ? null : remoteText(this.context, remote);
    if (remote === null || text === null) return nothing;
    const poster = this.context.player.page.posterAddress ?? this.#poster.value;
    const isElsewhere = remote.state === 'connected';
    return html`
      ${
        isElsewhere && poster !== null && poster !== ''
          ? html`<img class="elsewhere" part="remote-poster" src=${poster} alt="" @error=${hide} />`
          : nothing
      }
      <div class="card" part="remote-note" role="status">${icon(Cast)}<span>${text}</span></div>
    `;
  }
}
