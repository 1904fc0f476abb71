import type { FootlightPlayer, PlayerState } from '@footlight/player';
import type { Locator } from '@playwright/test';

/** What a player says of itself, or an element that stands for one. Its code may come after its tag. */
export const playerState = (player: Locator): Promise<PlayerState> =>
  player.evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    return (element as FootlightPlayer).state;
  });
