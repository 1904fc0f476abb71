'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightMultiView as Element, MultiViewEventDetails as Details } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /** Videos that the viewer can add, such as the events that are currently live. */
  readonly candidates?: PropValue<Element['candidates']>;
  /** Ids of live events, separated by commas. */
  readonly events?: PropValue<Element['events']>;
  /**
   * Words of the page instead of the built-in ones, also for the players: `{ multiViewAdd: '…' }`, or a
   * function that has or loads those of a language: `(language) => labels`. What is absent stays as it is
   * built in.
   */
  readonly labels?: PropValue<Element['labels']>;
  /** Language of the text; defaults to the language of the surrounding page. */
  readonly language?: PropValue<Element['language']>;
  /** `twoUp` (default), `pip`, `threeUp` or `quad`. */
  readonly layout?: PropValue<Element['layout']>;
  /** Loads the playback data of the views, and sends the heartbeats of their shared screen. */
  readonly loader?: PropValue<Element['loader']>;
  /**
   * Key under which the browser stores the layout and the views for as long as the tab is open; empty stores
   * nothing.
   */
  readonly sessionKey?: PropValue<Element['sessionKey']>;
  /** `none` hides the titles of videos; they stay available to screen readers. */
  readonly titles?: PropValue<Element['titles']>;
  /** Ids of videos, separated by commas; they follow the events. */
  readonly videos?: PropValue<Element['videos']>;
  /**
   * The videos in the order of their places. Setting them resets the views, unless the value equals the one
   * set last.
   */
  readonly views?: PropValue<Element['views']>;
  /** the layout changed: `{ layout }` */
  readonly onFootlightLayoutChange?: ((event: CustomEvent<Details['footlight-layoutchange']>) => void) | undefined;
  /** `{ id, kind, title, href }`: a video without access was chosen; cancel it to stay on the page */
  readonly onFootlightSelect?: ((event: CustomEvent<Details['footlight-select']>) => void) | undefined;
  /** the videos, their order or the selected one changed: `{ views, chosen }` */
  readonly onFootlightViewChange?: ((event: CustomEvent<Details['footlight-viewchange']>) => void) | undefined;
}

/** Props of `<footlight-multi-view>`. */
export type FootlightMultiViewProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-multi-view>` as a component; its ref is the element. It does not define the element. */
export const FootlightMultiView: ElementComponent<Element, FootlightMultiViewProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-multi-view',
  properties: {
    candidates: null,
    events: 'events',
    labels: null,
    language: 'language',
    layout: 'layout',
    loader: null,
    sessionKey: 'session-key',
    titles: 'titles',
    videos: 'videos',
    views: null,
  },
  events: {
    onFootlightLayoutChange: 'footlight-layoutchange',
    onFootlightSelect: 'footlight-select',
    onFootlightViewChange: 'footlight-viewchange',
  },
});
