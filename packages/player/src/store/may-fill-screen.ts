import type { PlayerState } from './player-state.js';

/** What has no picture does not fill the screen; what fills it already finds its way back (PLAY-16). */
export const mayFillScreen = ({
  fullscreen,
  audioOnly,
}: Pick<PlayerState, 'fullscreen' | 'audioOnly'>): boolean => fullscreen || !audioOnly;
