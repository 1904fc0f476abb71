'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightTimeDisplay as Element } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /**
   * Id of the player, a `<footlight-player>` or a `<footlight-embed>`, or of a `<footlight-controls>`.
   * Without it, the element belongs to the player or group around it.
   */
  readonly for?: PropValue<Element['for']>;
  /** The only time to show; null shows the current time and the duration. */
  readonly type?: PropValue<Element['type']>;
}

/** Props of `<footlight-time-display>`. */
export type FootlightTimeDisplayProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-time-display>` as a component; its ref is the element. It does not define the element. */
export const FootlightTimeDisplay: ElementComponent<Element, FootlightTimeDisplayProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-time-display',
  properties: {
    for: 'for',
    type: 'type',
  },
  events: {},
});
