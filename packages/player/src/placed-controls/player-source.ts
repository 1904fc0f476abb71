import type { ReactiveController, ReactiveElement } from '@lit/reactive-element';
import type { PlayerContext } from '../controls/player-context.js';

/** What a placed control knows of the player that it controls. */
export interface PlayerSource {
  /** Null while the player is not in a page, or has not loaded. */
  readonly context: PlayerContext | null;
  /** Releases the player. */
  stop(): void;
}

/** A `<footlight-player>`, also one that a page has extended. */
interface ContextElement extends ReactiveElement {
  readonly controlsContext: PlayerContext | null;
}

export const hasContext = (element: Element): element is ContextElement => 'controlsContext' in element;

/** Follows a player of this page. @param changed called when the context may be another one */
export const followPlayer = (player: ContextElement, changed: () => void): PlayerSource => {
  let known = player.controlsContext;
  const controller: ReactiveController = {
    hostUpdated() {
      if (known === player.controlsContext) return;
      known = player.controlsContext;
      changed();
    },
  };
  player.addController(controller);
  return {
    get context() {
      return player.controlsContext;
    },
    stop: () => player.removeController(controller),
  };
};
