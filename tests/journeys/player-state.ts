import type { FootlightPlayer, PlayerErrorCode, PlayerState } from '@footlight/player';
import type { Locator } from '@playwright/test';

/** The state as returned from a page, where serialising would drop the error's code. */
export interface ReadState extends Omit<PlayerState, 'error'> {
  readonly code: PlayerErrorCode | null;
}

/** The state of a player, or of an element with the same interface. Its tag may be upgraded later. */
export const playerState = (player: Locator): Promise<ReadState> =>
  player.evaluate(async (element) => {
    // Polled: Chromium may collect a promise that only a registry of the page still refers to.
    while (customElements.get(element.localName) === undefined)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const { error, ...state } = (element as FootlightPlayer).state;
    return { ...state, code: error?.code ?? null };
  });
