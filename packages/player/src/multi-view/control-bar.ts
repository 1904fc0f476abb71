import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { Expand, PanelBottomClose, PanelBottomOpen, Shrink } from 'lucide';
import { controlButton } from '../controls/bar/control-button.js';
import { controlsBar } from '../controls/bar/controls-bar.js';
import { closeOnOutsidePress } from '../controls/menus/outside-press.js';
import { icon } from '../controls/icon.js';
import { initialControlsState, type ControlsState, type PlayerContext } from '../controls/player-context.js';
import { pressShortcut } from '../controls/press-shortcut.js';
import { lazyParts } from '../lazy/lazy-parts.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { createStore } from '../store/store.js';
import { layoutPicker } from './layout-picker.js';
import type { MultiViewLayout } from './layout.js';
import type { MultiViewLabels } from './multi-view-labels.js';

export interface ControlBarState {
  /** Key of the selected view, which the controls operate. */
  readonly key: string | null;
  readonly player: FootlightPlayer | null;
  readonly labels: MultiViewLabels;
  readonly hasTitles: boolean;
  readonly layout: MultiViewLayout;
  readonly isStripOpen: boolean;
  readonly isFullscreen: boolean;
  chooseLayout(layout: MultiViewLayout): void;
  toggleStrip(): void;
  toggleFullscreen(): void;
}

/** The shared row of controls under the views, which operates the selected view, and the layout picker next to it. */
export class ControlBar {
  readonly #controls = createStore<ControlsState>(initialControlsState);
  #context: PlayerContext | null = null;

  begin(host: Element, signal: AbortSignal): void {
    closeOnOutsidePress(host, this.#controls, signal);
  }

  /** Passes a key to the selected view's player as a keyboard shortcut. */
  press(player: FootlightPlayer | null, event: KeyboardEvent): void {
    const core = player?.core ?? null;
    if (core !== null) pressShortcut(core, this.#controls, event);
  }

  /** The cards and panels of the selected player, shown over the views. */
  overlays(look: ControlBarState): TemplateResult | typeof nothing {
    const context = this.#contextOf(look);
    return context === null
      ? nothing
      : html`<div class="overlays">${keyed(look.key, lazyParts.overlays(context))}</div>`;
  }

  render(look: ControlBarState): TemplateResult {
    const context = this.#contextOf(look);
    return html`
      <div class="desk" part="desk">
        <div class="desk-bar">
          ${
            context === null
              ? nothing
              : keyed(
                  look.key,
                  html`
                    ${controlsBar(context, { visible: true, lazy: lazyParts })}
                    <footlight-player-announcer .context=${context}></footlight-player-announcer>
                  `,
                )
          }
        </div>
        ${this.#tools(look)}
      </div>
    `;
  }

  #tools({ labels, layout, isStripOpen, isFullscreen, ...acts }: ControlBarState) {
    const { t } = labels;
    return html`
      <div class="tools row">
        ${layoutPicker(layout, labels, (next) => acts.chooseLayout(next))}
        ${controlButton({
          part: 'strip-button',
          icon: icon(isStripOpen ? PanelBottomClose : PanelBottomOpen),
          label: t(isStripOpen ? 'multiViewStripHide' : 'multiViewStripShow'),
          edge: 'end',
          onClick: () => acts.toggleStrip(),
        })}
        ${
          document.fullscreenEnabled
            ? controlButton({
                part: 'all-fullscreen-button',
                icon: icon(isFullscreen ? Shrink : Expand),
                label: t(isFullscreen ? 'multiViewFullscreenExit' : 'multiViewFullscreenEnter'),
                shortcut: 'Shift+F',
                edge: 'end',
                onClick: () => acts.toggleFullscreen(),
              })
            : nothing
        }
      </div>
    `;
  }

  /** Returns the same object until the player or its text changes: a new object re-renders the controls. */
  #contextOf({ player, labels, hasTitles }: ControlBarState): PlayerContext | null {
    const core = player?.core ?? null;
    if (core === null || player === null || player.state.error !== null) return null;
    const current = this.#context;
    if (current?.player !== core || current.t !== labels.t || current.hasTitles !== hasTitles) {
      this.#controls.set(initialControlsState);
      this.#context = {
        player: core,
        controls: this.#controls,
        hasKeys: true,
        hasTitles,
        ...labels,
      };
    }
    return this.#context;
  }
}
