import type { LabelSource, OwnMultiViewLabels } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { ArrowUpLeft, GripHorizontal, Maximize, Plus, Volume2, VolumeX, X } from 'lucide';
import { icon } from '../controls/icon.js';
import { styled } from '../controls/styled.js';
import type { PlaybackLoader } from '@footlight/domain';
import type { ViewBox } from './layout.js';
import type { MultiViewLabels } from './multi-view-labels.js';
import { PLAYER_PARTS } from './player-parts.js';
import type { DraggedView } from './view-drag.js';
import { storageOfView } from './view-loader.js';

export interface ViewTile {
  /** Key of the view. */
  readonly key: string;
  /** From 0, in the order of the layout. */
  readonly index: number;
  readonly count: number;
  readonly box: ViewBox;
  readonly title: string;
  /** Whether the title is visible. */
  readonly hasTitles: boolean;
  readonly isChosen: boolean;
  /** The view's player is in full screen and shows its own controls. */
  readonly isFullscreen: boolean;
  /** False for media without a picture. */
  readonly mayFillScreen: boolean;
  readonly drag: DraggedView | null;
  readonly loader: PlaybackLoader;
  readonly language: string | null;
  /** Null until loaded. */
  readonly labels: MultiViewLabels | null;
  /** The words of the page; null for none. */
  readonly ownLabels: LabelSource<OwnMultiViewLabels> | null;
  choose(): void;
  promote(): void;
  fullscreen(): void;
  remove(): void;
}

/** The position of a view, as custom properties so that changes can be animated. */
const placed = ({ inline, block, width, height }: ViewBox) => ({
  '--inline': `${String(inline)}px`,
  '--block': `${String(block)}px`,
  '--width': `${String(width)}px`,
  '--height': `${String(height)}px`,
});

/** One view: its player, with its title and buttons over it. */
export const viewTile = (tile: ViewTile): TemplateResult => {
  const { key, index, count, box, title, isChosen, drag, labels } = tile;
  const isDragged = drag?.key === key;
  const motion = isDragged
    ? { '--dragged': `${String(drag.x)}px ${String(drag.y)}px` }
    : { '--dragged': null };
  return html`
    <div
      class="view"
      part=${isChosen ? 'view chosen-view' : 'view'}
      role="group"
      aria-label=${labels === null ? nothing : labels.t('multiViewPlace', { place: index + 1, count, title })}
      data-key=${key}
      ?data-chosen=${isChosen}
      ?data-front=${index > 0}
      ?data-dragged=${isDragged}
      ?data-target=${drag?.over === key}
      ${styled({ ...placed(box), ...motion, 'reading-order': String(index) })}
    >
      <footlight-player
        exportparts=${PLAYER_PARTS}
        autoplay
        language=${tile.language ?? nothing}
        ads="none"
        titles=${tile.hasTitles ? nothing : 'none'}
        .labels=${tile.ownLabels}
        .controls=${tile.isFullscreen ? 'default' : 'reduced'}
        .loader=${tile.loader}
        .storage=${storageOfView}
      ></footlight-player>
      ${labels === null ? nothing : [name(tile, labels), actions(tile, labels)]}
    </div>
  `;
};

/** The title is a button that selects the view; for pointers, the picture does the same. */
const name = ({ index, title, hasTitles, isChosen, ...acts }: ViewTile, { t }: MultiViewLabels) => html`
  <button
    type="button"
    class="view-name"
    part="view-name"
    aria-pressed=${isChosen}
    aria-label=${t(isChosen ? 'multiViewHeard' : 'multiViewHear', { title })}
    aria-keyshortcuts=${String(index + 1)}
    @click=${() => acts.choose()}
  >
    ${icon(isChosen ? Volume2 : VolumeX)}${hasTitles ? html`<bdi>${title}</bdi>` : nothing}
  </button>
`;

const actions = (tile: ViewTile, { t }: MultiViewLabels) => {
  const { index, count, title, hasTitles, isChosen } = tile;
  const act = (part: string, drawing: typeof X, label: string, keys: string, run: () => void) => html`
    <button
      type="button"
      class="view-action"
      part="view-action ${part}"
      aria-label=${label}
      aria-keyshortcuts=${keys}
      title=${hasTitles ? label : nothing}
      tabindex=${isChosen ? 0 : -1}
      @click=${run}
    >
      ${icon(drawing)}
    </button>
  `;
  return html`
    <div class="view-actions" part="view-actions">
      ${
        count > 1
          ? html`<span
              class="view-action grip"
              part="view-action view-grip"
              title=${hasTitles ? t('multiViewMove', { title }) : nothing}
              >${icon(GripHorizontal)}</span
            >`
          : nothing
      }
      ${
        index > 0
          ? act('view-promote', ArrowUpLeft, t('multiViewPromote', { title }), 'Shift+ArrowLeft', () =>
              tile.promote(),
            )
          : nothing
      }
      ${
        tile.mayFillScreen
          ? act('view-fullscreen', Maximize, t('multiViewFullscreenView', { title }), 'F', () =>
              tile.fullscreen(),
            )
          : nothing
      }
      ${act('view-remove', X, t('multiViewRemove', { title }), 'Delete', () => tile.remove())}
    </div>
  `;
};

/** A place of the layout without a video. */
export const emptyView = (box: ViewBox, { t }: MultiViewLabels, fill: () => void): TemplateResult => html`
  <button type="button" class="empty" part="empty-view" ${styled(placed(box))} @click=${fill}>
    ${icon(Plus)}<span>${t('multiViewEmpty')}</span>
  </button>
`;
