import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { styled } from '../controls/styled.js';
import type { MultiViewCandidate } from './event-strip.element.js';
import type { Arrangement } from './layout.js';
import type { MultiViewWords } from './multi-view-words.js';
import type { ViewPointer } from './view-pointer.js';
import { emptyPlace, viewTile, type ViewTile } from './view-tile.js';

export interface ViewsPicture {
  readonly arrangement: Arrangement;
  /** In the order in which they came: a picture that moves within the document would stop. */
  readonly tiles: readonly ViewTile[];
  /** How many places have a video. */
  readonly taken: number;
  readonly isFullscreen: boolean;
  readonly isRefused: boolean;
  /** Null until fetched. */
  readonly words: MultiViewWords | null;
  readonly pointer: ViewPointer;
  /** What lies over all pictures. */
  readonly overlays: TemplateResult | typeof nothing;
  readonly stateChanged: (event: HTMLElementEventMap['footlight-statechange']) => void;
  /** Offers what an empty place may show. */
  offer(): void;
  tryAgain(): void;
}

/** The box of the pictures. */
export const viewsPicture = (look: ViewsPicture): TemplateResult => {
  const { arrangement, words, pointer, isFullscreen } = look;
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
        words === null
          ? nothing
          : arrangement.boxes.slice(look.taken).map((box) => emptyPlace(box, words, () => look.offer()))
      }
      ${look.overlays} ${look.isRefused && words !== null ? refusal(words, () => look.tryAgain()) : nothing}
    </div>
  `;
};

/** Stands over all pictures while the account plays on too many screens. */
const refusal = ({ t }: MultiViewWords, tryAgain: () => void) => html`
  <div class="refusal" part="refusal" role="alert">
    <p>${t('multiViewTooManyScreens')}</p>
    <button type="button" class="retry" part="retry-button" @click=${tryAgain}>${t('playerRetry')}</button>
  </div>
`;

export interface ViewsStrip {
  readonly words: MultiViewWords;
  readonly hasTitles: boolean;
  readonly candidates: readonly MultiViewCandidate[];
  /** Keys of the views that there are. */
  readonly present: readonly string[];
  /** Title of the view that another one would take the place of; null while there is room. */
  readonly replaced: string | null;
  press(candidate: MultiViewCandidate): void;
}

/** The strip of what can be added, under all else. */
export const viewsStrip = (look: ViewsStrip): TemplateResult => html`
  <footlight-event-strip
    class="strip"
    part="strip"
    .words=${look.words}
    .hasTitles=${look.hasTitles}
    .candidates=${look.candidates}
    .present=${look.present}
    .replaced=${look.replaced}
    .press=${(candidate: MultiViewCandidate) => look.press(candidate)}
  ></footlight-event-strip>
`;
