import type { FootlightPlayer, PlayerErrorCode, PlayerState } from '@footlight/player';
import type { Locator } from '@playwright/test';

/** The state as returned from a page, where serialising would drop the error's code. */
export interface ReadState extends Omit<PlayerState, 'error'> {
  readonly code: PlayerErrorCode | null;
}

/** The state of a player, or of an element with the same interface. Its tag may be upgraded later. */
export const playerState = (player: Locator): Promise<ReadState> =>
  player.evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    const { error, ...state } = (element as FootlightPlayer).state;
    return { ...state, code: error?.code ?? null };
  });
