import type { Store } from '../store/store.js';
import type { ControlsState } from './player-context.js';

/** Closes the open menu when somebody presses anywhere but in one. */
export const closeMenuOnOutsidePress = (controls: Store<ControlsState>, signal: AbortSignal): void => {
  const press = (event: Event): void => {
    const inMenu = event
      .composedPath()
      .some((node) => node instanceof Element && node.localName === 'footlight-player-menu');
    if (!inMenu) controls.set({ openMenu: null });
  };
  document.addEventListener('pointerdown', press, { signal });
};
