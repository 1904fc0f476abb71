import { defineElements } from '../base/define-elements.js';
import { defineBarElements } from '../controls/bar/bar-elements.js';
import { PLACED_ELEMENTS } from './placed-elements.js';
import { VideoTitle } from './video-title.element.js';

/** Registers what the placed controls are made of. */
export const defineControlParts = (): void => {
  defineBarElements();
  defineElements({ 'footlight-player-video-title': VideoTitle });
};

/**
 * Registers the controls that a page places, such as `<footlight-play-button>`, unless they are registered already. Safe
 * to call more than once. It registers no player.
 */
export const defineControls = (): void => {
  defineControlParts();
  defineElements(PLACED_ELEMENTS);
};
