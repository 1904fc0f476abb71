import { clockTime } from '@footlight/i18n';
import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import type { Neighbour } from '../../playback-loader.js';
import { advance } from '../bar/advance.js';
import { PlayerControl } from '../control.js';
import { styled } from '../styled.js';
import { upNextOf } from './up-next-rules.js';

const TICK_MS = 250;

/**
 * The next video of the list, offered while the credits run and after the end. It counts down and goes on by
 * itself where the viewer wants that, and waits while playback is paused or a menu is open.
 *
 * @csspart up-next - the card of the next video
 * @csspart up-next-picture - picture of the next video
 * @csspart up-next-heading - “Up next”, with the seconds that are left
 * @csspart up-next-title - title of the next video
 * @csspart up-next-button - plays the next video now
 * @csspart up-next-cancel-button - stays with what plays
 * @csspart up-next-duration - how long the next video is
 * @csspart up-next-seconds - the seconds that are left
 * @csspart up-next-progress - the line of the seconds that are left
 */
export class UpNext extends PlayerControl {
  readonly #state = this.watch((state) => ({ id: state.id, ...upNextOf(state) }));
  /** Milliseconds that are left; null while nothing is counted. */
  @state() private left: number | null = null;
  /** The video whose next one the viewer does not want by itself. */
  @state() private cancelledFor: string | null = null;
  /** Sent away until it is offered anew, after a seek back for instance. */
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

  /** Said once and not at every second. */
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
    void advance(player, player.life);
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

  /** The keyboard's focus must not be lost with the card. */
  #leave(): void {
    if (this.querySelector(':focus') !== null) this.closest<HTMLElement>('.stage')?.focus();
  }
}
