import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { styled } from './styled.js';
import { chapterAt, type Chapter } from '../annotations/chapters.js';
import { thumbnailAt } from '../annotations/thumbnails.js';
import { StoreController } from '../store/store-controller.js';
import { PlayerControl } from './control.js';
import { clockTime } from './time-words.js';

const STEP_SECONDS = 5;
/** Page keys move by this share of what can be sought. */
const PAGE_SHARE = 0.1;

/** What the bar stands for: a recording from 0 to its duration, or the window of a live stream. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

const share = (time: number, { start, end }: Extent): number =>
  end > start ? Math.min(1, Math.max(0, (time - start) / (end - start))) : 0;

const percent = (fraction: number): string => `${String(Math.round(fraction * 100_000) / 1000)}%`;

/**
 * The timeline. It runs from left to right in every language, as the platforms' own players do: it stands
 * for a strip of film and not for a line of text. The controls around it are mirrored.
 *
 * @csspart seek-bar - the timeline
 * @csspart track - its line
 * @csspart segment - the line of one chapter
 * @csspart thumb - the handle
 * @csspart preview - what stands over the pointer
 * @csspart preview-title - name of the chapter there
 * @csspart preview-time - the time there
 * @csspart thumbnail - the picture there
 */
export class SeekBar extends PlayerControl {
  readonly #state = this.watch(({ currentTime, duration, live, buffered, waiting }) => ({
    currentTime,
    start: live?.windowStart ?? 0,
    end: live?.edge ?? duration ?? 0,
    bufferedTo: buffered.find((range) => range.start <= currentTime && currentTime <= range.end)?.end ?? 0,
    isLive: live !== null,
    waiting,
  }));
  readonly #annotations = new StoreController(
    this,
    () => this.context.player.annotations.store,
    (annotations) => annotations,
  );
  /** Time under the pointer. */
  @state() private hoverTime: number | null = null;
  /** Time that a drag or a key has asked for and the media has not reached yet. */
  @state() private wantedTime: number | null = null;
  #dragging = false;

  protected override render() {
    const { start, end, currentTime, isLive, waiting } = this.#state.value;
    const extent = { start, end };
    if (end <= start) return html`<div class="seek" data-idle></div>`;
    const time = this.wantedTime ?? currentTime;
    const { t } = this.context;
    return html`
      <div
        class="seek"
        part="seek-bar"
        dir="ltr"
        role="slider"
        tabindex="0"
        aria-label=${t('playerTimeline')}
        aria-valuemin=${Math.round(start)}
        aria-valuemax=${Math.round(end)}
        aria-valuenow=${Math.round(time)}
        aria-valuetext=${
          isLive
            ? t('playerTimeBehind', { time: clockTime(end - time) })
            : t('playerTimeOf', { time: clockTime(time, end), duration: clockTime(end) })
        }
        ?data-waiting=${waiting}
        @pointerdown=${this.#grab}
        @pointermove=${this.#move}
        @pointerup=${this.#release}
        @pointercancel=${this.#cancel}
        @pointerleave=${this.#leave}
        @keydown=${this.#key}
      >
        <div class="track" part="track">${this.#segments(extent, time)}</div>
        <div class="thumb" part="thumb" ${styled({ left: percent(share(time, extent)) })}></div>
        ${this.#preview(extent)}
      </div>
    `;
  }

  #segments(extent: Extent, time: number): TemplateResult[] {
    const { bufferedTo, isLive } = this.#state.value;
    const { chapters } = this.#annotations.value;
    const whole: Chapter = { title: '', ...extent };
    return (chapters.length === 0 || isLive ? [whole] : chapters).map(
      (chapter) => html`
        <div
          class="segment"
          part="segment"
          ?data-hover=${
            this.hoverTime !== null && chapter.start <= this.hoverTime && this.hoverTime < chapter.end
          }
          ${styled({
            'flex-grow': String(chapter.end - chapter.start),
            '--buffered': percent(share(bufferedTo, chapter)),
            '--played': percent(share(time, chapter)),
          })}
        ></div>
      `,
    );
  }

  #preview(extent: Extent): TemplateResult | typeof nothing {
    const time = this.#dragging ? this.wantedTime : this.hoverTime;
    if (time === null) return nothing;
    const { isLive } = this.#state.value;
    const { chapters, thumbnails } = this.#annotations.value;
    const thumbnail = isLive ? null : thumbnailAt(thumbnails, time);
    const chapter = isLive ? null : chapterAt(chapters, time);
    return html`
      <div
        class="preview"
        part="preview"
        aria-hidden="true"
        ${styled({ '--at': percent(share(time, extent)) })}
      >
        ${
          thumbnail?.crop
            ? html`<div
                class="thumbnail"
                part="thumbnail"
                ${styled({
                  width: `${String(thumbnail.crop.width)}px`,
                  height: `${String(thumbnail.crop.height)}px`,
                  'background-image': `url(${JSON.stringify(thumbnail.url)})`,
                  'background-position': `${String(-thumbnail.crop.x)}px ${String(-thumbnail.crop.y)}px`,
                })}
              ></div>`
            : nothing
        }
        ${chapter === null ? nothing : html`<span part="preview-title">${chapter.title}</span>`}
        <span part="preview-time"
          >${isLive ? `−${clockTime(extent.end - time)}` : clockTime(time, extent.end)}</span
        >
      </div>
    `;
  }

  #timeAt(event: PointerEvent): number {
    const { start, end } = this.#state.value;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const fraction = box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
    return start + Math.min(1, Math.max(0, fraction)) * (end - start);
  }

  readonly #grab = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#dragging = true;
    this.wantedTime = this.#timeAt(event);
    void this.context.player.annotations.loadThumbnails();
  };

  readonly #move = (event: PointerEvent): void => {
    this.hoverTime = this.#timeAt(event);
    if (this.#dragging) this.wantedTime = this.hoverTime;
    else void this.context.player.annotations.loadThumbnails();
  };

  readonly #release = (event: PointerEvent): void => {
    if (!this.#dragging) return;
    this.#dragging = false;
    if (event.pointerType !== 'mouse') this.hoverTime = null;
    this.#seek(this.#timeAt(event));
  };

  readonly #cancel = (): void => {
    this.#dragging = false;
    this.wantedTime = null;
    this.hoverTime = null;
  };

  readonly #leave = (): void => {
    if (!this.#dragging) this.hoverTime = null;
  };

  #seek(to: number): void {
    this.wantedTime = to;
    const arrive = () => {
      if (this.wantedTime === to) this.wantedTime = null;
    };
    this.context.player.execute('seek', { to }).then(arrive, arrive);
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { start, end, currentTime } = this.#state.value;
    const from = this.wantedTime ?? currentTime;
    const page = (end - start) * PAGE_SHARE;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: from + STEP_SECONDS,
      ArrowUp: from + STEP_SECONDS,
      ArrowLeft: from - STEP_SECONDS,
      ArrowDown: from - STEP_SECONDS,
      PageUp: from + page,
      PageDown: from - page,
      Home: start,
      End: end,
    };
    const to = targets[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#seek(Math.min(end, Math.max(start, to)));
  };
}
