import { MOVED } from '../../picture-in-picture/moved.js';
import type { Store } from '../../store/store.js';
import type { ControlsState } from '../player-context.js';

/**
 * Closes the open menu or panel of a player when the viewer presses outside it. A press on the picture that closes a
 * menu does only that; it does not also play or pause.
 * @param media of a player, which may go to another window
 */
export const closeOnOutsidePress = (
  host: Element,
  controls: Store<ControlsState>,
  signal: AbortSignal,
  media: HTMLVideoElement | null = null,
): void => {
  let swallowed: AbortController | undefined;
  const boxOf = (): Element => media?.closest('.stage') ?? host;

  const press = (event: PointerEvent): void => {
    swallowed?.abort();
    const path = event.composedPath();
    const box = boxOf();
    const isIn = (selector: string) =>
      path.includes(box) && path.some((node) => node instanceof Element && node.matches(selector));
    const { openMenu, openPanel } = controls.get();
    const closesMenu = openMenu !== null && !isIn('footlight-player-menu');
    if (closesMenu) controls.set({ openMenu: null });
    // Inside the player the scrim of the panel closes it.
    if (openPanel !== null && !path.includes(box)) controls.set({ openPanel: null });
    if (!closesMenu || !isIn('.picture')) return;
    swallowed = new AbortController();
    const swallow = (click: Event): void => {
      if (click instanceof PointerEvent && click.pointerId === event.pointerId) click.stopPropagation();
    };
    box.addEventListener('click', swallow, { capture: true, once: true, signal: swallowed.signal });
  };
  document.addEventListener('pointerdown', press, { signal });
  media?.addEventListener(
    MOVED,
    () => media.ownerDocument.addEventListener('pointerdown', press, { signal }),
    {
      signal,
    },
  );
  signal.addEventListener('abort', () => swallowed?.abort());
};
