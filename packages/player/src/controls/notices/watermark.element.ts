import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';
import { styled } from '../styled.js';

/**
 * The broadcaster's watermark in a corner of the picture. It moves to make room for the controls.
 *
 * @csspart watermark - the broadcaster’s watermark
 */
export class Watermark extends PlayerControl {
  readonly #mark = this.watch(({ watermark, hasStarted }) => (hasStarted ? watermark : null));

  protected override render() {
    const mark = this.#mark.value;
    if (mark === null) return nothing;
    return html`<img
      class="watermark"
      part="watermark"
      src=${mark.url}
      alt=""
      data-position=${mark.position}
      ${styled({ '--strength': String(mark.opacity) })}
    />`;
  }
}
