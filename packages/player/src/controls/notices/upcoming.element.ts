import { countdownParts } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';
import { drawEverySecond } from '../every-second.js';
import { startLabel } from '../time-labels.js';

/**
 * An upcoming event or premiere with a countdown. Playback begins automatically.
 *
 * @csspart upcoming - the card over the picture before an event or a premiere begins
 * @csspart upcoming-kind - whether it is an event or a premiere
 * @csspart upcoming-title - title of the event or premiere
 * @csspart upcoming-when - start time in the viewer’s time zone
 * @csspart upcoming-countdown - time until the start
 */
export class UpcomingCard extends PlayerControl {
  readonly #state = this.watch(({ status, type, title, eventSchedule }) =>
    status === 'upcoming' && eventSchedule !== null
      ? { isPremiere: type === 'vod', title, startsAt: Date.parse(eventSchedule.startDate) }
      : null,
  );

  constructor() {
    super();
    drawEverySecond(this, () => this.#state.value !== null);
  }

  protected override render() {
    const start = this.#state.value;
    if (start === null) return nothing;
    const { t, language, hasTitles } = this.context;
    const left = start.startsAt - Date.now();
    const when = startLabel(start.startsAt, language);
    return html`
      <section
        class="upcoming"
        part="upcoming"
        aria-label=${start.title === '' ? t('playerName') : start.title}
      >
        <p class="upcoming-kind" part="upcoming-kind">
          ${t(start.isPremiere ? 'playerPremiere' : 'playerUpcoming')}
        </p>
        ${start.title === '' || !hasTitles ? nothing : html`<h2 part="upcoming-title"><bdi>${start.title}</bdi></h2>`}
        <p class="upcoming-when" part="upcoming-when" role="status">
          ${t(left > 0 ? 'playerUpcomingAt' : 'playerUpcomingSoon', { when })}
        </p>
        ${
          left > 0
            ? html`<p class="upcoming-countdown" part="upcoming-countdown" role="timer">
                ${countdownParts(left, language).map(({ words }) => html`<span>${words}</span>`)}
              </p>`
            : nothing
        }
      </section>
    `;
  }
}
