import { isUprightPhone } from '../controls/upright-phone.js';

const GAP_PX = 8;
const px = (length: number): string => `${String(Math.max(0, Math.round(length)))}px`;

/**
 * Puts an open menu beside its button, on the side with more room, where it may grow to the edges of the window. On a
 * phone in portrait orientation it stays at the lower edge of the window.
 */
const place = (menu: HTMLElement, host: Element): void => {
  menu.toggleAttribute('data-beside', !isUprightPhone());
  const { left, right, top, bottom } = host.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isAbove = top > height - bottom;
  const isFromEnd = left + right > width;
  const room = isAbove ? top : height - bottom;
  const values: Readonly<Record<string, string>> = {
    '--menu-top': isAbove ? 'auto' : px(bottom + GAP_PX),
    '--menu-bottom': isAbove ? px(height - top + GAP_PX) : 'auto',
    '--menu-left': isFromEnd ? 'auto' : px(Math.max(GAP_PX, left)),
    '--menu-right': isFromEnd ? px(Math.max(GAP_PX, width - right)) : 'auto',
    '--menu-height': px(room - 2 * GAP_PX),
    '--menu-width': px((isFromEnd ? right : width - left) - GAP_PX),
  };
  for (const [name, value] of Object.entries(values)) menu.style.setProperty(name, value);
};

/** Keeps each menu of an element beside it while it is open. */
export const placeMenus = (host: Element, root: ShadowRoot): void => {
  let moved: AbortController | undefined;
  root.addEventListener(
    'beforetoggle',
    (event) => {
      const { target: menu } = event;
      moved?.abort();
      if (!(menu instanceof HTMLElement && event instanceof ToggleEvent && event.newState === 'open')) return;
      const life = new AbortController();
      moved = life;
      const follow = (): void => {
        if (menu.isConnected) place(menu, host);
        else life.abort();
      };
      follow();
      addEventListener('resize', follow, { signal: life.signal });
      addEventListener('scroll', follow, { signal: life.signal, capture: true, passive: true });
    },
    { capture: true },
  );
};
