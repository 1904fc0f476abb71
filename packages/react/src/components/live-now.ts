'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightLiveNow as Element, LiveNowEventDetails as Details } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /** language tag; the page's own when absent. */
  readonly language?: PropValue<Element['language']>;
  /** `panel` (default) opens the list; `event` only dispatches `footlight-toggle`. */
  readonly mode?: PropValue<Element['mode']>;
  /** `dark` (default), `light` or `auto`. */
  readonly theme?: PropValue<Element['theme']>;
  /** `none` hides titles of events visually; screen readers still announce them. */
  readonly titles?: PropValue<Element['titles']>;
  /** `{ id, title, href }`: an event was chosen; cancel it to stay on the page. */
  readonly onFootlightSelect?: ((event: CustomEvent<Details['footlight-select']>) => void) | undefined;
  /** `{ isOpen, count }`: the button was pressed; cancel it to keep the panel closed. */
  readonly onFootlightToggle?: ((event: CustomEvent<Details['footlight-toggle']>) => void) | undefined;
}

/** Props of `<footlight-live-now>`. */
export type FootlightLiveNowProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-live-now>` as a component; its ref is the element. It does not define the element. */
export const FootlightLiveNow: ElementComponent<Element, FootlightLiveNowProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-live-now',
  properties: {
    language: 'language',
    mode: 'mode',
    theme: 'theme',
    titles: 'titles',
  },
  events: {
    onFootlightSelect: 'footlight-select',
    onFootlightToggle: 'footlight-toggle',
  },
});
