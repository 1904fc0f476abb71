import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { styled } from '../controls/styled.js';
import type { MultiViewCandidate } from './event-strip.element.js';
import type { Arrangement } from './layout.js';
import type { MultiViewLabels } from './multi-view-labels.js';
import type { ViewPointer } from './view-pointer.js';
import { emptyView, viewTile, type ViewTile } from './view-tile.js';

export interface ViewsPicture {
  readonly arrangement: Arrangement;
  /** In insertion order: a video stops playing if its element is moved within the document. */
  readonly tiles: readonly ViewTile[];
  /** The number of occupied places. */
  readonly taken: number;
  readonly isFullscreen: boolean;
  readonly isRefused: boolean;
  /** Null until loaded. */
  readonly labels: MultiViewLabels | null;
  readonly pointer: ViewPointer;
  /** Content over all views. */
  readonly overlays: TemplateResult | typeof nothing;
  readonly stateChanged: (event: HTMLElementEventMap['footlight-statechange']) => void;
  /** Offers videos for an empty place. */
  offer(): void;
  tryAgain(): void;
}

/** The container of the views. */
export const viewsPicture = (look: ViewsPicture): TemplateResult => {
  const { arrangement, labels, pointer, isFullscreen } = look;
  return html`
    <div
      class="views"
      part="views"
      ${styled({ 'block-size': isFullscreen ? null : `${String(arrangement.height)}px` })}
      @click=${pointer.press}
      @dblclick=${pointer.doublePress}
      @pointerdown=${pointer.down}
      @pointermove=${pointer.move}
      @pointerup=${pointer.up}
      @pointercancel=${pointer.cancel}
      @footlight-statechange=${look.stateChanged}
    >
      ${repeat(look.tiles, ({ key }) => key, viewTile)}
      ${
        labels === null
          ? nothing
          : arrangement.boxes.slice(look.taken).map((box) => emptyView(box, labels, () => look.offer()))
      }
      ${look.overlays} ${look.isRefused && labels !== null ? denial(labels, () => look.tryAgain()) : nothing}
    </div>
  `;
};

/** Shown over all views while the account plays on too many screens. */
const denial = ({ t }: MultiViewLabels, tryAgain: () => void) => html`
  <div class="refusal" part="refusal" role="alert">
    <p>${t('multiViewTooManyScreens')}</p>
    <button type="button" class="retry" part="retry-button" @click=${tryAgain}>${t('playerRetry')}</button>
  </div>
`;

export interface ViewsStrip {
  readonly labels: MultiViewLabels;
  readonly hasTitles: boolean;
  readonly candidates: readonly MultiViewCandidate[];
  /** Keys of the current views. */
  readonly present: readonly string[];
  /** Title of the view that a new one would replace; null while a place is free. */
  readonly replaced: string | null;
  press(candidate: MultiViewCandidate): void;
  follow(candidate: MultiViewCandidate, click: Event): void;
}

/** The strip of videos that can be added, below everything else. */
export const viewsStrip = (look: ViewsStrip): TemplateResult => html`
  <footlight-event-strip
    class="strip"
    part="strip"
    .labels=${look.labels}
    .hasTitles=${look.hasTitles}
    .candidates=${look.candidates}
    .present=${look.present}
    .replaced=${look.replaced}
    .press=${(candidate: MultiViewCandidate) => look.press(candidate)}
    .follow=${(candidate: MultiViewCandidate, click: Event) => look.follow(candidate, click)}
  ></footlight-event-strip>
`;
