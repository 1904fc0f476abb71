import { hasDom } from '../safe-define.js';

/** `HTMLElement`; an empty class on a server, which may import elements but defines none. */
export const ElementBase: typeof HTMLElement = hasDom()
  ? HTMLElement
  : (Object as unknown as typeof HTMLElement);
