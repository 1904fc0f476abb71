/**
 * Types of the elements for JSX: `import '@footlight/elements/react'`.
 *
 * React 19 sets a property if the element has one and an attribute otherwise, and adds a listener for the event `x`
 * from the prop `onx`.
 * @see https://react.dev/reference/react-dom/components#custom-html-elements
 */
import type { MediaEventProps, SettableProps } from '@footlight/player';
import type { ElementProps } from '@footlight/player/jsx';
import type { WatchlistEventDetails } from '@footlight/widgets';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EmbedEventDetails } from './embed/embed-events.js';
import type { SettableProperties } from './settable-properties.js';
import type {
  GuideCardEventDetails,
  LiveNowEventDetails,
  WatchTogetherEventDetails,
} from './widget-elements.js';

// The page's own classes take the place of the player's.
export type { PageMultiView as FootlightMultiView } from './playback/page-multi-view.element.js';
export type { PagePlayer as FootlightPlayer } from './playback/page-player.element.js';

export { elementRef, type ElementListeners } from '@footlight/player/jsx';

type Elements = HTMLElementTagNameMap;
type PropsOf<Tag extends keyof SettableProperties & keyof Elements, Details> = ElementProps<
  DetailedHTMLProps<HTMLAttributes<Elements[Tag]>, Elements[Tag]>,
  SettableProps<Elements[Tag], SettableProperties[Tag]>,
  Details
>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'footlight-watchlist': PropsOf<'footlight-watchlist', WatchlistEventDetails>;
      'footlight-guide-card': PropsOf<'footlight-guide-card', GuideCardEventDetails>;
      'footlight-embed': PropsOf<'footlight-embed', EmbedEventDetails> & MediaEventProps;
      'footlight-watch-together': PropsOf<'footlight-watch-together', WatchTogetherEventDetails>;
      'footlight-live-now': PropsOf<'footlight-live-now', LiveNowEventDetails>;
    }
  }
}
