import { clockTime } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { chapterAt } from '../../annotations/chapters.js';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';

/**
 * Shows the current time, the duration and the chapter title. For a live stream it shows the distance from the live
 * edge.
 *
 * @csspart time - the current time, or the distance from the live edge
 * @csspart duration - the duration, inside `time`
 * @csspart chapter-title - title of the current chapter
 */
export class TimeDisplay extends PlayerControl {
  readonly #state = this.watch(({ currentTime, duration, live }) => ({
    second: Math.floor(currentTime),
    duration,
    behindBy: live === null || live.atEdge ? null : Math.round(live.behindBy),
    isLive: live !== null,
  }));
  readonly #annotations = new StoreController(
    this,
    () => this.context.player.annotations.store,
    ({ chapters }) => chapters,
  );

  protected override render() {
    const { second, duration, behindBy, isLive } = this.#state.value;
    if (isLive) {
      return behindBy === null
        ? nothing
        : html`<span class="time" part="time" dir="ltr">−${clockTime(behindBy)}</span>`;
    }
    if (duration === null && second === 0) return nothing;
    const chapter = chapterAt(this.#annotations.value, second);
    return html`
      <span class="time" part="time" dir="ltr">
        ${clockTime(second, duration ?? second)}${
          // A file may not say how long it is.
          duration === null ? nothing : html`<span part="duration"> / ${clockTime(duration)}</span>`
        }
      </span>
      ${chapter === null ? nothing : html`<span class="chapter-title" part="chapter-title">${chapter.title}</span>`}
    `;
  }
}
