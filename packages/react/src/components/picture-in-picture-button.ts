'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightPictureInPictureButton as Element } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /**
   * Id of the player, a `<footlight-player>` or a `<footlight-embed>`, or of a `<footlight-controls>`.
   * Without it, the element belongs to the player or group around it.
   */
  readonly for?: PropValue<Element['for']>;
}

/** Props of `<footlight-picture-in-picture-button>`. */
export type FootlightPictureInPictureButtonProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-picture-in-picture-button>` as a component; its ref is the element. It does not define the element. */
export const FootlightPictureInPictureButton: ElementComponent<Element, FootlightPictureInPictureButtonProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-picture-in-picture-button',
  properties: {
    for: 'for',
  },
  events: {},
});
