import { clockTime } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { chapterAt } from '../../annotations/chapters.js';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';

/** One of the times that the display shows together. */
export type ShownTime = 'current' | 'duration' | 'remaining';

/**
 * Shows the current time, the duration and the chapter title. For a live stream it shows the distance from the live
 * edge.
 *
 * @csspart time - the current time, or the distance from the live edge
 * @csspart duration - the duration, inside `time`
 * @csspart chapter-title - title of the current chapter
 */
export class TimeDisplay extends PlayerControl {
  /** The only time to show; null for the current time with the duration and the chapter. */
  @property({ attribute: false }) shows: ShownTime | null = null;
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
    if (this.shows !== null) return this.#single(this.shows, second, duration);
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
  #single(shows: ShownTime, second: number, duration: number | null): TemplateResult | typeof nothing {
    if (shows === 'current') return this.#time(clockTime(second, duration ?? second));
    if (duration === null) return nothing;
    if (shows === 'duration') return this.#time(clockTime(duration));
    return this.#time(`−${clockTime(Math.max(0, Math.floor(duration) - second), duration)}`);
  }

  #time(time: string): TemplateResult {
    return html`<span class="time" part="time" dir="ltr">${time}</span>`;
  }
}
