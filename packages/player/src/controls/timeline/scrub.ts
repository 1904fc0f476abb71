import type { PlayerContext } from '../player-context.js';

/** Seeks to where a finger or a key points; the timeline stands there at once, and the media follows. */
export const scrubTo = ({ player, controls }: PlayerContext, to: number): void => {
  controls.set({ scrub: to });
  const arrive = () => {
    if (controls.get().scrub === to) controls.set({ scrub: null });
  };
  player.execute('seek', { to }).then(arrive, arrive);
};
