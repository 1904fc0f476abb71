import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { SkipBack, SkipForward } from 'lucide';
import { controlButton } from './control-button.js';
import { PlayerControl } from '../control.js';
import { keysOf } from './keys-of.js';

/**
 * Plays the next or the previous video of the list. Hidden if there is none.
 *
 * @csspart next-button - plays the next video of the list
 * @csspart previous-button - plays the previous video of the list
 */
export class NeighbourButton extends PlayerControl {
  @property() direction: 'next' | 'previous' = 'next';
  readonly #state = this.watch(({ listNext, listPrev }) => ({ listNext, listPrev }));

  protected override render() {
    const { t, hasTitles } = this.context;
    const isNext = this.direction === 'next';
    const { listNext, listPrev } = this.#state.value;
    const neighbour = isNext ? listNext : listPrev;
    if (neighbour === null) return nothing;
    const name = t(isNext ? 'playerNext' : 'playerPrevious');
    return html`${controlButton({
      part: `${this.direction}-button`,
      icon: this.drawn('icon', isNext ? SkipForward : SkipBack),
      label: hasTitles ? `${name}: ${neighbour.title}` : name,
      ...keysOf(this.context, this.direction),
      edge: 'start',
      onClick: () => this.command(this.direction, {}),
    })}`;
  }
}
