import { defineBarElements } from '../controls/bar/bar-elements.js';
import { definePlayer } from '../element/define-player.js';
import { defineElements } from '../base/define-elements.js';
import { lazyParts } from '../lazy/lazy-parts.js';
import { EventStrip } from './event-strip.element.js';
import { FootlightMultiView } from './multi-view.element.js';

/** Registers `<footlight-multi-view>` and the elements it uses, unless they are registered already. */
export const defineMultiView = (element: typeof FootlightMultiView = FootlightMultiView): void => {
  definePlayer();
  defineBarElements();
  lazyParts.define();
  defineElements({ 'footlight-event-strip': EventStrip, 'footlight-multi-view': element });
};
