import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';

/** Whether the page is in a frame of another: nothing around the player then says what plays. */
const isFramed = (): boolean => globalThis.parent !== globalThis.self;

/**
 * The name of what plays, where no page around the player says it: full screen and in frames. It comes and goes
 * with the controls.
 *
 * @csspart title-bar - the gradient at the top, with the title
 * @csspart title - name of what plays
 */
export class TitleBar extends PlayerControl {
  readonly #title = this.watch(({ title, fullscreen, hasStarted }) =>
    hasStarted && (fullscreen || isFramed()) ? title : '',
  );

  protected override render() {
    const title = this.#title.value;
    if (title === '' || !this.context.hasTitles) return nothing;
    return html`<div class="title-bar" part="title-bar"><bdi part="title">${title}</bdi></div>`;
  }
}
