import { directionOf } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { styled } from '../controls/styled.js';
import { PlayerControl } from '../controls/control.js';
import { shallowEqual } from '../store/store.js';
import { StoreController } from '../store/store-controller.js';
import { cuesAt, type Cue } from '../text/cue.js';
import { cueStyle } from './cue-style.js';

const EVENTS = ['timeupdate', 'seeking', 'seeked', 'play', 'pause', 'ratechange', 'emptied'] as const;

/** The browser's own reading of cue tags: nodes that it made, so nothing in a file can become markup. */
const fragmentOf = (cue: Cue): DocumentFragment => new VTTCue(cue.start, cue.end, cue.text).getCueAsHTML();

/**
 * Draws the cues of the chosen text track over the picture, above the controls while these are shown. The
 * same for every engine, so that size and place are the viewer's and not the browser's.
 *
 * @csspart captions - the box of the subtitles
 * @csspart cue - each of them
 */
export class CaptionDisplay extends PlayerControl {
  readonly #captions = new StoreController(
    this,
    () => this.context.player.captions.store,
    (captions) => captions,
  );
  @state() private shown: readonly Cue[] = [];
  #listening: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const type of EVENTS)
      this.context.player.media.addEventListener(type, () => this.#sync(), { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(): void {
    this.#sync();
  }

  protected override render() {
    const { language } = this.#captions.value;
    if (this.shown.length === 0) return nothing;
    return html`
      <div class="captions" part="captions" lang=${language} dir=${directionOf(language)}>
        ${this.shown.map(
          (cue) => html`
            <div class="cue" ${styled(cueStyle(cue))}>
              <span class="cue-text" part="cue">${fragmentOf(cue)}</span>
            </div>
          `,
        )}
      </div>
    `;
  }

  /** Time events come four times a second: a timer meets the next change of cues on its own moment. */
  #sync(): void {
    const { media } = this.context.player;
    const { cues } = this.#captions.value;
    const now = media.currentTime;
    const shown = cuesAt(cues, now);
    if (!shallowEqual(shown, this.shown)) this.shown = shown;
    clearTimeout(this.#timer);
    if (media.paused) return;
    const next = Math.min(...cues.flatMap(({ start, end }) => [start, end]).filter((moment) => moment > now));
    if (Number.isFinite(next))
      this.#timer = setTimeout(() => this.#sync(), ((next - now) / media.playbackRate) * 1000);
  }
}
