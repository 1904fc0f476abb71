import { hasDom } from '../safe-define.js';

/** `HTMLElement`; a class of nothing on a server, which may import elements and defines none. */
export const ElementBase: typeof HTMLElement = hasDom()
  ? HTMLElement
  : (Object as unknown as typeof HTMLElement);
