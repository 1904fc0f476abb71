import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import { StoreController } from '../store/store-controller.js';
import { command } from './command.js';
import type { PlayerContext } from './player-context.js';

/**
 * A control of the player. Controls draw into the player's own shadow tree, so that every visible piece can
 * be styled from outside with one `::part()`.
 */
export abstract class PlayerControl extends LitElement {
  @property({ attribute: false }) context!: PlayerContext;

  protected override createRenderRoot(): this {
    return this;
  }

  /** Draws again whenever this part of the state differs. */
  protected watch<Part>(selector: (state: PlayerState) => Part): StoreController<PlayerState, Part> {
    return new StoreController(this, () => this.context.player.store, selector);
  }

  protected command<N extends CommandName>(name: N, params: CommandParams[N]): void {
    command(this.context, name, params);
  }
}
