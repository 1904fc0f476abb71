import type { Store } from '../../store/store.js';
import type { ControlsState } from '../player-context.js';

/**
 * Closes the open menu or panel of one player when somebody presses anywhere but in it. A press on the
 * picture that closes something does only that: it does not play or pause as well.
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
    // Within the player the panel's own scrim sees to it.
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
