import type { PlayerState } from './player-state.js';

/** Whether full screen can be toggled: media without a picture cannot enter it, but can always leave it (PLAY-16). */
export const mayFillScreen = ({
  fullscreen,
  audioOnly,
}: Pick<PlayerState, 'fullscreen' | 'audioOnly'>): boolean => fullscreen || !audioOnly;
