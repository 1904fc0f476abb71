import { useStore } from 'zustand';
import { lazyPart } from '../../../app/lazy-part.js';
import { useSite } from '../../../app/site-context.js';

const MiniPlayer = lazyPart(async () => (await import('./mini-player.js')).MiniPlayer);

/** Mounts the mini player once something is being watched. */
export const MiniSlot = () => {
  const { state } = useSite();
  const isUsed = useStore(state.watching, ({ watched }) => watched !== null);
  return isUsed && <MiniPlayer of={{}} />;
};
