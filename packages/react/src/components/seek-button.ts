'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightSeekButton as Element } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /**
   * Id of the player, a `<footlight-player>` or a `<footlight-embed>`, or of a `<footlight-controls>`.
   * Without it, the element belongs to the player or group around it.
   */
  readonly for?: PropValue<Element['for']>;
  /** How far it seeks; negative numbers seek back. */
  readonly seconds?: PropValue<Element['seconds']>;
}

/** Props of `<footlight-seek-button>`. */
export type FootlightSeekButtonProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-seek-button>` as a component; its ref is the element. It does not define the element. */
export const FootlightSeekButton: ElementComponent<Element, FootlightSeekButtonProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-seek-button',
  properties: {
    for: 'for',
    seconds: 'seconds',
  },
  events: {},
});
