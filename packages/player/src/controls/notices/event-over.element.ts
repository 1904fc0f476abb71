import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';

/**
 * Shows that an event is over, and offers its recording.
 *
 * @csspart event-over - the card over the picture of an event that is over
 * @csspart event-over-button - plays the recording
 * @csspart event-over-picture - picture of the event
 * @csspart event-over-title - title of the event
 * @csspart event-over-note - note that the event is over
 */
export class EventOver extends PlayerControl {
  /** A live stream that has ended is a recording itself. */
  readonly #state = this.watch(({ eventHasGoneLive, ended, title, thumb, recording }) =>
    eventHasGoneLive && ended ? { title, thumb, recording } : null,
  );

  protected override render() {
    const over = this.#state.value;
    if (over === null) return nothing;
    const { t, hasTitles } = this.context;
    const { recording, title, thumb } = over;
    return html`
      ${thumb === null ? nothing : html`<img class="over-picture" part="event-over-picture" src=${thumb} alt="" />`}
      <section class="upcoming" part="event-over" aria-label=${title}>
        ${hasTitles ? html`<h2 part="event-over-title"><bdi>${title}</bdi></h2>` : nothing}
        <p class="upcoming-when" part="event-over-note" role="status">${t('playerEventOver')}</p>
        ${
          recording === null
            ? nothing
            : html`<button
                type="button"
                class="retry"
                part="event-over-button"
                @click=${() => this.command('load', { id: recording.id, kind: recording.kind, autoplay: true })}
              >
                ${t('playerEventRecording')}
              </button>`
        }
      </section>
    `;
  }
}
