import { clockTime } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { PlayerControl } from '../control.js';
import { EXTRA_MINUTES, minutesLeft, minutesLabel } from '../menus/sleep-labels.js';

/** How long before playback stops the viewer is asked. */
const NOTICE_MS = 60_000;
const TICK_MS = 1000;

/**
 * Announces that the sleep timer is about to stop playback and lets the viewer extend or cancel it. Afterwards it
 * notes that playback was stopped.
 *
 * @csspart sleep-notice - the card of the sleep timer
 * @csspart sleep-notice-button - cancels or extends the sleep timer
 */
export class SleepNotice extends PlayerControl {
  readonly #state = this.watch(({ sleepTimer, isPlaying }) => ({ sleepTimer, isPlaying }));
  @state() private now = Date.now();
  /** Whether the timer has stopped playback and it has not resumed since. */
  @state() private slept = false;
  #endsAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(): void {
    const { sleepTimer, isPlaying } = this.#state.value;
    const endsAt = sleepTimer?.until === 'time' ? sleepTimer.endsAt : null;
    if (endsAt === null && this.#endsAt !== null && this.#endsAt <= Date.now()) this.slept = true;
    else if (isPlaying || endsAt !== null) this.slept = false;
    this.#endsAt = endsAt;
    clearTimeout(this.#timer);
    if (endsAt === null) return;
    const wait = endsAt - Date.now() - NOTICE_MS;
    this.#timer = setTimeout(() => (this.now = Date.now()), Math.max(TICK_MS, wait));
  }

  protected override render() {
    const { t, language } = this.context;
    if (this.slept)
      return html`<div class="card" part="sleep-notice" role="status">${t('playerSleepDone')}</div>`;
    const endsAt = this.#endsAt;
    if (endsAt === null || endsAt - this.now > NOTICE_MS) return nothing;
    const left = Math.max(0, endsAt - this.now);
    return html`
      <div class="card" part="sleep-notice" role="group" aria-label=${t('playerSleep')}>
        <span>${t('playerSleepSoon', { time: clockTime(Math.ceil(left / 1000)) })}</span>
        <button
          type="button"
          part="sleep-notice-button"
          @click=${() => this.command('setSleepTimer', { after: null })}
        >
          ${t('playerSleepStay')}
        </button>
        <button
          type="button"
          part="sleep-notice-button"
          @click=${() => this.command('setSleepTimer', { after: minutesLeft(endsAt, Date.now()) + EXTRA_MINUTES })}
        >
          ${t('playerSleepMore', { time: minutesLabel(language, EXTRA_MINUTES) })}
        </button>
      </div>
    `;
  }
}
