import type { FootlightPlayer, PlayerState } from '@footlight/player';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Subscribes to a value of the player's state. `read` must return the same value while nothing changes, because each
 * new value renders the page.
 */
export const usePlayerState = <T>(
  player: FootlightPlayer | null,
  read: (state: PlayerState) => T,
  without: T,
): T => {
  const subscribe = useCallback(
    (follow: () => void) => {
      player?.addEventListener('footlight-statechange', follow);
      return () => player?.removeEventListener('footlight-statechange', follow);
    },
    [player],
  );
  return useSyncExternalStore(
    subscribe,
    () => (player === null ? without : read(player.state)),
    () => without,
  );
};
