import type { FootlightPlayer, PlayerErrorCode, PlayerState } from '@footlight/player';
import type { Locator } from '@playwright/test';

/** A state as it comes out of a page, where an error would lose its code. */
export interface ReadState extends Omit<PlayerState, 'error'> {
  readonly code: PlayerErrorCode | null;
}

/** What a player says of itself, or an element that stands for one. Its code may come after its tag. */
export const playerState = (player: Locator): Promise<ReadState> =>
  player.evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    const { error, ...state } = (element as FootlightPlayer).state;
    return { ...state, code: error?.code ?? null };
  });
