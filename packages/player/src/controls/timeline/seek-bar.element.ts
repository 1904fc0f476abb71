import { clockTime } from '@footlight/i18n';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { chapterAt, chaptersWithin, type Chapter } from '../../annotations/chapters.js';
import { StoreController } from '../../store/store-controller.js';
import type { TimeRange } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';
import { idleTimeline } from './idle-timeline.js';
import { scrubTo } from './scrub.js';
import { styled } from '../styled.js';
import { percent, share, steadyWindow, stripes } from './timeline-extent.js';

const STEP_SECONDS = 5;
/** Share of the seekable range by which the page keys move. */
const PAGE_SHARE = 0.1;
/** How long the preview stays after a seek without a pointer. */
const LINGER_MS = 1200;

/**
 * The timeline. It runs from left to right in every language, as in the platforms' own players, because it represents
 * a strip of film rather than a line of text. The controls around it are mirrored.
 *
 * @csspart seek-bar - the timeline
 * @csspart track - the line of the timeline
 * @csspart segment - the line of one chapter, or of one programme while live
 * @csspart marker - marks an intro, recap or credits on the timeline
 * @csspart thumb - the handle of the timeline
 */
export class SeekBar extends PlayerControl {
  readonly #state = this.watch(
    ({ currentTime, duration, live, buffered, waiting, seeking, hasStarted, skipMarkers }) => ({
      currentTime,
      duration,
      live,
      buffered,
      waiting,
      skipMarkers,
      hasMoved: seeking && hasStarted,
    }),
  );
  readonly #chapters = new StoreController(
    this,
    () => this.context.player.annotations.store,
    ({ chapters }) => chapters,
  );
  readonly #scrub = new StoreController(
    this,
    () => this.context.controls,
    ({ scrub }) => scrub,
  );
  /** Time under the pointer. */
  @state() private hoverTime: number | null = null;
  @state() private lingers = false;
  #window: TimeRange | null = null;
  #dragging = false;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#lingering);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { live, hasMoved } = this.#state.value;
    this.#window = live === null ? null : steadyWindow(this.#window, live);
    if (!hasMoved && this.#scrub.value === null) return;
    void this.context.player.annotations.loadThumbnails(this.#scrub.value);
    this.lingers = true;
    clearTimeout(this.#lingering);
    this.#lingering = setTimeout(() => (this.lingers = false), LINGER_MS);
  }

  protected override render() {
    const { live, waiting } = this.#state.value;
    const extent = this.#extent();
    const { start, end } = extent;
    if (end <= start) return idleTimeline;
    const time = this.#time(extent);
    const shown = this.#scrub.value ?? this.hoverTime ?? (this.lingers ? time : null);
    const chapters = this.#segments(extent);
    return html`
      <div
        class="seek"
        part="seek-bar"
        dir="ltr"
        role="slider"
        tabindex="0"
        aria-label=${this.context.t('playerTimeline')}
        aria-valuemin=${Math.round(start)}
        aria-valuemax=${Math.round(end)}
        aria-valuenow=${Math.round(time)}
        aria-valuetext=${this.#valueText(time, extent, chapterAt(chapters, time))}
        ?data-waiting=${waiting}
        ?data-dragging=${this.#scrub.value !== null}
        @pointerdown=${this.#grab}
        @pointermove=${this.#move}
        @pointerup=${this.#release}
        @pointercancel=${this.#cancel}
        @pointerleave=${this.#leave}
        @keydown=${this.#key}
      >
        <div class="track" part="track">
          ${chapters.map((chapter) => this.#segment(chapter, time, shown))}
        </div>
        ${live === null ? this.#markers(extent) : []}
        <div class="thumb" part="thumb" ${styled({ left: percent(share(time, extent)) })}></div>
        ${shown === null ? nothing : this.#preview(shown, extent, chapters)}
      </div>
    `;
  }

  /** The whole recording, or the window of a live stream. */
  #extent(): TimeRange {
    return this.#window ?? { start: 0, end: this.#state.value.duration ?? 0 };
  }

  /**
   * Position of the thumb. At the live edge it stays at the end of the bar, although `currentTime` trails slightly.
   */
  #time({ start, end }: TimeRange): number {
    const { currentTime, live } = this.#state.value;
    const time = this.#scrub.value ?? (live?.atEdge === true ? end : currentTime);
    return Math.min(end, Math.max(start, time));
  }

  #segments({ start, end }: TimeRange): Chapter[] {
    return chaptersWithin(this.#chapters.value, start, end);
  }

  #valueText(time: number, { end }: TimeRange, chapter: Chapter | null): string {
    const { t } = this.context;
    const text =
      this.#window === null
        ? t('playerTimeOf', { time: clockTime(time, end), duration: clockTime(end) })
        : time === end
          ? t('playerAtLiveEdge')
          : t('playerTimeBehind', { time: clockTime(end - time) });
    return chapter === null || chapter.title === '' ? text : `${text}, ${chapter.title}`;
  }

  #segment(chapter: Chapter, time: number, shown: number | null): TemplateResult {
    return html`
      <div
        class="segment"
        part="segment"
        ?data-hover=${shown !== null && chapter.start <= shown && shown < chapter.end}
        ${styled({
          'flex-grow': String(chapter.end - chapter.start),
          '--buffered': stripes(this.#state.value.buffered, chapter, 'var(--buffer)'),
          '--played': percent(share(time, chapter)),
        })}
      ></div>
    `;
  }

  #markers(extent: TimeRange): TemplateResult[] {
    return this.#state.value.skipMarkers.map(
      ({ type, from, to }) => html`
        <i
          class="marker"
          part="marker"
          data-type=${type.toLowerCase()}
          ${styled({
            left: percent(share(from, extent)),
            width: percent(share(to, extent) - share(from, extent)),
          })}
        ></i>
      `,
    );
  }

  /** The preview element is one of the lazily loaded parts. */
  #preview(time: number, extent: TimeRange, chapters: readonly Chapter[]) {
    if (customElements.get('footlight-player-preview') === undefined) return nothing;
    return html`
      <footlight-player-preview
        .context=${this.context}
        .time=${time}
        .extent=${extent}
        .chapter=${chapterAt(chapters, time)}
      ></footlight-player-preview>
    `;
  }

  #timeAt(event: PointerEvent): number {
    const { start, end } = this.#extent();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const fraction = box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
    return start + Math.min(1, Math.max(0, fraction)) * (end - start);
  }

  #want(scrub: number | null): void {
    this.context.controls.set({ scrub });
  }

  readonly #grab = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#dragging = true;
    this.#want(this.#timeAt(event));
  };

  readonly #move = (event: PointerEvent): void => {
    if (this.#dragging) this.#want(this.#timeAt(event));
    if (event.pointerType !== 'mouse') return;
    this.hoverTime = this.#timeAt(event);
    void this.context.player.annotations.loadThumbnails(this.hoverTime);
  };

  readonly #release = (event: PointerEvent): void => {
    if (!this.#dragging) return;
    this.#dragging = false;
    scrubTo(this.context, this.#timeAt(event));
  };

  readonly #cancel = (): void => {
    this.#dragging = false;
    this.#want(null);
    this.hoverTime = null;
  };

  readonly #leave = (): void => {
    if (this.#dragging) return;
    this.hoverTime = null;
    this.context.player.annotations.leaveThumbnails();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const extent = this.#extent();
    const { start, end } = extent;
    const from = this.#time(extent);
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
    if (event.key === 'Escape' && this.#dragging) this.#cancel();
    else if (to === undefined) return;
    else scrubTo(this.context, Math.min(end, Math.max(start, to)));
    event.preventDefault();
  };
}
