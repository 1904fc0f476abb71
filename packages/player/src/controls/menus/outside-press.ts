import type { Store } from '../../store/store.js';
import type { ControlsState } from '../player-context.js';

/**
 * Closes the open menu or panel of a player when the viewer presses outside it. A press on the picture that closes a
 * menu does only that; it does not also play or pause.
 */
export const closeOnOutsidePress = (
  host: Element,
  controls: Store<ControlsState>,
  signal: AbortSignal,
): void => {
  let swallowed: AbortController | undefined;

  const press = (event: PointerEvent): void => {
    swallowed?.abort();
    const path = event.composedPath();
    const isIn = (selector: string) =>
      path.includes(host) && path.some((node) => node instanceof Element && node.matches(selector));
    const { openMenu, openPanel } = controls.get();
    const closesMenu = openMenu !== null && !isIn('footlight-player-menu');
    if (closesMenu) controls.set({ openMenu: null });
    // Inside the player the scrim of the panel closes it.
    if (openPanel !== null && !path.includes(host)) controls.set({ openPanel: null });
    if (!closesMenu || !isIn('.picture')) return;
    swallowed = new AbortController();
    const swallow = (click: Event): void => {
      if (click instanceof PointerEvent && click.pointerId === event.pointerId) click.stopPropagation();
    };
    host.addEventListener('click', swallow, { capture: true, once: true, signal: swallowed.signal });
  };
  document.addEventListener('pointerdown', press, { signal });
  signal.addEventListener('abort', () => swallowed?.abort());
};
