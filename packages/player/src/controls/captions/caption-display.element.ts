import { directionOf } from '@footlight/i18n';
import { html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { PlayerControl } from '../control.js';
import { styled } from '../styled.js';
import { shallowEqual } from '../../store/store.js';
import { StoreController } from '../../store/store-controller.js';
import type { Cue, CueRegion } from '../../text/cue.js';
import { CueIndex } from '../../text/cue-index.js';
import { textDirection } from '../../text/text-direction.js';
import { appearanceNames, appearanceStyle } from '../../captions/appearance-style.js';
import { cueBox } from '../../captions/cue-box.js';
import { CuePlacement } from '../../captions/cue-placement.js';
import { CueSheet } from '../../captions/cue-sheet-adoption.js';
import { cueText, markTimedParts, type CueText } from '../../captions/cue-text.js';

const EVENTS = ['timeupdate', 'seeking', 'seeked', 'play', 'pause', 'ratechange', 'emptied'] as const;

const percent = (value: number): string => `${String(value)}%`;

/**
 * Renders the cues of the selected text track over the picture, above the controls while these are visible. The
 * player renders them itself for every engine, so that their size and position follow the viewer's settings and not
 * the browser's.
 *
 * @csspart captions - the container of the subtitles
 * @csspart caption-region - a region in which cues scroll
 * @csspart cue - each subtitle
 */
export class CaptionDisplay extends PlayerControl {
  /** Whether the player renders its own controls. */
  @property({ type: Boolean }) steered = false;
  readonly #captions = new StoreController(
    this,
    () => this.context.player.captions.store,
    (captions) => captions,
  );
  readonly #appearance = this.watch(({ captionAppearance }) => captionAppearance);
  /** Cues are placed again when the controls appear or disappear. */
  readonly #chrome = new StoreController(
    this,
    () => this.context.controls,
    ({ visible }) => visible,
  );
  /** They are on the screen that plays. */
  readonly #isElsewhere = this.watch(({ engine }) => engine === 'cast');
  readonly #placement = new CuePlacement(this);
  readonly #sheet = new CueSheet(this);
  @state() private shown: readonly Cue[] = [];
  #index = new CueIndex([]);
  #indexed: readonly Cue[] = [];
  #texts = new WeakMap<Cue, CueText>();
  #listening: AbortController | undefined;
  #followed: HTMLVideoElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow(this.#media);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.#followed = null;
    clearTimeout(this.#timer);
  }

  /** What the cues are timed by. */
  get #media(): HTMLVideoElement {
    return this.#captions.value.advertisement ?? this.context.player.media;
  }

  #follow(media: HTMLVideoElement): void {
    if (media === this.#followed) return;
    this.#followed = media;
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const type of EVENTS) media.addEventListener(type, () => this.#sync(), { signal });
  }

  protected override willUpdate(): void {
    const { styles, advertisement } = this.#captions.value;
    this.#sheet.show(styles);
    this.toggleAttribute('data-ad', advertisement !== null);
    this.#follow(this.#media);
    this.#sync();
  }

  protected override render() {
    const { language, regions, renderedBy } = this.#captions.value;
    const appearance = this.#appearance.value;
    if (this.shown.length === 0 || renderedBy === 'browser' || this.#isElsewhere.value) return nothing;
    const regionOf = (cue: Cue) => regions.find(({ id }) => id === cue.settings.region);
    const free = this.shown.filter((cue) => regionOf(cue) === undefined);
    return html`
      <div
        class="captions"
        part="captions"
        lang=${language}
        dir=${directionOf(language)}
        data-own=${appearanceNames(appearance)}
        ${styled(appearanceStyle(appearance))}
      >
        ${regions.map((region) =>
          this.#region(
            region,
            this.shown.filter((cue) => regionOf(cue) === region),
          ),
        )}
        ${repeat(
          free,
          (cue) => cue,
          (cue) => this.#cue(cue, language),
        )}
      </div>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#placement.place(this.#appearance.value.position ?? 'bottom', this.steered && this.#chrome.value);
  }

  #cue(cue: Cue, language: string) {
    const { vertical, align } = cue.settings;
    const direction = textDirection(cue.text) ?? directionOf(language);
    const { start, size } = cueBox(cue.settings, direction);
    const isColumn = vertical !== null;
    return html`
      <div
        class="cue"
        dir=${direction}
        data-vertical=${vertical ?? nothing}
        .shownCue=${cue}
        ${styled({
          'text-align': align,
          [isColumn ? 'top' : 'left']: percent(start),
          [isColumn ? 'height' : 'width']: percent(size),
        })}
      >
        ${this.#textOf(cue).element}
      </div>
    `;
  }

  #region({ width, lines, anchor, viewportAnchor, scroll }: CueRegion, cues: readonly Cue[]) {
    if (cues.length === 0) return nothing;
    const { language } = this.#captions.value;
    return html`
      <div
        class="region"
        part="caption-region"
        ?data-scroll=${scroll}
        ${styled({
          '--lines': String(lines),
          width: percent(width),
          left: percent(viewportAnchor.x),
          top: percent(viewportAnchor.y),
          translate: `${percent(-anchor.x)} ${percent(-anchor.y)}`,
        })}
      >
        ${repeat(
          cues,
          (cue) => cue,
          (cue) => html`
            <div
              class="region-cue"
              dir=${textDirection(cue.text) ?? directionOf(language)}
              ${styled({ 'text-align': cue.settings.align })}
            >
              ${this.#textOf(cue).element}
            </div>
          `,
        )}
      </div>
    `;
  }

  /** Reuses the nodes of a cue while it is shown, so that only the marks for past and future parts are updated. */
  #textOf(cue: Cue): CueText {
    const known = this.#texts.get(cue) ?? cueText(cue);
    this.#texts.set(cue, known);
    return known;
  }

  /** `timeupdate` fires about four times a second. A timer updates the cues exactly when they next change. */
  #sync(): void {
    const media = this.#media;
    const { cues } = this.#captions.value;
    const now = media.currentTime;
    if (cues !== this.#indexed) {
      this.#index = new CueIndex(cues);
      this.#indexed = cues;
    }
    const shown = this.#index.at(now);
    if (!shallowEqual(shown, this.shown)) this.shown = shown;
    const texts = shown.map((cue) => this.#textOf(cue));
    for (const text of texts) markTimedParts(text, now);
    clearTimeout(this.#timer);
    if (media.paused) return;
    const next = Math.min(
      this.#index.nextChange(now),
      ...texts.flatMap(({ moments }) => moments.filter((moment) => moment > now)),
    );
    if (Number.isFinite(next))
      this.#timer = setTimeout(() => this.#sync(), ((next - now) / media.playbackRate) * 1000);
  }
}
