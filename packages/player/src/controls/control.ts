import { LitElement, html } from 'lit';
import { property } from 'lit/decorators.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import { StoreController } from '../store/store-controller.js';
import { command } from './command.js';
import { icon, type DrawnIcon } from './icon.js';
import type { LineIcon } from '../plugins/line-icon.js';
import type { PlayerContext } from './player-context.js';

/**
 * Base class for the player's controls. They render into the player's own shadow tree, so that every visible part can
 * be styled from outside with a single `::part()`.
 */
export abstract class PlayerControl extends LitElement {
  @property({ attribute: false }) context!: PlayerContext;

  protected override createRenderRoot(): this {
    return this;
  }

  /** Renders the control again whenever this part of the state changes. */
  protected watch<Part>(selector: (state: PlayerState) => Part): StoreController<PlayerState, Part> {
    return new StoreController(this, () => this.context.player.store, selector);
  }

  /** An icon. Where a page places the control, the page's own content of this slot replaces it. */
  protected drawn(slot: string, node: LineIcon): DrawnIcon {
    return this.context.isPlaced === true ? html`<slot name=${slot}>${icon(node)}</slot>` : icon(node);
  }

  protected command<N extends CommandName>(name: N, params: CommandParams[N]): void {
    command(this.context, name, params);
  }
}
