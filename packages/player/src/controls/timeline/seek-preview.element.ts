import { clockTime } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Chapter } from '../../annotations/chapters.js';
import { thumbnailAt } from '../../annotations/thumbnails.js';
import { StoreController } from '../../store/store-controller.js';
import type { TimeRange } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';
import { styled } from '../styled.js';
import { thumbnailPicture } from './thumbnail-picture.js';
import { percent, share } from './timeline-extent.js';

/**
 * A preview of a moment on the timeline: its picture, its chapter or programme, and its time.
 *
 * @csspart preview - the preview above the pointer, or above the thumb while keys seek
 * @csspart preview-title - title of the chapter or programme at the previewed moment
 * @csspart preview-time - time of the previewed moment
 * @csspart thumbnail - picture of the previewed moment, or of a chapter in its list
 */
export class SeekPreview extends PlayerControl {
  /** Seconds. */
  @property({ attribute: false }) time = 0;
  @property({ attribute: false }) extent: TimeRange = { start: 0, end: 0 };
  @property({ attribute: false }) chapter: Chapter | null = null;
  readonly #isLive = this.watch(({ live }) => live !== null);
  readonly #thumbnails = new StoreController(
    this,
    () => this.context.player.annotations.store,
    ({ thumbnails }) => thumbnails,
  );

  protected override render() {
    const { time, extent } = this;
    const title = this.chapter?.title ?? '';
    return html`
      <div
        class="preview"
        part="preview"
        aria-hidden="true"
        ${styled({ '--at': percent(share(time, extent)) })}
      >
        ${this.#picture(time)} ${title === '' ? nothing : html`<bdi part="preview-title">${title}</bdi>`}
        <span part="preview-time">${this.#label(time)}</span>
      </div>
    `;
  }

  #picture(time: number): TemplateResult | typeof nothing {
    const thumbnail = this.#isLive.value ? null : thumbnailAt(this.#thumbnails.value, time);
    return thumbnail === null ? nothing : thumbnailPicture(thumbnail);
  }

  #label(time: number): string {
    const { end } = this.extent;
    return this.#isLive.value ? `−${clockTime(end - time)}` : clockTime(time, end);
  }
}
