import { nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { RotateCcw, RotateCw } from 'lucide';
import { controlButton } from '../controls/bar/control-button.js';
import { PlayerControl } from '../controls/control.js';
import { hasDvr } from '../media/playing/live.js';

/** Seeks by some seconds; not in a live stream without a window to seek in. */
export class SeekButton extends PlayerControl {
  /** Negative seeks back. */
  @property({ attribute: false }) seconds = 0;
  readonly #isOffered = this.watch(
    ({ status, live, ad }) => status === 'ready' && ad === null && (live === null || hasDvr(live)),
  );

  protected override render() {
    if (!this.#isOffered.value) return nothing;
    const isBack = this.seconds < 0;
    const count = Math.abs(this.seconds);
    return controlButton({
      part: 'seek-button',
      icon: this.drawn('icon', isBack ? RotateCcw : RotateCw),
      label: this.context.t(isBack ? 'playerSeekBack' : 'playerSeekForward', { count }),
      edge: isBack ? 'start' : 'end',
      onClick: () => this.command('seek', { by: this.seconds }),
    });
  }
}
