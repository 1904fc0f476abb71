import { html, nothing } from 'lit';
import { PlayerControl } from '../controls/control.js';

/** The title of the video. */
export class VideoTitle extends PlayerControl {
  readonly #title = this.watch(({ title }) => title);

  protected override render() {
    const title = this.#title.value;
    return title === '' || !this.context.hasTitles ? nothing : html`<bdi part="title">${title}</bdi>`;
  }
}
