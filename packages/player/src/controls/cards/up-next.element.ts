import { clockTime } from '@footlight/i18n';
import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import type { Neighbour } from '@footlight/domain';
import { advance } from '../bar/advance.js';
import { PlayerControl } from '../control.js';
import { styled } from '../styled.js';
import { upNextOf } from './up-next-rules.js';

const TICK_MS = 250;

/**
 * Offers the next video of the list during the credits and after the end. If the viewer wants it, the video starts
 * automatically after a countdown, which is held while playback is paused or a menu is open.
 *
 * @csspart up-next - the card of the next video
 * @csspart up-next-picture - picture of the next video
 * @csspart up-next-heading - “Up next”, with the remaining seconds
 * @csspart up-next-title - title of the next video
 * @csspart up-next-button - plays the next video now
 * @csspart up-next-cancel-button - cancels the next video
 * @csspart up-next-duration - duration of the next video
 * @csspart up-next-seconds - the remaining seconds
 * @csspart up-next-progress - line that shows the remaining seconds
 */
export class UpNext extends PlayerControl {
  readonly #state = this.watch((state) => ({ id: state.id, ...upNextOf(state) }));
  /** Remaining milliseconds; null without a countdown. */
  @state() private left: number | null = null;
  /** The video for which the viewer cancelled the automatic start of the next one. */
  @state() private cancelledFor: string | null = null;
  /** Whether the card was closed. It is offered again later, for example after a seek back. */
  @state() private closed = false;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #life = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.closest('.stage')?.addEventListener('keydown', this.#key, { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#life.abort();
    this.#rest();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { id, next, counts, seconds } = this.#state.value;
    if (id !== this.cancelledFor) this.cancelledFor = null;
    if (next === null) {
      this.closed = false;
      this.#rest();
    } else if (counts && this.cancelledFor === null) this.#count(seconds);
    else this.#rest();
  }

  protected override render() {
    const { next } = this.#state.value;
    const shown = next !== null && !this.closed;
    return html`
      <span class="announcer" role="status">${shown ? this.#announcement(next) : nothing}</span>
      ${shown ? this.#card(next) : nothing}
    `;
  }

  /** Contains no countdown, so that it is announced once and not every second. */
  #announcement({ title }: Neighbour): string {
    const { t } = this.context;
    const { seconds } = this.#state.value;
    return this.left === null
      ? t('playerUpNextIs', { title })
      : t('playerUpNextIn', { title, count: seconds });
  }

  #card(next: Neighbour) {
    const { t, hasTitles } = this.context;
    const { seconds } = this.#state.value;
    const { left } = this;
    return html`
      <div
        class="up-next"
        part="up-next"
        role="group"
        aria-label=${t('playerUpNextIs', { title: next.title })}
      >
        <div class="up-next-picture" part="up-next-picture">
          ${next.thumbnailUrl ? html`<img src=${next.thumbnailUrl} alt="" />` : nothing}
          ${next.duration ? html`<span class="up-next-length" part="up-next-duration">${clockTime(next.duration)}</span>` : nothing}
        </div>
        <div class="up-next-words">
          <p class="up-next-heading" part="up-next-heading">
            ${t('playerUpNext')}
            ${
              left === null
                ? nothing
                : html`<span class="up-next-seconds" part="up-next-seconds" aria-hidden="true"
                    >${Math.ceil(left / 1000)}</span
                  >`
            }
          </p>
          ${
            hasTitles
              ? html`<p class="up-next-title" part="up-next-title"><bdi>${next.title}</bdi></p>`
              : nothing
          }
          <div class="up-next-actions">
            <button type="button" class="up-next-go" part="up-next-button" @click=${this.#go}>
              ${t('playerUpNextNow')}
            </button>
            <button type="button" part="up-next-cancel-button" @click=${this.#cancel}>
              ${t(left === null ? 'playerUpNextClose' : 'playerUpNextCancel')}
            </button>
          </div>
        </div>
        ${
          left === null
            ? nothing
            : html`<div
                class="up-next-line"
                part="up-next-progress"
                ${styled({ '--left': String(Math.max(0, left / (seconds * 1000))) })}
              ></div>`
        }
      </div>
    `;
  }

  #count(seconds: number): void {
    this.left ??= seconds * 1000;
    this.#ticking ??= setInterval(this.#tick, TICK_MS);
  }

  #rest(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
    this.left = null;
  }

  readonly #tick = (): void => {
    const { openMenu, openPanel } = this.context.controls.get();
    if (this.left === null || this.#state.value.isHeld || openMenu !== null || openPanel !== null) return;
    this.left -= TICK_MS;
    if (this.left <= 0) this.#go();
  };

  readonly #go = (): void => {
    this.#leave();
    this.#rest();
    const { player } = this.context;
    void advance(player);
  };

  readonly #cancel = (): void => {
    this.#leave();
    this.closed = true;
    this.cancelledFor = this.#state.value.id;
  };

  readonly #key = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented) return;
    if (this.querySelector('.up-next') === null) return;
    event.preventDefault();
    this.#cancel();
  };

  /** Moves the focus out of the card before it is removed. */
  #leave(): void {
    if (this.querySelector(':focus') !== null) this.closest<HTMLElement>('.stage')?.focus();
  }
}
