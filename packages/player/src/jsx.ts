/// <reference types="react" />
/**
 * JSX types of the player: `import '@footlight/player/jsx'`.
 *
 * React 19 sets a property if the element has one and an attribute otherwise; the prop `onx` listens to the event `x`.
 * @see https://react.dev/reference/react-dom/components#custom-html-elements
 */
import type { FootlightPlayer } from './element/player.element.js';
import type { EventProps, MediaEventProps, SettableProps } from './element-props.js';
import type { FootlightMultiView } from './multi-view/multi-view.element.js';
import type { MultiViewEventDetails } from './multi-view/multi-view-events.js';
import type { ControlTag } from './placed-controls/placed-elements.js';
import type { SettableProperties } from './settable-properties.js';
import type { PlayerEventDetails } from './store/player-events.js';

export type { MediaEventProps } from './element-props.js';
export { elementRef, type ElementListeners } from './element/element-ref.js';

/**
 * Form events, which our elements never dispatch, and media events, which React supports under these names only on
 * `<audio>` and `<video>`.
 */
type NeverSent = `on${
  | 'Abort'
  | 'BeforeInput'
  | 'CanPlay'
  | 'CanPlayThrough'
  | 'Change'
  | 'CompositionEnd'
  | 'CompositionStart'
  | 'CompositionUpdate'
  | 'DurationChange'
  | 'Emptied'
  | 'Encrypted'
  | 'Ended'
  | 'Error'
  | 'Input'
  | 'Invalid'
  | 'Load'
  | 'LoadStart'
  | 'LoadedData'
  | 'LoadedMetadata'
  | 'Pause'
  | 'Play'
  | 'Playing'
  | 'Progress'
  | 'RateChange'
  | 'Reset'
  | 'Seeked'
  | 'Seeking'
  | 'Stalled'
  | 'Submit'
  | 'Suspend'
  | 'TimeUpdate'
  | 'VolumeChange'
  | 'Waiting'}`;

/** The props that every HTML element has in React, without events that are never dispatched and without `Own`. */
export type HtmlProps<Base, Own extends PropertyKey> = Omit<Base, NeverSent | `${NeverSent}Capture` | Own>;

/** Props of one of our elements: those of HTML, its own, and its events. */
export type ElementProps<Base, Props, Details = object> = HtmlProps<Base, keyof Props> &
  Props &
  EventProps<Details>;

type Elements = HTMLElementTagNameMap;
/** The ref is the player's own class, so that it takes refs of a page's class as well. */
type PropsOf<Tag extends keyof SettableProperties, Element, Details> = ElementProps<
  React.DetailedHTMLProps<React.HTMLAttributes<Element>, Element>,
  SettableProps<Elements[Tag], SettableProperties[Tag]>,
  Details
>;

type ControlProps = { readonly [Tag in ControlTag]: PropsOf<Tag, Elements[Tag], object> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ControlProps {
      'footlight-player': PropsOf<'footlight-player', FootlightPlayer, PlayerEventDetails> & MediaEventProps;
      'footlight-multi-view': PropsOf<'footlight-multi-view', FootlightMultiView, MultiViewEventDetails>;
    }
  }
}
