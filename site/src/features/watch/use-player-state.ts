import type { FootlightPlayer, PlayerState } from '@footlight/player';
import { useCallback, useSyncExternalStore } from 'react';

/** What a page reads of a player, which must be the same while nothing of it differs; the page is drawn anew then. */
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
