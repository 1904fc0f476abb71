/// <reference types="react" />
/**
 * JSX types of the player: `import '@footlight/player/jsx'`.
 *
 * React 19 sets a property if the element has one and an attribute otherwise; the prop `onx` listens to the event `x`.
 * @see https://react.dev/reference/react-dom/components#custom-html-elements
 */
import type { PlayerOptionName } from '@footlight/player-contract';
import type { MediaEventName } from './media-element/media-events.js';
import type { FootlightMultiView } from './multi-view/multi-view.element.js';
import type { MultiViewEventDetails } from './multi-view/multi-view-events.js';
import type { FootlightPlayer } from './element/player.element.js';
import type { PlayerEventDetails } from './store/player-events.js';

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

type EventProps<Details> = {
  readonly [Name in keyof Details & string as `on${Name}`]?: (event: CustomEvent<Details[Name]>) => void;
};

/**
 * Props of one of our elements: the HTML props without events that are never dispatched, plus its own props and events.
 */
export type ElementProps<Base, Props, Details = object> = Omit<
  Base,
  NeverSent | `${NeverSent}Capture` | keyof Props
> &
  Partial<Props> &
  EventProps<Details>;

/** Player properties that a page can set. Other packages extend this interface with their own properties. */
export interface PlayerProps extends Pick<
  FootlightPlayer,
  | PlayerOptionName
  | 'src'
  | 'videoTitle'
  | 'chapters'
  | 'thumbnails'
  | 'drm'
  | 'adTag'
  | 'skipMarkers'
  | 'crossOrigin'
  | 'startAt'
  | 'resume'
  | 'shortcuts'
  | 'fullscreenTarget'
  | 'muted'
  | 'volume'
  | 'defaultMuted'
  | 'defaultVolume'
  | 'currentTime'
  | 'playbackRate'
  | 'poster'
  | 'storage'
  | 'playback'
  | 'loader'
> {}

/** Media events under the prop names that React uses for custom elements, such as `ontimeupdate`. */
export type MediaEventProps = { readonly [Name in MediaEventName as `on${Name}`]?: (event: Event) => void };

/** Multi-view properties that a page can set. */
export interface MultiViewProps extends Pick<
  FootlightMultiView,
  'language' | 'layout' | 'loader' | 'views' | 'candidates' | 'sessionKey' | 'titles'
> {}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'footlight-player': ElementProps<
        React.DetailedHTMLProps<React.HTMLAttributes<FootlightPlayer>, FootlightPlayer>,
        PlayerProps,
        PlayerEventDetails
      > &
        MediaEventProps;
      'footlight-multi-view': ElementProps<
        React.DetailedHTMLProps<React.HTMLAttributes<FootlightMultiView>, FootlightMultiView>,
        MultiViewProps,
        MultiViewEventDetails
      >;
    }
  }
}
