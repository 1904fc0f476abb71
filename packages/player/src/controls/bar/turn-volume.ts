import { command } from '../command.js';
import type { PlayerContext } from '../player-context.js';

const WHEEL_STEP = 5;

/** Changes the volume by the wheel over its controls. */
export const turnVolume = (context: PlayerContext, event: WheelEvent): void => {
  if (event.deltaY === 0 || event.ctrlKey) return;
  event.preventDefault();
  const { volume, muted } = context.player.store.get();
  const from = muted ? 0 : volume;
  const to = Math.min(100, Math.max(0, from - Math.sign(event.deltaY) * WHEEL_STEP));
  command(context, 'setVolume', { volume: to, muted: false });
};
