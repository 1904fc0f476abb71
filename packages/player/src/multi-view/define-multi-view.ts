import { defineCoreControls } from '../core.js';
import { definePlayer } from '../define.js';
import { defineElements } from '../define-elements.js';
import { lazyParts } from '../lazy/lazy-parts.js';
import { EventStrip } from './event-strip.element.js';
import { FootlightMultiView } from './multi-view.element.js';

/** Registers `<footlight-multi-view>` and the elements it uses, unless they are registered already. */
export const defineMultiView = (element: typeof FootlightMultiView = FootlightMultiView): void => {
  definePlayer();
  defineCoreControls();
  lazyParts.define();
  defineElements({ 'footlight-event-strip': EventStrip, 'footlight-multi-view': element });
};
