import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';

/** Whether the page is in a frame, so that nothing around the player shows the title. */
const isFramed = (): boolean => globalThis.parent !== globalThis.self;

/**
 * The title of the video, shown where no page around the player shows it: in full screen and in frames. It is visible
 * together with the controls.
 *
 * @csspart title-bar - the gradient at the top, with the title
 * @csspart title - title of the video
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
