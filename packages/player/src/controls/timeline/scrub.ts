import type { PlayerContext } from '../player-context.js';

/**
 * Seeks to the time under a finger or requested by a key. The timeline shows it immediately, before the media has
 * sought.
 */
export const scrubTo = ({ player, controls }: PlayerContext, to: number): void => {
  controls.set({ scrub: to });
  const arrive = () => {
    if (controls.get().scrub === to) controls.set({ scrub: null });
  };
  player.execute('seek', { to }).then(arrive, arrive);
};
